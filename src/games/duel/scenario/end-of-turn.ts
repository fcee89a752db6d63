import { isOpenPlay, type Act, type Decision, type Player } from '../../../engine/duel';
import type * as shared from '../../../scenario/scenario-game';
import type { DuelKinds } from './duel-kinds';

/** The macro `endTurn`: announces one thing after the other until the turn has ended or an announcement has fallen. */
export class EndOfTurn implements shared.EndOfTurn {
  /** The turn that is being ended, and in which phase what was last announced. */
  private ending: { readonly turn: number; announced: string | undefined } | undefined;

  constructor(private readonly line: shared.LineOfScript<DuelKinds>) {}

  /** The player may end the turn: in an open game, or by the last pass of the End Phase. */
  canBegin(decision: Decision, player: Player): boolean {
    const { state } = this.line.run.duel;
    if (decision.player !== player || state.turnPlayer !== player) return false;
    if (isOpenPlay(decision)) return announcement(decision) !== undefined;
    return decision.kind === 'respond' && decision.window === 'phase' && state.phase === 'end';
  }

  get isAwaited(): boolean {
    const { decision, run } = this.line;
    return this.ending !== undefined && decision !== undefined && run.duel.state.turn === this.ending.turn;
  }

  begin(decision: Decision): void {
    this.ending = { turn: this.line.run.duel.state.turn, announced: undefined };
    if (isOpenPlay(decision)) this.announceNext(decision);
    else this.line.answer({ do: 'pass' });
  }

  /** Announces what has still to be announced. @returns false when there is nothing more. */
  announceNext(decision: Decision): boolean {
    const { turn } = this.line.run.duel.state;
    if (this.ending === undefined || !isOpenPlay(decision)) return false;
    const next = announcement(decision);
    const announced = next && `${this.line.run.duel.state.phase} ${next.to}`;
    if (turn !== this.ending.turn || this.ending.announced === announced || next === undefined) {
      // The turn has ended, or a chain made the announcement fall.
      this.drop();
      return false;
    }
    this.ending.announced = announced;
    this.line.answer(next);
    return true;
  }

  /** What is open is announced, not passed. */
  isWindow(): boolean {
    return false;
  }

  acted(): void {
    // An announcement falls by a chain, whoever began it.
  }

  drop(): void {
    this.ending = undefined;
  }
}

/** What `endTurn` announces next: Main Phase 2 after the battle, otherwise the End Phase, or the end of Main Phase 1 as such. */
function announcement(decision: Decision): Extract<Act, { do: 'enter' }> | undefined {
  if (!isOpenPlay(decision) || !('options' in decision)) return undefined;
  const announced = decision.options().filter((act) => act.do === 'enter');
  return (
    announced.find(({ to }) => to === 'main2') ??
    announced.find(({ to }) => to === 'end') ??
    announced.find(({ to }) => to === 'nextStep')
  );
}
