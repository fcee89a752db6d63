import type { Player } from '../../engine/duel';
import type { TacitWindow } from '../../courtesy';
import type { RequestStep } from '../schema';
import type { EndOfTurn } from './end-of-turn';
import type { Line } from './line';
import { StepFailed } from './step-failed';
import type { StepList } from './step-list';
import { newestFor, sayWindows } from './tacit-windows';
import { whyRequest } from './why-request';

/** Requests, which answer no decision: objecting and surrendering. */
export class RequestSteps {
  /** Who has asked to surrender. */
  private surrender: Player | undefined;

  constructor(
    private readonly line: Line,
    private readonly steps: StepList,
    private readonly endOfTurn: EndOfTurn,
  ) {}

  make(step: RequestStep): void {
    if (this.line.decision === undefined) throw new StepFailed('no request after the end.');
    switch (step.do) {
      case 'object':
        this.object(step);
        break;
      case 'surrender':
        this.surrender = step.player;
        break;
      case 'acceptSurrender':
      case 'refuseSurrender':
        if (this.surrender === undefined || this.surrender === step.player)
          throw new StepFailed('the opponent has not asked to surrender.');
        if (step.do === 'acceptSurrender') this.line.run.surrender(this.surrender);
        this.surrender = undefined;
    }
  }

  private object({ player, to }: Extract<RequestStep, { do: 'object' }>): void {
    const window = newestFor(this.line, player, to);
    if (window === undefined) {
      throw new StepFailed(`no such window has passed tacitly. There are: ${sayWindows(this.line, player) || 'none'}.`);
    }
    if (!this.hasConsent(window)) return;
    this.endOfTurn.drop();
    this.line.reopen(window);
  }

  /**
   * Whoever has answered by hand or learned something hidden since the window needs the other player's consent: the next step, an
   * `answer` of that player. The format names only what was learned (rulings): a script that comes back after a mere answer, and
   * gives no consent, has been agreed upon. @returns false when consent is refused: then play stays where it is.
   */
  private hasConsent(window: TacitWindow): boolean {
    const why = whyRequest(this.line, window);
    if (why === null) return true;
    const { following } = this.steps;
    if (following?.do !== 'answer' || following.player === window.player || typeof following.value !== 'boolean') {
      if (why === 'answer') return true;
      throw new StepFailed(
        `needs the other player's consent, by an "answer" true or false as the next step: player ${window.player} has learned something since (${why}).`,
      );
    }
    this.steps.goOn();
    return following.value;
  }
}
