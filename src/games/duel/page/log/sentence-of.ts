import type { TableTexts } from '../../../../i18n/table-texts';
import { fillSlots, type Piece } from '../../../../ui/table/log/piece';
import { sentenceKey, wordOf } from './sentence-keys';
import type { Told } from './told';

const strong = (text: string): Piece => ({ kind: 'strong', text });

function piecesOf(slot: string, event: Told, t: TableTexts): readonly Piece[] {
  return slot === 'later' && event.later ? sentenceOf(event.later, t) : [piece(slot, event, t)];
}

function piece(slot: string, event: Told, t: TableTexts): Piece {
  switch (slot) {
    case 'who':
      return { kind: 'seat', seat: event.player };
    case 'across':
      return { kind: 'seat', seat: event.player === 0 ? 1 : 0 };
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
  const pieces = fillSlots(t.log.say[key], (slot) => piecesOf(slot, event, t));
  return (event.times ?? 1) > 1 && key !== 'drawMany' ? [...pieces, { kind: 'text', text: ` ×${event.times}` }] : pieces;
}
