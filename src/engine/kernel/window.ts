import { PASS } from './decision';
import type { FlowState, WindowFrame } from './flow-state';
import { END } from './play';
import { given, holderOf, type Seat } from './priority';
import { procedure } from './procedure';
import { askedFor, passSilently } from './silence';
import type { Playing } from './rules';
import { hasReady, startTriggers } from './triggers';

/** `persistent`: it is asked again after each stack in it. `noTriggers`: what waits does not come in. */
export type WindowManner = Pick<WindowFrame, 'persistent' | 'noTriggers'>;

const ONCE: WindowManner = { persistent: false, noTriggers: false };
export const PERSISTENT: WindowManner = { persistent: true, noTriggers: false };

/** A window that might be opened: what could be done in it can be asked beforehand. */
export const windowFrame = (
  { state: { stacks, eventCount } }: { readonly state: Pick<FlowState, 'stacks' | 'eventCount'> },
  window: string,
  order: readonly Seat[],
  about: unknown,
  { persistent, noTriggers }: WindowManner = ONCE,
): WindowFrame => ({
  kind: 'window',
  at: 'look',
  window,
  order,
  holder: 0,
  passes: 0,
  persistent,
  about,
  stacks,
  opened: eventCount,
  noTriggers,
  said: null,
});

/**
 * Opens a window: the last thing that a step or an act does. It lies on top of what opens it, which goes on when it is closed.
 */
export function openWindow(
  play: Playing,
  window: string,
  order: readonly Seat[],
  about: unknown,
  manner: WindowManner = ONCE,
): void {
  layWindow(play, windowFrame(play, window, order, about, manner));
}

/** Opens this window. Where nobody watches, one in which everybody could only pass is closed again at once. */
export function layWindow(play: Playing, here: WindowFrame): void {
  play.push(here);
  if (play.watched || isOver(play, here) || hasTriggers(play, here)) return;
  play.rules.turnsTo?.(play, here);
  here.at = 'ask';
  if (!passSilently(play, here, here)) return;
  play.state.frames.pop();
  play.rules.passed?.(play, here);
}

/**
 * The windows of the node itself fall with it (they lie on its frame, or on the turn if it was their last step); not those of an
 * act.
 */
function isLeft(play: Playing, here: WindowFrame): boolean {
  if (play.state.leaving === null) return false;
  const { kind } = play.beneath(here)!;
  return kind === 'turn' || play.rules.procedures[kind]!.isNode;
}

const isOver = (play: Playing, here: WindowFrame): boolean =>
  here.persistent ? isLeft(play, here) : play.state.stacks !== here.stacks;
const hasTriggers = (play: Playing, here: WindowFrame): boolean => !here.noTriggers && hasReady(play);

export const WINDOW = procedure<Playing, WindowFrame>([
  {
    // One step and not four: there is no moment that comes more often.
    name: 'look',
    do(play, here) {
      play.rules.turnsTo?.(play, here);
      if (isOver(play, here)) here.at = END;
      else if (hasTriggers(play, here)) {
        here.at = 'look';
        startTriggers(play);
      }
    },
  },
  {
    name: 'ask',
    silently(play, here) {
      here.at = 'ask';
      if (!passSilently(play, here, here)) return false;
      here.at = END;
      play.rules.passed?.(play, here);
      return true;
    },
    // A row of passes is one transaction: a pass changes nothing but who is asked, so it needs no rest point of its own.
    *ask(play, here) {
      here.at = 'ask';
      for (;;) {
        const player = holderOf(here);
        const act = yield askedFor(play, here, player, here);
        if (act.do !== PASS.do) {
          here.at = 'look';
          const done = play.rules.perform(play, player, act, here);
          const after = typeof done === 'string' ? done : yield* done;
          if (after !== 'pass') {
            here.said = null;
            given(here, after ?? 'toFirst');
            return;
          }
        }
        if (given(here, 'pass') || (!play.watched && passSilently(play, here, here))) break;
      }
      here.at = END;
      play.rules.passed?.(play, here);
    },
  },
]);
