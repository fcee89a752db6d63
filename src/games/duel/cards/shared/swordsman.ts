import {
  attackedNow,
  destroy,
  mandatoryTrigger,
  type Action,
  type ActivatedEffect,
  type CardId,
  type Effect,
} from '../../../../engine/duel/api';
import { becomes } from './levels';

/** Attacking a face-down monster, it meets it so at the start of the Damage Step, without turning it up and without damage. */
export const cutsDown = (does: (e: Effect, attacked: CardId) => Action<unknown>): ActivatedEffect =>
  mandatoryTrigger({
    on: 'meets',
    when: (q) => {
      const attacked = attackedNow(q);
      return attacked !== null && q.isFaceDown(attacked);
    },
    *resolve(e) {
      const attacked = attackedNow(e);
      if (attacked !== null && e.isFaceDown(attacked)) yield* does(e, attacked);
    },
  });

/** It destroys what it attacks face-down. */
export const cutsDownFaceDown: ActivatedEffect = cutsDown((e, attacked) => destroy(e, [attacked]));

/**
 * In the End Phase of a turn in which it destroyed a monster by battle it may go to the Graveyard and bring its next level from
 * the hand or deck.
 */
export const levelsUpTo = (name: number): ActivatedEffect =>
  becomes(name, { phase: 'end', whose: 'each', condition: (q) => q.data.turn === q.turn });
