import type { AnyAnswer, AnyDecision } from '../../../engine/kernel';
import type { Decision, Player } from '../../../engine/vision';
import type * as shared from '../../../scenario/scenario-game';
import type { VisionKinds } from './vision-kinds';

/**
 * The macro `endTurn`: a pass, and until the turn is over, or until somebody acts, the open decisions of that player are windows
 * too.
 */
export class EndOfTurn implements shared.EndOfTurn {
  private ending: { readonly player: Player; readonly turn: number } | undefined;

  constructor(private readonly line: shared.LineOfScript<VisionKinds>) {}

  canBegin(decision: Decision, player: Player): boolean {
    return decision.kind === 'priority' && decision.isOpen && decision.player === player && !this.isWindow(decision);
  }

  begin({ player }: AnyDecision): void {
    this.ending = { player, turn: this.line.run.vision.state.turn };
    this.line.answer({ do: 'pass' });
  }

  isWindow({ kind, player }: AnyDecision): boolean {
    const { ending } = this;
    return kind === 'priority' && ending?.player === player && ending.turn === this.line.run.vision.state.turn;
  }

  acted({ kind }: AnyDecision, answer: AnyAnswer): void {
    if (kind === 'priority' && answer.do !== 'pass') this.drop();
  }

  drop(): void {
    this.ending = undefined;
  }

  /** A look may see any of its windows. */
  readonly isAwaited = false;

  announceNext(): boolean {
    return false;
  }
}
