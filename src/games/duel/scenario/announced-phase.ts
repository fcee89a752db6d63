import type { Act, Decision, Destination } from '../../../engine/duel';

/**
 * A step may say at once where the end of Main Phase 1 leads to, where the rules ask for it only when both have passed: it is
 * remembered, and given then. A chain makes it fall with the announcement.
 */
export class AnnouncedPhase {
  private to: Destination | undefined;

  /** The end has been announced. `to`: where the step wants to go, which the announcement has not said. */
  announce(to: Destination | undefined): void {
    this.to = to;
  }

  /** The answer to the choice, if this is it; undefined when nothing has been said or something else is asked. */
  answerTo(decision: Decision): Act | undefined {
    const { to } = this;
    if (to === undefined || decision.kind !== 'idle') return undefined;
    this.to = undefined;
    const options = decision.options();
    // The game is open again: the announcement has fallen.
    if (options.some((act) => act.do === 'enter' && act.to === 'nextStep')) return undefined;
    return options.find((act) => act.do === 'enter' && act.to === to);
  }
}
