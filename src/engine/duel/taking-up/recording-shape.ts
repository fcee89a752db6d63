import { strangeAnswers as misfitsOf } from '../../kernel/recorded';
import {
  cardOf,
  either,
  flag,
  list,
  misfit,
  object,
  oneOf,
  optional,
  text,
  tuple,
  whole,
  type Misfit,
  type Shape,
} from '../../kernel/shape';
import { DESTINATIONS, type Destination, type Value } from '../model/decision';
import type { CardPool } from '../model/effect';
import { PLAYERS, type CardId, type Player } from '../model/vocabulary';
import { PROFILE_IDS } from '../model/profile';
import type { DeckList, DuelSetup } from '../model/setup';
import { MOST } from './state-shape';

const MOST_IN_DECK = 1000;

/** The keys of all answers; which of them one has follows from `do`, and what is legal from the decision. */
interface AnyAnswer {
  readonly do: string;
  readonly card?: CardId;
  readonly zone?: number;
  readonly effect?: number;
  readonly target?: CardId | 'direct' | 'cancel';
  readonly to?: Destination;
  readonly cards?: readonly CardId[];
  readonly value?: Value;
}

const card = cardOf<CardId>(MOST.cards);
/** An answer of a duel, whichever. */
const answer = object<AnyAnswer>({
  do: text(30),
  card: optional(card),
  zone: optional(whole(0, 4)),
  effect: optional(whole(0, 99)),
  target: optional(either(card, oneOf<'direct' | 'cancel'>(['direct', 'cancel']))),
  to: optional(oneOf(DESTINATIONS)),
  cards: optional(list(card, MOST.cards)),
  value: optional(either(either(flag, whole(-MOST.moments, MOST.moments)), text(200))),
});

export const answerShape = answer as Shape<{ readonly do: string }>;

/** What of the answers of a recording, and of what was asked for each, is no answer. */
export const strangeAnswers = (given: unknown, asked: unknown): Misfit | undefined => misfitsOf(given, asked, answer);

/** What of a set-up is none; the cards of its decks are cards of the pool. */
export function strangeSetup(setup: unknown, pool: CardPool): Misfit | undefined {
  const passcode: Shape<number> = {
    misfit: (value) =>
      typeof value === 'number' && isCard(pool, value) ? undefined : misfit('the passcode of a card that can be played', value),
  };
  const passcodes = list(passcode, MOST_IN_DECK);
  const deck = object<DeckList>({
    main: passcodes,
    fusion: optional(passcodes),
    side: optional(list(whole(0, MOST.moments * 10), MOST_IN_DECK)),
  });
  const cut = whole(0, MOST_IN_DECK);
  const player: Shape<Player> = oneOf(PLAYERS);
  return object<DuelSetup>({
    profile: oneOf(PROFILE_IDS),
    seed: text(200),
    decks: tuple(deck, deck),
    lifePoints: optional(whole(1, MOST.lifePoints)),
    first: optional(player),
    chooser: optional(player),
    cuts: optional(tuple(cut, cut)),
    poolBatch: optional(whole(0, MOST.batches)),
    shuffle: optional(flag),
  }).misfit(setup);
}

const isCard = (pool: CardPool, passcode: number): boolean => {
  const definition = pool.definition(passcode);
  return definition !== undefined && definition.facts.subtype !== 'token';
};
