import { PASS, type ActDecision } from './decision';
import type { Frame, WindowFrame } from './flow-state';
import { given, holderOf, type Passing, type Seat } from './priority';
import type { Playing } from './rules';

/** Nothing but a pass answers it. */
function isOnlyPass(question: ActDecision): boolean {
  const options = question.options();
  return options.length === 1 && (options[0] === PASS || options[0]!.do === PASS.do);
}

/**
 * Passes for whoever could only pass, where nobody watches. @returns whether all have passed so; otherwise the question that has
 * more answers is ready to be asked.
 */
export function passSilently(play: Playing, here: Frame & Passing, window: WindowFrame | null): boolean {
  if (play.readyIn === here) return false;
  for (;;) {
    const player = holderOf(here);
    if (play.rules.mightAct?.(play, player, window) !== false) {
      const question = play.rules.asks(play, player, window);
      if (!isOnlyPass(question)) {
        play.ready = question;
        play.readyIn = here;
        return false;
      }
    }
    if (given(here, 'pass')) return true;
  }
}

/** What whoever holds priority is asked: what has been found not to be a mere pass, or made now. */
export function askedFor(play: Playing, here: Frame & Passing, player: Seat, window: WindowFrame | null): ActDecision {
  const { ready, readyIn } = play;
  play.ready = null;
  play.readyIn = null;
  if (ready !== null && readyIn === here) return ready;
  return play.rules.asks(play, player, window);
}
