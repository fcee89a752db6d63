import type { DuelEvent, Verb } from '../../../engine/duel';
import { nameOf } from './card-names';

/** The words of the format that are followed by the card's name. */
const CARD_WORDS: readonly Verb[] = [
  'draw',
  'summon',
  'specialSummon',
  'flipSummon',
  'set',
  'flip',
  'activate',
  'chainLink',
  'resolve',
  'negate',
  'destroy',
  'toGrave',
  'banish',
  'toHand',
  'toDeck',
  'attack',
  'replay',
  'control',
  'equip',
  'reveal',
];

/** One event in the words of the format; undefined for one that the format does not speak of. */
export function wordsOf(event: DuelEvent): string | undefined {
  const { verb, player, amount, text } = event;
  switch (verb) {
    case 'damage':
      return `damage ${player} ${amount}`;
    case 'lp':
      return `lp ${player} ${event.lifePoints}`;
    case 'phase':
    case 'coin':
    case 'win':
      return `${verb} ${text}`;
    case 'turn':
    case 'dice':
      return `${verb} ${amount}`;
    default:
      if (!CARD_WORDS.includes(verb)) return undefined;
      return event.passcode === undefined ? verb : `${verb} ${nameOf(event.passcode)}`;
  }
}

/** The log in the words of the format. Damage says the Life Points that it leaves, as every other change of them does. */
export const eventWords = (log: readonly DuelEvent[]): string[] =>
  log
    .flatMap((event) => [wordsOf(event), event.verb === 'damage' ? `lp ${event.player} ${event.lifePoints}` : undefined])
    .filter((words) => words !== undefined);
