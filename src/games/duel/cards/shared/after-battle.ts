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

/**
 * At the end of the Damage Step this must happen to such a monster that has battled this one, if it is still there; this one may
 * have been destroyed by that battle.
 */
export const toItsFoeAfterBattle = (
  does: (e: Effect, foe: CardId) => Action<unknown>,
  when: (q: Scope, foe: CardId, event: DuelEvent) => boolean = () => true,
): ActivatedEffect =>
  mandatoryTrigger({
    on: 'fought',
    from: ['monster', 'graveyard', 'banished', 'hand', 'deck'],
    when: (q, event) => event.foe !== undefined && isThere(q, event.foe) && when(q, event.foe, event),
    *resolve(e) {
      const { foe } = e.event!;
      if (foe !== undefined && isThere(e, foe)) yield* does(e, foe);
    },
  });
