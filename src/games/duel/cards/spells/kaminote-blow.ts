import { destroy, linger, mandatoryTrigger, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const CHU_SKE = 8508055;
const MONK_FIGHTER = 3810071;
const MASTER_MONK = 49814180;
const isFighter = (q: Scope, id: CardId): boolean => [CHU_SKE, MONK_FIGHTER, MASTER_MONK].some((name) => q.isNamed(id, name));
const isThere = (q: Scope, id: CardId): boolean => q.card(id).zone === 'monster' && !q.card(id).battleDestroyed;

/**
 * For the rest of the turn what battles an own Chu-Ske, Monk Fighter or Master Monk is destroyed at the end of the Damage Step,
 * though the battle has destroyed that one.
 */
export default spell(97570038, {
  activate: {
    condition: (q) => q.faceUpMonstersOf(q.player).some((id) => isFighter(q, id)),
    rule: 'needs-another-card',
    *resolve(e) {
      yield* linger(e, 'strikes');
    },
  },
  effects: [
    mandatoryTrigger({
      on: 'fought',
      about: 'any',
      ofLasting: 'strikes',
      from: ['graveyard', 'banished', 'hand', 'deck'],
      when: (q, { card, player, foe }) => player === q.player && foe !== undefined && isThere(q, foe) && isFighter(q, card!),
      *resolve(e) {
        const { foe } = e.event!;
        if (foe !== undefined && isThere(e, foe)) yield* destroy(e, [foe]);
      },
    }),
  ],
  lingering: { strikes: { until: 'endOfTurn' } },
});
