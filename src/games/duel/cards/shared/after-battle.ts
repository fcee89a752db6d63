import {
  attackerNow,
  destroy,
  mandatoryTrigger,
  type Action,
  type ActivatedEffect,
  type CardId,
  type CodeSpec,
  type DuelEvent,
  type Effect,
  type Scope,
} from '../../../../engine/duel/api';

const isThere = (q: Scope, id: CardId): boolean => q.card(id).zone === 'monster' && !q.card(id).battleDestroyed;

/** Wherever the battle has left it. */
const ANYWHERE: ActivatedEffect['from'] = ['monster', 'graveyard', 'banished', 'hand', 'deck'];

/**
 * At the end of the Damage Step this must happen to such a monster that has battled this one, if it is still there; this one
 * itself may have been destroyed.
 */
export const toItsFoeAfterBattle = (
  does: (e: Effect, foe: CardId) => Action<unknown>,
  when: (q: Scope, foe: CardId, event: DuelEvent) => boolean = () => true,
  from: ActivatedEffect['from'] = ANYWHERE,
): ActivatedEffect =>
  mandatoryTrigger({
    on: 'fought',
    from,
    when: (q, event) => event.foe !== undefined && isThere(q, event.foe) && when(q, event.foe, event),
    *resolve(e) {
      const { foe } = e.event!;
      if (foe !== undefined && isThere(e, foe)) yield* does(e, foe);
    },
  });

/**
 * Attacked in Defense Position by a monster with less ATK than its DEF it destroys that one at the end of the Damage Step. The
 * values are those of the damage calculation: what destroys it in battle had no less.
 */
export const pricksWeakAttackers = {
  notes: [
    {
      on: 'battled',
      when: (q, { foe }) =>
        foe !== undefined && attackerNow(q) === foe && !q.isInAttackPosition(q.self) && q.atk(foe) < q.def(q.self),
      begins: 'pricked',
    },
  ],
  effects: [
    toItsFoeAfterBattle(
      (e, foe) => destroy(e, [foe]),
      (q) => q.lastingOfSelf('pricked').length > 0,
    ),
  ],
  lingering: { pricked: { until: 'endOfDamageStep', about: 'cards' } },
} satisfies CodeSpec;
