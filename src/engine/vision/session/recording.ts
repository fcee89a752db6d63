import { strangeAnswers, strangeRest, strangeSurrender, within, type LoadError } from '../../kernel/recorded';
import type { Origin as AnyOrigin, Recorded } from '../../kernel/run';
import {
  either,
  flag,
  isObject,
  list,
  misfit,
  object,
  oneOf,
  optional,
  text,
  tuple,
  whole,
  type Misfit,
} from '../../kernel/shape';
import type { Answer } from '../model/decision';
import type { CardPool } from '../model/effect';
import type { VisionState } from '../model/state';
import { PLAYERS, type CardId, type Player } from '../model/vocabulary';
import { unsoundness } from '../taking-up/sound-position';
import { cardOf, MOST } from '../taking-up/state-shape';
import type { DeckList, VisionSetup } from './new-game';

export const RECORDING_FORMAT = 'kusari-vision/1';

export type Origin = AnyOrigin<VisionSetup, VisionState>;

/** A game as plain JSON: how it began and every answer fix it, as with a recording of the duel. */
export interface Recording extends Recorded<VisionSetup, VisionState, Answer> {
  readonly format: typeof RECORDING_FORMAT;
  /** A surrender ends a game from outside its answers. */
  readonly surrendered?: Player | undefined;
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

const card = cardOf(MOST.cards);
const answer = object<AnyAnswer>({
  do: text(30),
  card: optional(card),
  mode: optional(whole(0, 99)),
  effect: optional(whole(0, 99)),
  defend: optional(flag),
  cards: optional(list(card, MOST.cards)),
  value: optional(either(either(flag, whole(-MOST.life, MOST.life)), text(200))),
});

/** Checks the outer form of a recording, its beginning and its answers; its rest point is looked at when it is taken up. */
export function readRecording(
  json: unknown,
  pool: CardPool,
): { readonly ok: true; readonly recording: Recording } | { readonly ok: false; readonly error: LoadError } {
  const wrong = (code: LoadError['code'], found: Misfit) =>
    ({ ok: false, error: { ...found, code, where: `$${found.where}` } }) as const;
  if (!isObject(json)) return wrong('notJson', misfit('an object', json));
  if (json.format !== RECORDING_FORMAT) return wrong('otherFormat', misfit(RECORDING_FORMAT, json.format, '.format'));
  const found =
    strangeOrigin(json.origin, pool) ??
    strangeAnswers(json.answers, json.prints, answer) ??
    strangeRest(json.rest, (json.answers as readonly unknown[]).length) ??
    strangeSurrender(json.surrendered);
  return found === undefined ? { ok: true, recording: json as unknown as Recording } : wrong('damaged', found);
}

function strangeOrigin(origin: unknown, pool: CardPool): Misfit | undefined {
  if (!isObject(origin)) return misfit('how the game began', origin, '.origin');
  if (origin.kind === 'setup') return within('.origin.setup', setupShape(pool).misfit(origin.setup));
  return origin.kind === 'position'
    ? within('.origin.state', unsoundness(origin.state, pool))
    : misfit('"setup" or "position"', origin.kind, '.origin.kind');
}

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
