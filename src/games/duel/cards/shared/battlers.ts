import {
  attackedNow,
  banish,
  mandatoryTrigger,
  returnToHand,
  type Action,
  type ActivatedEffect,
  type Effect,
} from '../../../../engine/duel/api';

/**
 * After its battle (`battled`): both monsters are removed from play, those that the battle has destroyed too, which never reach
 * the Graveyard. If only one of the two is still there, that one goes.
 */
export function* banishesBattlers(e: Effect): Action {
  const battlers = [e.self, e.event!.foe!].filter((id) => e.card(id).zone === 'monster');
  yield* banish(e, battlers, 'effect', { alsoDestroyedByBattle: true });
}

/** Attacked by a monster that the battle has not destroyed, it returns it to the hand after damage calculation. */
export const repelsAttackers: ActivatedEffect = mandatoryTrigger({
  on: 'battled',
  when: (q, { foe }) => attackedNow(q) === q.self && foe !== undefined && !q.card(foe).battleDestroyed,
  *resolve(e) {
    const foe = e.event!.foe!;
    if (e.card(foe).zone === 'monster') yield* returnToHand(e, [foe]);
  },
});
