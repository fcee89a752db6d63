import { forbids, nothing, spell, stats } from '../../../../engine/duel/api';

/**
 * Gravekeeper's monsters gain 500 ATK and DEF. No card of a Graveyard is removed from play, and no effect moves one elsewhere,
 * except a card that moves itself: such effects may be activated and do nothing.
 */
export default spell(47355498, {
  activate: nothing,
  continuous: [
    stats((q, card) => q.facts(card).en.startsWith("Gravekeeper's "), { atk: 500, def: 500 }),
    forbids('banishFromGraveyard', 'graveyard-cannot-be-banished', () => true),
    forbids('moveFromGraveyard', 'graveyard-locked', () => true),
  ],
});
