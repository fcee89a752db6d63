import { isOpenPlay, isVision, type GameView, type Moment } from './either-game';
import type { Given } from './given';

/**
 * Why a player's last act stands, and is taken back by consent only: there is none in this turn; the other player has answered
 * since; something was activated, or laid into the interference; a monster attacked; hidden cards or chance have shown something.
 */
export const BINDINGS = ['noAct', 'answered', 'activated', 'attacked', 'learned'] as const;
export type Binding = (typeof BINDINGS)[number];

/** The newest act of the player who acts freely now: where it began, or why it stands. */
export type LastAct = { readonly answers: number } | { readonly binding: Binding };

/** What is needed of a running duel. All of it everybody may know: that an act can be taken back tells of no card. */
interface Played {
  readonly given: readonly Given[];
  readonly moments: readonly (Moment | null)[];
  readonly moment: Moment | null;
  readonly reachableFrom: number;
  readonly view: GameView;
}

/** Lines of the log that bind. What an act shows of its own player's cards does not: it is that player's loss. */
const IN_DUEL: Readonly<Record<string, Binding>> = {
  activate: 'activated',
  chainLink: 'activated',
  resolve: 'activated',
  attack: 'attacked',
  battled: 'attacked',
  draw: 'learned',
  reveal: 'learned',
  shuffle: 'learned',
  coin: 'learned',
  dice: 'learned',
  toDeck: 'learned',
};

/** A node that is paid may be given up, and shows a card that nobody has seen. */
const IN_VISION: Readonly<Record<string, Binding>> = {
  play: 'activated',
  use: 'activated',
  defend: 'activated',
  trigger: 'activated',
  resolve: 'activated',
  attack: 'attacked',
  draw: 'learned',
  redraw: 'learned',
  shuffle: 'learned',
  pay: 'learned',
};

function bindingOf(view: GameView, since: number): Binding | undefined {
  const verbs = isVision(view) ? IN_VISION : IN_DUEL;
  for (const line of view.log) {
    if (line.number < since) continue;
    const binding = 'from' in line && line.from === 'deck' ? 'learned' : verbs[line.verb];
    if (binding) return binding;
  }
  return undefined;
}

/**
 * The last act of the player who is asked in open play, if that player may take it back: an act of this turn that was not
 * answered by the other one, put nothing on the stack and showed nothing. A window that smooth mode let pass is no answer. Null:
 * nobody acts freely now.
 */
export function lastAct({ given, moments, moment, reachableFrom, view }: Played): LastAct | null {
  if (!moment || !isOpenPlay(moment)) return null;
  const { player, turn } = moment;
  let isAnswered = false;
  for (let at = given.length - 1; at >= reachableFrom; at -= 1) {
    const [one, then] = [given[at]!, moments[at]];
    if (!then || one.how === 'unknown' || then.turn !== turn) break;
    if (one.how !== 'hand') continue;
    if (one.player !== player) isAnswered = true;
    if (one.player !== player || !isOpenPlay(then)) continue;
    const binding = isAnswered ? 'answered' : bindingOf(view, then.told);
    return binding ? { binding } : { answers: at };
  }
  return { binding: 'noAct' };
}
