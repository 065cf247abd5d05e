/** Plays games with growing seeds until so many CPU seconds are spent. */
export function movesPerCpuSecond(
  play: (seed: number) => number,
  seconds: number,
): { moves: number; perSecond: number } {
  const began = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  let moves = 0;
  for (let seed = 1; spent() < seconds; seed++) moves += play(seed);
  return { moves, perSecond: moves / spent() };
}
