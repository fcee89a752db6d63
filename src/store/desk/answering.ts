import type { Place, Seat, Viewer } from '../../engine/table';
import type { AnswerView, Session, WishView } from '../../games/view';
import { useAskOnce } from './ask-once';
import type { Desk } from './desk';
import type { Question } from './question';
import type { Answered, RunningGame } from '../running/running-game';
import { answered } from '../looking/screen';
import type { Table } from './table';
import { isWindow } from '../running/open-play';

/** What the seat that is asked may do. */
export interface Answering {
  /** `then`: where to go when the phase is over whose end this announces. */
  readonly answer: (answer: AnswerView, then?: string) => Answered;
  readonly pass: () => void;
  /** Lets a pause pass and wants no more of it: in this turn, or because of the card that acts. */
  readonly passQuietly: (what: 'turn' | 'card') => void;
  /** Announces the end of the turn, and of the phases before it, until something else is asked. */
  readonly endTurn: () => void;
  readonly back: () => void;
  /** The last act, if it binds nobody; see `lastAct`. */
  readonly takeBack: () => void;
  /** Whether this answer announces the act that is being built: the last of its selections. */
  readonly announces: (answer: AnswerView) => boolean;
  /** What could be thought of for a place, as far as the screen shows whose cards they are: each wish offered, or why not. */
  readonly wishesAt: (place: Place) => readonly WishView[];
  /** Which card lies hidden at a place, where whose cards the screen shows has seen it go there. */
  readonly seenCardAt: (place: Place) => number | undefined;
  /** Asks the game about what is asked, with the eyes of `viewer`; undefined where the screen shows nobody's cards. */
  readonly think: <Found>(about: (session: Session, viewer: Viewer) => Found) => Found | undefined;
}

const REFUSED: Answered = { ok: false, reasons: [] };
/** The answer before it is not on disk yet: this one is given as soon as it is. */
const WAITS: Answered = { ok: true };

export function answering(desk: Desk, tableNow: () => Table | null): Answering {
  const questionNow = (): Question | null => tableNow()?.question ?? null;

  /** With whose eyes is thought about what is asked: those of the seat only where the screen shows its cards. */
  function thinker(): Viewer | null {
    const question = questionNow();
    if (!question || question.form === 'window') return null;
    return question.form === 'look' ? 'public' : question.player;
  }

  function give(chosen: AnswerView, then?: string): Answered {
    const question = questionNow();
    if (!question || !desk.open || desk.request) return REFUSED;
    const isOpenAct = question.form === 'look' && chosen.kind === 'option';
    const given = isOpenAct ? desk.open.running.session.openAct(chosen.index) : chosen;
    if (!given) return REFUSED;
    const { armed, arm } = useAskOnce.getState();
    const asks = armed && given.kind === 'option';
    const outcome = playAs(question.player, (duel) => duel.answer(question.player, given, { asks, then }));
    if (outcome.ok && given.kind === 'option') arm(false);
    return outcome;
  }

  /** What a person answers; the screen remembers whose it is then. */
  function playAs(player: Seat, act: (duel: RunningGame) => Answered): Answered {
    const before = desk.open?.running.session.plainView('public');
    const outcome = desk.play(act, ({ ok }, memory) => ({ memory: ok && before ? answered(memory, player, before) : memory }));
    return outcome ?? REFUSED;
  }

  function think<Found>(about: (session: Session, viewer: Viewer) => Found): Found | undefined {
    const viewer = thinker();
    return viewer === null || !desk.open ? undefined : about(desk.open.running.session, viewer);
  }

  /** Where play stands: a phase, and the part of it. */
  const standing = (): string => {
    const { phase, step } = desk.open?.running.session.moment ?? {};
    return `${phase} ${step}`;
  };

  /** One announcement, and the next one as soon as it is on disk. `asked` is the turn whose end was announced. */
  function announceEnd(asked: Table['view'], steps: number): void {
    const { view, question } = tableNow() ?? {};
    if (!view || !question || view.turn !== asked.turn || question.player !== asked.turnPlayer) return;
    const before = standing();
    const next = desk.open?.running.session.endOfTurn(question.decision);
    if (!next || !give({ kind: 'option', index: next.index }, next.then).ok || standing() === before) return;
    if (steps > 1) desk.turnstile.answer(() => announceEnd(asked, steps - 1), undefined);
  }

  return {
    answer: (given, then) => desk.turnstile.answer(() => give(given, then), WAITS),

    pass: () => {
      desk.turnstile.answer(() => {
        const question = questionNow();
        if (!question || !isWindow(question.decision) || desk.request) return;
        playAs(question.player, (duel) => duel.pass(question.player));
      }, undefined);
    },

    passQuietly: (what) => {
      desk.turnstile.answer(() => {
        const question = questionNow();
        if (question?.pause && !desk.request) playAs(question.player, (duel) => duel.passQuietly(question.player, what));
      }, undefined);
    },

    endTurn: () => {
      const asked = tableNow()?.view;
      if (asked) desk.turnstile.answer(() => announceEnd(asked, 5), undefined);
    },

    back: () => {
      desk.turnstile.answer(() => {
        if (questionNow()?.canGoBack && !desk.request) desk.play((duel) => duel.back());
      }, undefined);
    },

    takeBack: () => {
      desk.turnstile.answer(() => {
        if (tableNow()?.takesBack === 'free') desk.play((duel) => duel.takeActBack());
      }, undefined);
    },

    announces: (given) => {
      const question = questionNow();
      return desk.open !== null && question?.canGoBack === true && desk.open.running.announces(question.player, given);
    },

    think,

    wishesAt: (place) => think((session, viewer) => session.wishesAt(viewer, place)) ?? [],

    seenCardAt: (place) =>
      think((session, viewer) =>
        viewer === 'public' || tableNow()?.view.viewer !== viewer ? undefined : session.seenCardAt(viewer, place),
      ),
  };
}
