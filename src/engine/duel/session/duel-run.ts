import { TwoSeatRun } from '../../kernel/two-seat-run';
import type { Duel } from '../model/duel';
import type { CardPool } from '../model/effect';
import { attackEnd, type Attack } from '../outlook/attack-end';
import type { AttackEnd } from '../views/view';
import type { TypesOfDuel } from './duel-kind';

/** A running duel with its decisions, answers, rewind and save. The only way to advance a duel. */
export class DuelRun extends TwoSeatRun<TypesOfDuel> {
  get duel(): Duel {
    return this.play;
  }

  get pool(): CardPool {
    return this.play.pool;
  }

  /** What this attack comes to if nobody responds, from what everybody knows. */
  attackEnd(attack: Attack): AttackEnd {
    const { at, state } = this.restPoint;
    return at === this.answers.length ? attackEnd(this.kind, this.duel, state, attack) : { kind: 'open', decides: 'choice' };
  }
}
