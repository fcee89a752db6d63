import { aroundTexts } from '../../../i18n/around-texts';
import type { Language } from '../../../i18n/language';
import { resultPictureTexts } from '../../../i18n/result-picture-texts';
import { ruleSetTexts } from '../../../i18n/rule-set-texts';
import type { ShownCard } from '../../../engine/table';
import type { GameView } from '../../../games/view';
import { anyDeck, nameOfDeck } from '../../../store/decks/deck-book';
import { shownToAll } from '../../../store/desk/shown-to-all';
import type { Table } from '../../../store/desk/table';
import { desk } from '../../../store/desk/table-store';
import type { Ended } from '../result/ended';
import type { PicturedGame } from './field-picture';
import type { Picture } from './parts';
import { resultPicture } from './result-picture';

/** The name of a deck; nothing for one that is not kept any more. */
function deckName(id: string, language: Language): string {
  const deck = anyDeck(id);
  return deck ? nameOfDeck(deck, language) : '';
}

/** The end of the game on the table as a picture, its position as the game has it `pictured`; null where nothing lies there. */
export function endPicture<Card extends ShownCard>(
  { game, seats: [first, second], profile }: Pick<Table, 'game' | 'seats' | 'profile'>,
  ended: Ended,
  language: Language,
  pictured: (view: GameView) => PicturedGame<Card>,
): Picture | null {
  const view = shownToAll(desk);
  if (view?.game !== game) return null;
  const { result } = aroundTexts[language];
  return resultPicture(pictured(view), {
    ended,
    title: ended.winner === 'draw' ? result.draw : result.wins(ended.names[ended.winner]),
    decks: [deckName(first.deck, language), deckName(second.deck, language)],
    rules: ruleSetTexts[language].nameOf(profile),
    words: resultPictureTexts[language],
  });
}
