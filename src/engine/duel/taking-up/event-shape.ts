import {
  flag,
  list,
  matching,
  misfit,
  nullable,
  object,
  oneOf,
  optional,
  text,
  tuple,
  whole,
  type Shape,
} from '../../kernel/shape';
import { isPlace, type Place } from '../../table/index';
import type { Data } from '../model/data';
import { CAUSES, HOWS, VERBS, type DuelEvent } from '../model/event';
import { ATTRIBUTES, PLACEMENTS, PLAYERS, POSITIONS, RACES, ZONES, type CardId } from '../model/vocabulary';
import type { RuleId } from '../register/index';

const MOST = 1_000_000_000;
/** What is remembered of a card or a lasting effect. */
export const dataShape = object<Data>({
  turn: optional(whole(0, MOST)),
  turns: optional(whole(0, MOST)),
  counts: optional(tuple(whole(0, MOST), whole(0, MOST))),
  moment: optional(whole(0, MOST)),
  moments: optional(list(whole(0, MOST), MOST)),
  race: optional(oneOf(RACES)),
  attribute: optional(oneOf(ATTRIBUTES)),
  races: optional(list(nullable(oneOf(RACES)), 2)),
  material: optional(oneOf([true])),
  flipped: optional(oneOf([true])),
  passcode: optional(whole(0, MOST)),
  player: optional(oneOf(PLAYERS)),
  name: optional(text(200)),
  def: optional(whole(-MOST, MOST)),
  level: optional(whole(0, MOST)),
  amount: optional(whole(-MOST, MOST)),
  placement: optional(oneOf(PLACEMENTS)),
  zone: optional(whole(0, 4)),
  zones: optional(list(whole(0, 9), 10)),
  closed: optional(list(whole(0, 9), 10)),
});

const player = oneOf(PLAYERS);
/** Positions of before say nothing at all of where a token comes from. */
const place: Shape<Place> = {
  misfit: (value) => (value === '' || isPlace(value) ? undefined : misfit('a place', value)),
};
/** The register with its sentences is not loaded before a duel is: a key that it does not know is shown as it is. */
export const ruleKey = matching(/^[a-z0-9-]{1,60}$/, 'the key of a rule') as unknown as Shape<RuleId>;
const count = whole(0, MOST);
const amount = whole(-MOST, MOST);

/** One thing that happened, as positions remember it. `card`: the cards of the duel. */
export const eventShape = (card: Shape<CardId>): Shape<DuelEvent> => {
  const shape = object<DuelEvent>({
    verb: oneOf(VERBS),
    batch: count,
    player,
    card: optional(card),
    cards: optional(list(card, MOST)),
    passcode: optional(count),
    from: optional(oneOf(ZONES)),
    to: optional(oneOf(ZONES)),
    position: optional(oneOf(POSITIONS)),
    faceUp: optional(flag),
    wasFaceUp: optional(flag),
    cause: optional(oneOf(CAUSES)),
    how: optional(oneOf(HOWS)),
    by: optional(card),
    byPlayer: optional(player),
    host: optional(card),
    wasSpell: optional(flag),
    data: optional(dataShape),
    race: optional(oneOf(RACES)),
    attributes: optional(list(oneOf(ATTRIBUTES), 9)),
    madeOf: optional(list(object({ card, arrival: count }), MOST)),
    amount: optional(amount),
    lifePoints: optional(count),
    other: optional(count),
    foe: optional(card),
    text: optional(text(200)),
    link: optional(count),
    effect: optional(count),
    since: optional(count),
    rule: optional(ruleKey),
    hidden: optional(flag),
    fromPlace: optional(place),
    toPlace: optional(place),
  });
  return {
    ...shape,
    renamed(event, names) {
      const { passcode, ...named } = shape.renamed!(event, names);
      return event.hidden === true && !names.tells(event.player)
        ? named
        : { ...named, ...(passcode !== undefined && { passcode }) };
    },
  };
};
