export const games: Readonly<Record<string, readonly [least: number, most: number]>>;
