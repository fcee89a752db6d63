import type { VisionTable } from '../table';
import type { ViewCard, VisionBook, VisionView } from '../../../engine/vision';
import type { Language } from '../../../i18n/language';
import { zoneWords } from '../../../i18n/table-texts';
import { visionSceneTexts, visionTexts } from '../texts';
import { bookOfVision } from '../book';
import { LACQUER, type CardInks, type PicturedFace } from '../../../ui/screens/picture/card-picture';
import type { PicturedGame } from '../../../ui/screens/picture/field-picture';
import type { Picture } from '../../../ui/screens/picture/parts';
import { endPicture } from '../../../ui/screens/picture/end-picture';
import type { Ended } from '../../../ui/screens/result/ended';
import { crestOf, pigmentOf } from './card-looks';
import { visionFace } from './vision-face';
import type { VisionPrint } from './vision-props';
import { kindWord } from './vision-words';

const inksOf = ({ facts }: VisionPrint): CardInks => {
  switch (facts.kind) {
    case 'character':
      return {
        ground: 'moon',
        edge: 'moon-edge',
        ink: 'ink',
        soft: 'ink-2',
        crest: [`at-${pigmentOf(facts).toLowerCase()}`, 'moon', 'leaf-on-ink'],
      };
    case 'spell':
      return LACQUER.spell;
    case 'command':
      return { ground: 'mist-1', edge: 'mist-mark', ink: 'mist-fg', soft: 'mist-fg', crest: ['mist-fg', 'mist-0', 'mist-fg'] };
  }
};

function pictured(card: ViewCard, language: Language, book: VisionBook): PicturedFace | null {
  const print = card.known && card.passcode !== undefined ? book.card(card.passcode) : undefined;
  if (!print) return null;
  const { facts } = print;
  const [attack, toughness] = [card.attack ?? facts.attack, card.toughness ?? facts.toughness];
  return {
    name: facts[language],
    crest: crestOf(facts),
    inks: inksOf(print),
    foot: attack === undefined ? [kindWord(facts, visionTexts[language].card)] : [String(attack), String(toughness ?? 0)],
  };
}

export const picturedVision = (view: VisionView, language: Language, book: VisionBook): PicturedGame<ViewCard> => ({
  view,
  face: visionFace(book),
  pictured: (card) => pictured(card, language, book),
  zoneName: (zone) => zoneWords(zone, visionSceneTexts[language])?.name ?? zone,
});

/** The end of the game of VISION on the table as a picture. */
export const visionPicture = (
  table: Pick<VisionTable, 'game' | 'seats' | 'profile'>,
  ended: Ended,
  language: Language,
): Picture | null => endPicture(table, ended, language, (view) => picturedVision(view as VisionView, language, bookOfVision()));
