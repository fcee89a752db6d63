import {
  mandatoryTrigger,
  type Action,
  type ActivatedEffect,
  type CardId,
  type Effect,
  type Scope,
} from '../../../../engine/duel/api';

const isThere = (q: Scope, id: CardId): boolean => q.card(id).zone === 'monster' && !q.card(id).battleDestroyed;

/** For what works at the end of the Damage Step although the battle has destroyed the card itself. */
export const WHEREVER_IT_IS: ActivatedEffect['from'] = ['monster', 'graveyard', 'banished', 'hand', 'deck'];

/** At the end of the Damage Step this must happen to such a monster that has battled this one, if it is still there. */
export const toItsFoeAfterBattle = (
  does: (e: Effect, foe: CardId) => Action<unknown>,
  when: (q: Scope, foe: CardId) => boolean = () => true,
  from: ActivatedEffect['from'] = ['monster'],
): ActivatedEffect =>
  mandatoryTrigger({
    on: 'fought',
    from,
    when: (q, { foe }) => foe !== undefined && isThere(q, foe) && when(q, foe),
    *resolve(e) {
      const { foe } = e.event!;
      if (foe !== undefined && isThere(e, foe)) yield* does(e, foe);
    },
  });
