import type { AnswerView, Place, Player, ReasonView, Wish } from '../../engine';
import { useAskOnce } from './ask-once';
import type { Desk } from './desk';
import { announcementOfEnd, type Question } from './question';
import type { Answered, RunningDuel } from '../running/running-duel';
import { answered } from '../looking/screen';
import type { Table } from './table';

/** What the seat that is asked may do. */
export interface Answering {
  readonly answer: (answer: AnswerView) => Answered;
  readonly pass: () => void;
  /** Announces the end of the turn, and of the phases before it, until something else is asked. */
  readonly endTurn: () => void;
  readonly back: () => void;
  /** Whether this answer announces the act that is being built: the last of its selections. */
  readonly announces: (answer: AnswerView) => boolean;
  readonly whyNot: (wish: Wish) => readonly ReasonView[];
}

/** Reasons would tell what a card is that the screen does not show. */
const isSecret = (place: Place | undefined, { view }: Table): boolean => {
  if (place === undefined) return false;
  const lies = view.seats
    .flatMap((seat) => [...seat.hand, ...seat.monsters, ...seat.spellsTraps, seat.field])
    .find((card) => card?.place === place);
  return lies?.known === false;
};

const REFUSED: Answered = { ok: false, reasons: [] };
/** The answer before it is not on disk yet: this one is given as soon as it is. */
const WAITS: Answered = { ok: true };

export function answering(desk: Desk, tableNow: () => Table | null): Answering {
  const questionNow = (): Question | null => tableNow()?.question ?? null;

  function give(given: AnswerView): Answered {
    const question = questionNow();
    if (!question || desk.request) return REFUSED;
    const { armed, arm } = useAskOnce.getState();
    const asks = armed && given.kind === 'option';
    const outcome = playAs(question.player, (duel) => duel.answer(question.player, given, { asks }));
    if (outcome.ok && given.kind === 'option') arm(false);
    return outcome;
  }

  /** What a person answers; the screen remembers whose it is then. */
  function playAs(player: Player, act: (duel: RunningDuel) => Answered): Answered {
    const before = desk.open?.duel.session.view('public');
    const outcome = desk.play(act, ({ ok }, memory) => ({ memory: ok && before ? answered(memory, player, before) : memory }));
    return outcome ?? REFUSED;
  }

  /** One announcement, and the next one as soon as it is on disk. `asked` is the turn whose end was announced. */
  function announceEnd(asked: Table['view'], steps: number): void {
    const { view, question } = tableNow() ?? {};
    if (!view || !question || view.turn !== asked.turn || question.player !== asked.turnPlayer) return;
    const before = `${view.phase} ${view.step}`;
    const next = announcementOfEnd(question.decision);
    if (!next || !give({ kind: 'option', index: next.index }).ok) return;
    const after = tableNow()?.view;
    if (after && `${after.phase} ${after.step}` === before) return;
    if (steps > 1) desk.turnstile.answer(() => announceEnd(asked, steps - 1), undefined);
  }

  return {
    answer: (given) => desk.turnstile.answer(() => give(given), WAITS),

    pass: () => {
      desk.turnstile.answer(() => {
        const question = questionNow();
        if (question?.decision.kind !== 'respond' || desk.request) return;
        playAs(question.player, (duel) => duel.pass(question.player));
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

    announces: (given) => {
      const question = questionNow();
      return desk.open !== null && question?.canGoBack === true && desk.open.duel.announces(question.player, given);
    },

    whyNot: (wish) => {
      const table = tableNow();
      if (!desk.open || !table?.question || isSecret(wish.card, table)) return [];
      return desk.open.duel.session.whyNot(table.question.player, wish);
    },
  };
}
