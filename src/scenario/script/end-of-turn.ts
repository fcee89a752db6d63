import { isOpenPlay, type Act, type Decision, type Duel, type Player } from '../../engine/duel';
import type { Line } from './line';

/** The macro `endTurn`: announces one thing after the other until the turn has ended or an announcement has fallen. */
export class EndOfTurn {
  /** The turn that is being ended, and in which phase what was last announced. */
  private ending: { readonly turn: number; announced: string | undefined } | undefined;

  constructor(private readonly line: Line) {}

  get isUnderWay(): boolean {
    const { decision, duel } = this.line;
    return this.ending !== undefined && decision !== undefined && duel.state.turn === this.ending.turn;
  }

  begin(decision: Decision): void {
    this.ending = { turn: this.line.duel.state.turn, announced: undefined };
    if (isOpenPlay(decision)) this.announceNext(decision);
    else this.line.answer({ do: 'pass' });
  }

  /** Announces what has still to be announced. @returns false when there is nothing more. */
  announceNext(decision: Decision): boolean {
    const { turn } = this.line.duel.state;
    if (this.ending === undefined || !isOpenPlay(decision)) return false;
    const next = announcement(decision);
    const announced = next && `${this.line.duel.state.phase} ${next.to}`;
    if (turn !== this.ending.turn || this.ending.announced === announced || next === undefined) {
      // The turn has ended, or a chain made the announcement fall.
      this.drop();
      return false;
    }
    this.ending.announced = announced;
    this.line.answer(next);
    return true;
  }

  drop(): void {
    this.ending = undefined;
  }
}

/** Whether the player may end the turn now: in an open game, or by the last pass of the End Phase. */
export function canEndTurn({ state }: Duel, decision: Decision, player: Player): boolean {
  if (decision.player !== player || state.turnPlayer !== player) return false;
  if (isOpenPlay(decision)) return announcement(decision) !== undefined;
  return decision.kind === 'respond' && decision.window === 'phase' && state.phase === 'end';
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
