import { charge } from '../api/instructions';
import type { CardFacts } from '../model/facts';
import { definitionOf, type ActivatedEffect, type CardCode, type CardDefinition, type CardPool } from '../model/effect';
import { KEYWORDS, LEFT_OUT_KEYWORDS } from '../model/vocabulary';

/** マナチャージ(X): in the own turn, by sleeping. */
const charging = (amount: number): ActivatedEffect => ({
  when: 'ownTurn',
  nodes: 0,
  sleep: true,
  resolve: (e) => charge(e, amount),
});

/** A list of cards is data, read at run time: a keyword that these rules do not know would otherwise silently do nothing. */
function refuseStrangeKeywords({ en, keywords }: CardFacts): void {
  for (const name of keywords.map((keyword): string => keyword.name)) {
    if (LEFT_OUT_KEYWORDS.some((leftOut) => leftOut === name))
      throw new Error(`${en} has the keyword ${name}, which these rules leave out: the card cannot be played here`);
    if (!KEYWORDS.some((known) => known === name))
      throw new Error(`${en} has the keyword ${name}, which is not known; expected one of ${KEYWORDS.join(', ')}`);
  }
}

/**
 * The cards that can be played: those whose code is there. A card without one does nothing but what its keywords say. Throws
 * where a listed card has a keyword that these rules leave out or do not know.
 */
export function buildPool(facts: readonly CardFacts[], codes: readonly CardCode[]): CardPool {
  facts.forEach(refuseStrangeKeywords);
  const byPasscode = new Map<number, CardDefinition>();
  for (const code of codes) {
    const printed = facts.find(({ id }) => id === code.passcode);
    if (printed === undefined) throw new Error(`code for a card that is not listed: ${code.passcode}`);
    if (byPasscode.has(code.passcode)) throw new Error(`two codes for ${printed.en}`);
    byPasscode.set(code.passcode, definitionOf(printed, code, charging));
  }
  const playable = [...byPasscode.values()].map((definition) => definition.facts);
  return { definition: (passcode) => byPasscode.get(passcode), playable };
}
