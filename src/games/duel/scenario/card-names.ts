import { allCardFacts, cardFacts } from '../cards/printed';
import type { CardFacts } from '../../../engine/duel';

const byName = new Map(allCardFacts.map((facts) => [facts.en, facts.id]));

/** The card's English name, as it stands in scenarios. */
export const nameOf = (passcode: number): string => cardFacts(passcode)?.en ?? `card ${passcode}`;

/** The passcode of a card given by name or passcode; undefined for a card that no list knows. */
export function passcodeOf(card: string | number): number | undefined {
  if (typeof card === 'string' && byName.has(card)) return byName.get(card);
  const passcode = Number(card);
  return factsOf(passcode) === undefined ? undefined : passcode;
}

export const factsOf = (passcode: number): CardFacts | undefined => cardFacts(passcode);
