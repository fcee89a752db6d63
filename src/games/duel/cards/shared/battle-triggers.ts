import {
  dealtBattleDamage,
  destroyedByBattle,
  mandatoryTrigger,
  type Action,
  type ActivatedEffect,
  type CardId,
  type Effect,
  type Scope,
} from '../../../../engine/duel/api';

type Does = (e: Effect) => Action<unknown>;

/** Each time it has dealt battle damage to the opponent, this must happen. */
export const byBattleDamage = (does: Does): ActivatedEffect =>
  mandatoryTrigger({
    on: 'damage',
    about: 'any',
    when: dealtBattleDamage,
    *resolve(e) {
      yield* does(e);
    },
  });

/** Once battle has destroyed it and it has come to the Graveyard, this must happen. */
export const onceDestroyedByBattle = (
  resolve: ActivatedEffect['resolve'],
  more: Pick<Partial<ActivatedEffect>, 'targets' | 'specialSummons'> = {},
): ActivatedEffect => mandatoryTrigger({ on: 'toGrave', from: ['graveyard'], when: destroyedByBattle, ...more, resolve });

/** Each time it has destroyed a monster by battle, which has come to the Graveyard, and stands itself, this must happen. */
export const onceItDestroyedByBattle = (
  does: (e: Effect, victim: CardId) => Action<unknown>,
  when: (q: Scope) => boolean = () => true,
): ActivatedEffect =>
  mandatoryTrigger({
    on: 'toGrave',
    about: 'any',
    when: (q, event) => destroyedByBattle(q, event) && event.by === q.self && !q.card(q.self).battleDestroyed && when(q),
    *resolve(e) {
      yield* does(e, e.event!.card!);
    },
  });
