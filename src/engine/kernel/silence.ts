import { isOnlyPass, type ActDecision } from './decision';
import type { WindowFrame } from './flow-state';
import { given, holderOf, type Passing, type Seat } from './priority';
import type { Playing } from './rules';

/**
 * Passes for whoever could only pass, where nobody watches. @returns whether all have passed so; otherwise the question that has
 * more answers is ready to be asked.
 */
export function passSilently(play: Playing, here: Passing, window: WindowFrame | null): boolean {
  for (;;) {
    const question = play.rules.asks(play, holderOf(here), window);
    if (!isOnlyPass(question)) {
      play.ready = question;
      return false;
    }
    if (given(here, 'pass')) return true;
  }
}

/** What whoever holds priority is asked: what has been found not to be a mere pass, or made now. */
export function askedFor(play: Playing, player: Seat, window: WindowFrame | null): ActDecision {
  const { ready } = play;
  play.ready = null;
  if (ready !== null) return ready;
  return play.rules.asks(play, player, window);
}
