import type { Considered } from '../../thinking';

/** What one has more of than by the other, by name. */
export function gained({ ahead: by = {} }: Considered, { ahead: than = {} }: Considered): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(by).map(([name, amount]) => [name, amount - (than[name] ?? 0)]));
}
