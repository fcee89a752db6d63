import type { Duel } from '../model/duel';
import type { CardId } from '../model/vocabulary';

/** The card works as a Spell where it lies. */
const isSpellNow = ({ defs, state }: Duel, id: CardId): boolean =>
  defs[id]!.index.isSpell || (defs[id]!.index.isPendulum && state.cards[id]!.zone === 'pendulum');

/**
 * Whether a card is beyond what that other one does: a monster that no Spell affects, or none of the other player. Asked wherever
 * an effect moves or changes a card, keeps up its control or lends it; costs and tributes that a player pays are no effect on it.
 */
export function isBeyond(duel: Duel, id: CardId, by: CardId): boolean {
  const { giving } = duel.index;
  if (giving.unaffectedBySpells !== undefined && duel.continuous.has(id, 'unaffectedBySpells')) return isSpellNow(duel, by);
  return (
    giving.unaffectedByOpponentsSpells !== undefined &&
    duel.state.cards[id]!.controller !== duel.state.cards[by]!.controller &&
    duel.continuous.has(id, 'unaffectedByOpponentsSpells') &&
    isSpellNow(duel, by)
  );
}
