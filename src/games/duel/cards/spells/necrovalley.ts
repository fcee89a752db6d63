import { forbids, nothing, spell, stats, type Scope, type Subject } from '../../../../engine/duel/api';

const GRAVEKEEPERS_CHIEF = 62473983;
/** The Graveyard of a player with a Gravekeeper's Chief is left alone: that of the card, or of whoever would take from it. */
const isLocked = (q: Scope, { player, card }: Subject): boolean =>
  !q
    .faceUpMonstersOf(card === null ? player : q.card(card).owner)
    .some((id) => q.isNamed(id, GRAVEKEEPERS_CHIEF) && !q.isNegated(id));

/**
 * Gravekeeper's monsters gain 500 ATK and DEF. No card of a Graveyard is removed from play, and no effect moves one elsewhere,
 * except a card that moves itself: such effects may be activated and do nothing.
 */
export default spell(47355498, {
  activate: nothing,
  continuous: [
    stats((q, card) => q.facts(card).en.startsWith("Gravekeeper's "), { atk: 500, def: 500 }),
    forbids('banishFromGraveyard', 'graveyard-cannot-be-banished', isLocked),
    forbids('moveFromGraveyard', 'graveyard-locked', isLocked),
  ],
});
