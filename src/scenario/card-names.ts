import { allCardFacts, expertPool, type CardFacts } from '../cards';

const byName = new Map(allCardFacts.map((facts) => [facts.en, facts.id]));

/** The card's English name, as it stands in scenarios. */
export const nameOf = (passcode: number): string => expertPool.facts(passcode)?.en ?? `card ${passcode}`;

/** The passcode of a card given by name or passcode; undefined for a card that no list knows. */
export function passcodeOf(card: string | number): number | undefined {
  if (typeof card === 'string' && byName.has(card)) return byName.get(card);
  const passcode = Number(card);
  return factsOf(passcode) === undefined ? undefined : passcode;
}

export const factsOf = (passcode: number): CardFacts | undefined => expertPool.facts(passcode);

/** A Trap that may lie in a Monster Zone. */
export const isTrapMonster = (passcode: number): boolean => expertPool.definition(passcode)?.asMonster !== undefined;

/** A known card without code yet cannot be played. */
export const isPlayable = (passcode: number): boolean => expertPool.definition(passcode) !== undefined;
