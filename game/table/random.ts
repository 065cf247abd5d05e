/** The part of boardgame.io's random API that rules at this table use. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  Number(): number;
  /** A die of so many sides: 1 to sides. */
  Die(sides: number): number;
  /** A new, shuffled list. */
  Shuffle<T>(list: T[]): T[];
}

/** sfc32: fast and good enough for simulations, seeded, never used for a match between people. */
export function fastRandom(seed: number): Random {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = seed | 0;
  let counter = 1;
  const next = (): number => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + result) | 0;
    return (result >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    Number: next,
    Die: (sides) => 1 + Math.floor(next() * sides),
    Shuffle: (list) => {
      const shuffled = list.slice();
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        const kept = shuffled[i] as (typeof shuffled)[number];
        shuffled[i] = shuffled[j] as (typeof shuffled)[number];
        shuffled[j] = kept;
      }
      return shuffled;
    },
  };
}
