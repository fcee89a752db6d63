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
  type Shape,
} from '../../kernel/shape';
import { DESTINATIONS, type Destination, type Value } from '../model/decision';
import type { CardPool } from '../model/effect';
import { PLAYERS, type CardId, type Player } from '../model/vocabulary';
import { PROFILE_IDS } from '../model/profile';
import type { DeckList, DuelSetup } from '../model/setup';
import { cardOf, MOST } from './state-shape';

/** A duel has some hundred answers, a very long one some thousand. */
export const MOST_ANSWERS = 30_000;
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

const card = cardOf(MOST.cards);
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
const answers = list(answer, MOST_ANSWERS);
const prints = list(text(60), MOST_ANSWERS);

/** What of the answers of a recording, and of what was asked for each, is no answer. */
export function strangeAnswers(given: unknown, asked: unknown): Misfit | undefined {
  const found = within('.answers', answers.misfit(given)) ?? within('.prints', prints.misfit(asked));
  if (found !== undefined) return found;
  const [listed, printed] = [given as readonly AnyAnswer[], asked as readonly string[]];
  if (printed.length !== listed.length) return misfit(`${listed.length} fingerprints`, printed.length, '.prints');
  const without = listed.findIndex((one) => (one.do === 'choose' || one.do === 'order') && one.cards === undefined);
  return without < 0 ? undefined : misfit('a list of cards', undefined, `.answers[${without}].cards`);
}

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
    shuffle: optional(flag),
  }).misfit(setup);
}

const isCard = (pool: CardPool, passcode: number): boolean => {
  const definition = pool.definition(passcode);
  return definition !== undefined && definition.facts.subtype !== 'token';
};

export const within = (where: string, found: Misfit | undefined): Misfit | undefined =>
  found && { ...found, where: `${where}${found.where}` };

/** Whether the rest point of a recording says a number of its answers, and holds a position at all. */
export function strangeRest(rest: unknown, given: number): Misfit | undefined {
  if (!isObject(rest)) return misfit('a position with its answer number', rest, '.rest');
  return (
    within('.rest.at', whole(0, given).misfit(rest.at)) ??
    (isObject(rest.state) ? undefined : misfit('a position', rest.state, '.rest.state'))
  );
}
