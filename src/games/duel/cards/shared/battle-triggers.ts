import {
  dealtBattleDamage,
  destroyedByBattle,
  hasFelled,
  mandatoryTrigger,
  optionalTrigger,
  type Action,
  type ActivatedEffect,
  type CardId,
  type DuelEvent,
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

/** Each time it has destroyed such a monster by battle, which has come to the Graveyard, and stands itself, this must happen. */
export const onceItDestroyedByBattle = (
  does: (e: Effect, victim: CardId) => Action<unknown>,
  when: (q: Scope, event: DuelEvent) => boolean = () => true,
): ActivatedEffect =>
  mandatoryTrigger({
    on: 'toGrave',
    about: 'any',
    when: (q, event) => hasFelled(q, event) && when(q, event),
    *resolve(e) {
      yield* does(e, e.event!.card!);
    },
  });

/** It may do something with an opposing monster that it has destroyed by battle and that lies in its owner's Graveyard. */
export const withItsVictim = (does: (e: Effect, victim: CardId) => Action<unknown>): ActivatedEffect =>
  optionalTrigger({
    on: 'toGrave',
    about: 'any',
    when: (q, event) => hasFelled(q, event) && q.card(event.card!).owner === q.opponent,
    *resolve(e) {
      const victim = e.event!.card!;
      if (e.card(victim).zone === 'graveyard') yield* does(e, victim);
    },
  });
