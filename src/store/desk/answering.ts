import {
  announcementOfEnd,
  type AttackEnd,
  type AnswerView,
  type DecisionView,
  type Destination,
  type PendulumSummonView,
  type Player,
  type WishView,
} from '../../engine/duel';
import type { Place, Viewer } from '../../engine/table';
import { useAskOnce } from './ask-once';
import type { Desk } from './desk';
import type { Question } from './question';
import type { Answered, RunningGame } from '../running/running-game';
import { answered } from '../looking/screen';
import type { Table } from './table';
import { isDuel } from '../running/duel-view';
import { isOfDuel, type SessionOfDuel } from '../running/session';
import { isWindow } from '../running/open-play';

/** What the seat that is asked may do. */
export interface Answering {
  /** `then`: where to go when the phase is over whose end this announces. */
  readonly answer: (answer: AnswerView, then?: Destination) => Answered;
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
  /** What dropping the card at `from` on `to` would do; see `DuelSession.wishesTo`. */
  readonly wishesTo: (from: Place, to: Place) => Pick<WishView, 'options' | 'reasons'>;
  /** What the attack of this option comes to if nobody responds, from what everybody knows; undefined where it is none. */
  readonly attackEnd: (option: number) => AttackEnd | undefined;
  /** What the seat that is asked could think of for a Pendulum Summon; null where its cards are not shown, or there is none. */
  readonly pendulumSummon: () => PendulumSummonView | null;
  /** What can be announced, and why the rest cannot. */
  readonly announcements: () => readonly WishView[];
}

const NO_WISH = { options: [], reasons: [] } as const;
const REFUSED: Answered = { ok: false, reasons: [] };
/** The answer before it is not on disk yet: this one is given as soon as it is. */
const WAITS: Answered = { ok: true };

export function answering(desk: Desk, tableNow: () => Table | null): Answering {
  const questionNow = (): Question | null => tableNow()?.question ?? null;

  /** The session, where a duel lies on the table. */
  function duelNow(): SessionOfDuel | null {
    const session = desk.open?.running.session;
    return session && isOfDuel(session) ? session : null;
  }

  /** With whose eyes is thought about what is asked: those of the seat only where the screen shows its cards. */
  function thinker(): Viewer | null {
    const question = questionNow();
    if (!question || question.form === 'window') return null;
    return question.form === 'look' ? 'public' : question.player;
  }

  function give(chosen: AnswerView, then?: Destination): Answered {
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
  function playAs(player: Player, act: (duel: RunningGame) => Answered): Answered {
    const before = desk.open?.running.session.view('public');
    const outcome = desk.play(act, ({ ok }, memory) => ({ memory: ok && before ? answered(memory, player, before) : memory }));
    return outcome ?? REFUSED;
  }

  /** One announcement, and the next one as soon as it is on disk. `asked` is the turn whose end was announced. */
  function announceEnd(asked: Table['view'], steps: number): void {
    const { view, question } = tableNow() ?? {};
    if (!view || !isDuel(view) || !question || view.turn !== asked.turn || question.player !== asked.turnPlayer) return;
    const before = `${view.phase} ${view.step}`;
    const next = announcementOfEnd(question.decision as DecisionView);
    const then = next?.to === 'nextStep' ? 'end' : undefined;
    if (!next || !give({ kind: 'option', index: next.index }, then).ok) return;
    const after = tableNow()?.view;
    if (after && isDuel(after) && `${after.phase} ${after.step}` === before) return;
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

    wishesAt: (place) => {
      const viewer = thinker();
      return viewer === null
        ? []
        : ((desk.open?.running.session.wishesAt(viewer, place) as readonly WishView[] | undefined) ?? []);
    },

    wishesTo: (from, to) => {
      const viewer = thinker();
      return (viewer !== null && viewer !== 'public' && duelNow()?.wishesTo(viewer, from, to)) || NO_WISH;
    },

    attackEnd: (option) => (thinker() === null ? undefined : duelNow()?.attackEnd(option)),

    pendulumSummon: () => {
      const viewer = thinker();
      if (viewer === null || viewer === 'public') return null;
      return duelNow()?.pendulumSummon(viewer) ?? null;
    },

    announcements: () => {
      const viewer = thinker();
      return viewer === null ? [] : (duelNow()?.announcements(viewer) ?? []);
    },
  };
}
