import type { Manifest } from './module';

/** Says what is wrong with a wish for a table, and what would be right; undefined if nothing is. */
export function whyNoTableOf(
  { title, seats, tableOptions }: Manifest,
  setupData: unknown,
  players: number,
): string | undefined {
  const { least, most } = seats;
  if (!Number.isInteger(players) || players < least || players > most)
    return `${title} is played by ${least} to ${most} players, not by ${players}`;
  if (setupData === undefined || setupData === null) return undefined;
  const names = tableOptions.map((option) => option.name);
  const known = names.join(', ') || 'none';
  if (typeof setupData !== 'object' || Array.isArray(setupData))
    return `the options of ${title} are an object with any of: ${known}`;
  for (const [name, value] of Object.entries(setupData)) {
    if (!names.includes(name))
      return `${title} has no option ${JSON.stringify(name)}; its options are: ${known}`;
    if (typeof value !== 'boolean') return `option ${name} of ${title} is true or false`;
  }
  return undefined;
}
