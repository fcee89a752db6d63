import {
  answerToView,
  cloneDuel,
  type Answer,
  type AnswerView,
  type DuelGame,
  type Player,
  type Recording,
} from '../engine/duel';
import type { Given, WindowMark } from '../courtesy';

/**
 * An answer as the table gives it: by places and indexes. `tacit`: smooth priority gave it, and this is the window that it
 * passed.
 */
export interface TableAnswer {
  readonly player: Player;
  readonly answer: AnswerView;
  readonly tacit?: WindowMark;
}

/** The answers of a duel that began in a position, in the words of the table. */
export function tableLine(game: DuelGame, { origin, answers }: Recording, how: readonly Given<Answer>[]): TableAnswer[] {
  if (origin.kind !== 'position') return [];
  const run = game.fromState(cloneDuel(origin.state));
  return answers.map((answer, at) => {
    const { player } = run.decision!;
    const one = how[at];
    const given = {
      player,
      answer: answerToView(run.duel, run.decision!, answer),
      ...(one?.how === 'tacit' && { tacit: one.mark }),
    };
    run.answer(answer);
    return given;
  });
}

/**
 * Answers in a form in which they compare: cards by name, owner and the place in which they began, so that it makes no difference
 * which of two equal cards is named; the zone left aside.
 */
export function comparable({ origin, answers }: Recording): string[] {
  const cards = origin.kind === 'position' ? origin.state.cards : [];
  const card = (id: number): string => {
    const there = cards[id];
    return there === undefined
      ? `#${id}`
      : `${there.passcode} ${there.owner} ${there.zone} ${there.zone === 'hand' || there.zone === 'deck' ? '' : id}`;
  };
  const say = (answer: Answer): unknown => {
    switch (answer.do) {
      case 'choose':
        return ['choose', ...answer.cards.map(card).sort()];
      case 'order':
        return ['order', ...answer.cards.map(card)];
      case 'answer':
        return ['answer', answer.value];
      default: {
        const {
          card: actor,
          effect,
          target,
          to,
        } = answer as { card?: number; effect?: number; target?: number | string; to?: string };
        return [
          answer.do,
          actor === undefined ? '' : card(actor),
          effect ?? '',
          typeof target === 'number' ? card(target) : (target ?? ''),
          to ?? '',
        ];
      }
    }
  };
  return answers.map((answer) => JSON.stringify(say(answer)));
}
