/** Small helpers over lists. They throw on a programming error, so that a wrong index never becomes a silent `undefined`. */

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return found;
}

/** Adds to one entry of a list of counts. */
export function add(counts: number[], index: number, amount: number): void {
  counts[index] = at(counts, index) + amount;
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

export function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

/** All ways to take `size` things when `available[i]` of kind i lie there, as counts per kind. */
export function combinations(available: readonly number[], size: number): number[][] {
  const found: number[][] = [];
  const taken = zeros(available.length);
  const take = (kind: number, left: number): void => {
    if (kind === available.length) {
      if (left === 0) found.push(taken.slice());
      return;
    }
    for (let n = Math.min(left, at(available, kind)); n >= 0; n--) {
      taken[kind] = n;
      take(kind + 1, left - n);
    }
    taken[kind] = 0;
  };
  take(0, size);
  return found;
}
