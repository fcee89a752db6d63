import type { Player } from '../../../engine/duel';
import type { TacitWindow } from '../../../courtesy';
import type { ActStep, LineOfScript, Requests, StepOf } from '../../../scenario/scenario-game';
import { StepFailed } from '../../../scenario/script/step-failed';
import type { DuelKinds } from './duel-kinds';
import { REQUEST_VERBS, type RequestStep, type WantedStep } from './schema';
import { newestFor, sayWindows } from './tacit-windows';
import { whyRequest } from './why-request';

type Following = StepOf<DuelKinds> | undefined;

/** Requests, which answer no decision: objecting and surrendering. */
export class RequestSteps implements Requests<DuelKinds> {
  /** Who has asked to surrender. */
  private surrender: Player | undefined;

  constructor(private readonly line: LineOfScript<DuelKinds>) {}

  isRequest({ do: verb }: WantedStep): boolean {
    return REQUEST_VERBS.some((one) => one === verb);
  }

  isAboutWindow({ do: verb }: WantedStep): boolean {
    return verb === 'object';
  }

  make(step: ActStep<WantedStep>, following: Following): boolean {
    if (step.do === 'object') return this.object(step as Objecting, following);
    if (step.do === 'surrender') {
      this.surrender = step.player;
      return false;
    }
    if (this.surrender === undefined || this.surrender === step.player)
      throw new StepFailed('the opponent has not asked to surrender.');
    if (step.do === 'acceptSurrender') this.line.run.surrender(this.surrender);
    this.surrender = undefined;
    return false;
  }

  private object({ player, to }: Objecting, following: Following): boolean {
    const window = newestFor(this.line, player, to);
    if (window === undefined) {
      throw new StepFailed(`no such window has passed tacitly. There are: ${sayWindows(this.line, player) || 'none'}.`);
    }
    const said = this.consent(window, following);
    if (said === false) return true;
    this.line.endOfTurn.drop();
    this.line.reopen(window);
    return said === true;
  }

  /**
   * Whoever has answered by hand or learned something hidden since the window needs the other player's consent: the next step, an
   * `answer` of that player. The format names only what was learned (rulings): a script that comes back after a mere answer, and
   * gives no consent, has been agreed upon. @returns what the step says: false when consent is refused, so that play stays where
   * it is; undefined when no step need say it.
   */
  private consent(window: TacitWindow, following: Following): boolean | undefined {
    const why = whyRequest(this.line, window);
    if (why === null) return undefined;
    if (following?.do !== 'answer' || following.player === window.player || typeof following.value !== 'boolean') {
      if (why === 'answer') return undefined;
      throw new StepFailed(
        `needs the other player's consent, by an "answer" true or false as the next step: player ${window.player} has learned something since (${why}).`,
      );
    }
    return following.value;
  }
}

type Objecting = Extract<RequestStep, { do: 'object' }>;
