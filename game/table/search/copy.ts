/**
 * A deep copy of plain JSON of fixed shape, as G and ctx are. Lists are all of one kind, so their first entry tells
 * whether they hold anything to copy: that makes it about ten times as fast as `structuredClone`.
 */
export function copyOf<T>(value: T): T {
  return (isHolder(value) ? copyOfHolder(value) : value) as T;
}

type Holder = unknown[] | Record<string, unknown>;

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

function copyOfHolder(holder: Holder): Holder {
  if (Array.isArray(holder)) {
    const list = holder.slice();
    if (isHolder(list[0])) for (let i = 0; i < list.length; i++) list[i] = copyOf(list[i]);
    return list;
  }
  const copy = { ...holder };
  for (const key in copy) {
    const entry = copy[key];
    if (isHolder(entry)) copy[key] = copyOfHolder(entry);
  }
  return copy;
}
