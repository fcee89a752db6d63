import { strangeAnswers, type RecordingShape } from '../../kernel/recorded';
import type { Origin as AnyOrigin } from '../../kernel/run';
import type { RecordedOfTwo } from '../../kernel/two-seat-run';
import { cardOf, either, flag, list, misfit, object, oneOf, optional, text, tuple, whole, type Shape } from '../../kernel/shape';
import type { Answer } from '../model/decision';
import type { CardPool } from '../model/effect';
import type { VisionState } from '../model/state';
import { PLAYERS, type CardId } from '../model/vocabulary';
import { unsoundness } from '../taking-up/sound-position';
import { MOST } from '../taking-up/state-shape';
import type { DeckList, VisionSetup } from './new-game';

export const RECORDING_FORMAT = 'kusari-vision/1';

export type Origin = AnyOrigin<VisionSetup, VisionState>;

/** A game as plain JSON: how it began and every answer fix it, as with a recording of the duel. */
export interface Recording extends RecordedOfTwo<VisionSetup, VisionState, Answer> {
  readonly format: typeof RECORDING_FORMAT;
}

/** The keys of all answers; which of them one has follows from `do`, and what is legal from the decision. */
interface AnyAnswer {
  readonly do: string;
  readonly card?: CardId;
  readonly mode?: number;
  readonly effect?: number;
  readonly defend?: boolean;
  readonly cards?: readonly CardId[];
  readonly value?: boolean | number | string;
}

const card = cardOf<CardId>(MOST.cards);
const answer = object<AnyAnswer>({
  do: text(30),
  card: optional(card),
  mode: optional(whole(0, 99)),
  effect: optional(whole(0, 99)),
  defend: optional(flag),
  cards: optional(list(card, MOST.cards)),
  value: optional(either(either(flag, whole(-MOST.life, MOST.life)), text(200))),
});

/** An answer of VISION, whichever. */
export const answerShape = answer as Shape<{ readonly do: string }>;

/** What must hold of a recording. */
export const recordingShape = (pool: CardPool): RecordingShape => ({
  format: RECORDING_FORMAT,
  strangeSetup: (setup) => setupShape(pool).misfit(setup),
  unsoundness: (state) => unsoundness(state, pool),
  strangeAnswers: (answers, prints) => strangeAnswers(answers, prints, answer),
});

function setupShape(pool: CardPool) {
  const passcode = {
    misfit: (value: unknown) =>
      typeof value === 'number' && pool.definition(value) !== undefined
        ? undefined
        : misfit('the number of a card that can be played', value),
  };
  const deck = object<DeckList>({ main: list<number>(passcode, MOST.cards / 2) });
  return object<VisionSetup>({
    seed: text(200),
    decks: tuple(deck, deck),
    first: optional(oneOf(PLAYERS)),
    life: optional(whole(1, MOST.life)),
    shuffle: optional(flag),
  });
}
