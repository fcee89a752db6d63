import {
  mandatoryTrigger,
  type Action,
  type ActivatedEffect,
  type CardId,
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
