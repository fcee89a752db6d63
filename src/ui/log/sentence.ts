import type { DuelEventWords, LogSentence } from './sentence-keys';
import { sentenceKey, wordOf } from './sentence-keys';
import type { EventView } from '../../engine/duel/views/view';
import type { Player } from '../../engine/duel/model/vocabulary';
import type { TableTexts } from '../../i18n/table-texts';

/** A piece of a sentence: plain text, a player, or a card that can be pointed at. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Player }
  | { readonly kind: 'card'; readonly passcode: number }
  | { readonly kind: 'strong'; readonly text: string };

function piece(slot: string, event: EventView, t: TableTexts): Piece {
  const unknown = event.to === 'monster' ? t.log.aMonster : t.log.aCard;
  switch (slot) {
    case 'who': return { kind: 'seat', seat: event.player };
    case 'card': return event.passcode === undefined ? { kind: 'strong', text: unknown } : { kind: 'card', passcode: event.passcode };
    case 'other': return event.other === undefined ? { kind: 'strong', text: t.log.aMonster } : { kind: 'card', passcode: event.other };
    case 'n': return { kind: 'strong', text: String(Math.abs(event.amount ?? 0)) };
    case 'lp': return { kind: 'strong', text: String(event.lifePoints ?? 0) };
    case 'link': return { kind: 'strong', text: String(event.link ?? '') };
    default: return { kind: 'strong', text: wordOf(event, t) };
  }
}

/** One event as a sentence in the language of the table. */
export function sentenceOf(event: EventView, t: TableTexts): readonly Piece[] {
  const key: LogSentence = sentenceKey(event);
  const say: DuelEventWords = t.log.say;
  return say[key].split(/\{(\w+)\}/).flatMap((part, i): Piece[] => {
    if (i % 2 === 1) return [piece(part, event, t)];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });
}
