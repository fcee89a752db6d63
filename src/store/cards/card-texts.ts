import type { Clause } from '../../engine/duel';
import { linesByClause, linesOf } from '../../games/duel/cards/data/clause-lines';
import { cardTexts, cardTextsAreThere, fetchCardTexts, whenCardTextsCome } from '../../games/duel/cards/data/texts';

export type { Clause } from '../../engine/duel';

export { cardTexts, cardTextsAreThere, fetchCardTexts, linesOf, whenCardTextsCome };

/** The alternatives of an effect begin with a bullet and have no number of their own. */
export const isAlternative = (line: string): boolean => /^[•・]/.test(line);

/** The number that stands before each part of a card, from 1; none before an alternative, or where there is only one part. */
export function partNumbers(passcode: number): readonly (number | undefined)[] {
  const { en = [], ja = [] } = cardTexts(passcode) ?? {};
  const parts = en.length > 0 ? en : ja;
  if (parts.length < 2) return parts.map(() => undefined);
  let last = 0;
  return parts.map((part) => (isAlternative(part) ? undefined : (last += 1)));
}

/** Whether a card has several effects that are told apart by their words. */
export const hasSeveralClauses = (passcode: number): boolean =>
  new Set(Object.values(linesByClause(passcode)).flatMap((lines) => lines?.slice(0, 1) ?? [])).size > 1;

/** The number of the part in which one of its effects begins. */
export const partNumberOf = (passcode: number, clause: Clause): number | undefined =>
  partNumbers(passcode)[linesOf(passcode, clause)[0] ?? -1];

/** Of a Pendulum monster: so many of its parts, the first ones, are what it does in a Pendulum Zone. */
export const pendulumParts = (passcode: number): number => cardTexts(passcode)?.pendulum ?? 0;
