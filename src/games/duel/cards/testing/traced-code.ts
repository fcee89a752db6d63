import type { CardCode } from '../../../../engine/duel/api';

type Part = readonly [name: string, says: unknown];

/** What is several parts by name, and not one. */
const HOLDS_PARTS: readonly string[] = ['lingering', 'inBattle', 'atOnce', 'protection'];

/** The parts of a card's code of which something must happen before it has been tried: each effect, each continuous part … */
const partsOf = (code: CardCode): readonly Part[] =>
  Object.entries(code).flatMap(([key, says]): readonly Part[] => {
    if (Array.isArray(says)) return says.map((one, i) => [`${key} ${i}`, one] as const);
    return HOLDS_PARTS.includes(key)
      ? Object.entries(says as object).map(([name, one]) => [`${key} ${name}`, one] as const)
      : [[key, says]];
  });

/** Of an effect only its resolution counts: its conditions are asked wherever acts are listed. */
const tells = (part: string, key: string): boolean => !part.startsWith('effects ') || key === 'resolve';

const hasCode = (part: string, says: unknown, key = ''): boolean =>
  typeof says === 'function'
    ? tells(part, key)
    : typeof says === 'object' && says !== null && Object.entries(says).some(([name, one]) => hasCode(part, one, name));

/** The parts that can be seen to be used; those that are plain data cannot. */
export const partsToUse = (code: CardCode): readonly string[] =>
  partsOf(code)
    .filter(([part, says]) => hasCode(part, says))
    .map(([part]) => part);

/** The same code, which notes each of its parts that is used. */
export function traced(code: CardCode, used: Set<string>): CardCode {
  const copied = (part: string, says: unknown, key = ''): unknown => {
    if (typeof says === 'function') {
      if (!tells(part, key)) return says;
      return function (this: unknown, ...args: unknown[]): unknown {
        used.add(part);
        return Reflect.apply(says, this, args);
      };
    }
    if (Array.isArray(says)) return says.map((one) => copied(part, one, key));
    if (typeof says !== 'object' || says === null) return says;
    return Object.fromEntries(Object.entries(says).map(([name, one]) => [name, copied(part, one, name)]));
  };
  const copy: Record<string, unknown> = { ...code };
  for (const [key, says] of Object.entries(code)) {
    if (Array.isArray(says)) copy[key] = says.map((one, i) => copied(`${key} ${i}`, one));
    else if (HOLDS_PARTS.includes(key))
      copy[key] = Object.fromEntries(Object.entries(says as object).map(([name, one]) => [name, copied(`${key} ${name}`, one)]));
    else copy[key] = copied(key, says);
  }
  return copy as unknown as CardCode;
}
