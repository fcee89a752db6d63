import { destroy, hasLasting, linger, mandatoryTrigger, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const CHU_SKE = 8508055;
const MONK_FIGHTER = 3810071;
const MASTER_MONK = 49814180;
const isFighter = (q: Scope, id: CardId): boolean =>
  q.isFaceUp(id) && [CHU_SKE, MONK_FIGHTER, MASTER_MONK].some((name) => q.isNamed(id, name));

/** For the rest of the turn what battles an own Chu-Ske, Monk Fighter or Master Monk is destroyed after damage calculation. */
export default spell(97570038, {
  activate: {
    condition: (q) => q.monstersOf(q.player).some((id) => isFighter(q, id)),
    rule: 'needs-another-card',
    *resolve(e) {
      yield* linger(e, 'strikes');
    },
  },
  effects: [
    mandatoryTrigger({
      on: 'battled',
      about: 'any',
      from: ['graveyard', 'banished', 'hand', 'deck'],
      when: (q, { card, player, foe }) =>
        player === q.player && foe !== undefined && isFighter(q, card!) && hasLasting(q, 'strikes'),
      *resolve(e) {
        yield* destroy(e, [e.event!.foe!]);
      },
    }),
  ],
  lingering: { strikes: { until: 'endOfTurn' } },
});
