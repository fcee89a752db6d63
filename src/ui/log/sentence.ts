import type { Player } from '../../engine/duel';
import type { TableTexts } from '../../i18n/table-texts';
import { sentenceKey, wordOf } from './sentence-keys';
import type { Told } from './told';

/** A piece of a sentence: plain text, a player, a card that can be pointed at, or a word that stands out. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Player }
  | { readonly kind: 'card'; readonly passcode: number }
  | { readonly kind: 'strong'; readonly text: string };

const strong = (text: string): Piece => ({ kind: 'strong', text });

function piecesOf(slot: string, event: Told, t: TableTexts): readonly Piece[] {
  return slot === 'later' && event.later ? sentenceOf(event.later, t) : [piece(slot, event, t)];
}

function piece(slot: string, event: Told, t: TableTexts): Piece {
  switch (slot) {
    case 'who':
      return { kind: 'seat', seat: event.player };
    case 'card':
      return event.passcode === undefined
        ? strong(event.to === 'monster' ? t.log.aMonster : t.log.aCard)
        : { kind: 'card', passcode: event.passcode };
    case 'other':
      return event.other === undefined ? strong(t.log.aSetMonster) : { kind: 'card', passcode: event.other };
    case 'n':
      return strong(String(event.times ?? Math.abs(event.amount ?? 0)));
    case 'lp':
      return strong(String(event.lifePoints ?? 0));
    case 'link':
      return strong(String(event.link ?? ''));
    default:
      return strong(wordOf(event, t));
  }
}

/** One event as a sentence in the language of the table. */
export function sentenceOf(event: Told, t: TableTexts): readonly Piece[] {
  const key = sentenceKey(event);
  const pieces = t.log.say[key].split(/\{(\w+)\}/).flatMap((part, i): Piece[] => {
    if (i % 2 === 1) return [...piecesOf(part, event, t)];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
  return (event.times ?? 1) > 1 && key !== 'drawMany' ? [...pieces, { kind: 'text', text: ` ×${event.times}` }] : pieces;
}
