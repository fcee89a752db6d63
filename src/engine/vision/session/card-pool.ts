import { charge } from '../api/instructions';
import type { CardFacts } from '../model/facts';
import { definitionOf, type ActivatedEffect, type CardCode, type CardDefinition, type CardPool } from '../model/effect';

/** マナチャージ(X): in the own turn, by sleeping. */
const charging = (amount: number): ActivatedEffect => ({
  when: 'ownTurn',
  nodes: 0,
  sleep: true,
  resolve: (e) => charge(e, amount),
});

/** The cards that can be played: those whose code is there. A card without one does nothing but what its keywords say. */
export function buildPool(facts: readonly CardFacts[], codes: readonly CardCode[]): CardPool {
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
