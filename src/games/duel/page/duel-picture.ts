import type { DuelTable } from '../table';
import type { DuelView, ViewCard } from '../../../engine/duel';
import type { Language } from '../../../i18n/language';
import { zoneWords, type TableTexts } from '../../../i18n/table-texts';
import { isNegative } from '../../../ui/base/art/enclosures';
import type { CardInfo } from '../../../ui/base/card/card-info';
import { CARD_WORDS } from '../../../ui/base/card/card-words';
import { faceCard, kamonFacts, type FaceCard } from '../../../ui/base/card/face-card';
import { faceOf } from './face/duel-face';
import type { Ended } from '../../../ui/screens/result/ended';
import { LACQUER, type CardInks, type PicturedFace } from '../../../ui/screens/picture/card-picture';
import type { PicturedGame } from '../../../ui/screens/picture/field-picture';
import type { Picture } from '../../../ui/screens/picture/parts';
import { endPicture } from '../../../ui/screens/picture/end-picture';

/** Paper for monsters, with the pigment of their attribute. */
const inksOf = (card: FaceCard): CardInks =>
  card.kind === 'monster'
    ? {
        ground: 'paper',
        edge: 'paper-2',
        ink: 'ink',
        soft: 'ink-2',
        crest: [
          card.attribute ? `at-${card.attribute.toLowerCase()}` : 'ink',
          'paper',
          isNegative(card) ? 'leaf-on-ink' : 'leaf',
        ],
      }
    : LACQUER[card.kind];

/** In the words of the table: what the pile beside the Deck is called depends on the rules. */
interface Worded {
  readonly language: Language;
  readonly table: TableTexts;
  readonly info: CardInfo;
}

/** What everybody may see of a card: where it lies face-down, its back, even if somebody at the table may know it. */
function pictured(card: ViewCard, inPlay: boolean, language: Language, info: CardInfo): PicturedFace | null {
  if (!card.known || card.passcode === undefined || (inPlay && !card.faceUp)) return null;
  const { atk, def, level } = card;
  const face = faceCard(info(card.passcode).facts, language, inPlay ? { atk, def, level } : {});
  const values = [face.atk ?? '?', face.def ?? '?'].map(String);
  return {
    name: face.name,
    crest: kamonFacts(face),
    inks: inksOf(face),
    foot:
      face.kind !== 'monster'
        ? [CARD_WORDS[language].shortKind(face)]
        : card.position === 'defense' && inPlay
          ? values.reverse()
          : values,
  };
}

export const picturedDuel = (view: DuelView, { language, table, info }: Worded): PicturedGame<ViewCard> => ({
  view,
  face: faceOf(view),
  pictured: (card, inPlay) => pictured(card, inPlay, language, info),
  zoneName: (zone) => zoneWords(zone, table)?.name ?? zone,
});

/** The end of the duel on the table as a picture. */
export const duelPicture = (table: Pick<DuelTable, 'game' | 'seats' | 'profile'>, ended: Ended, worded: Worded): Picture | null =>
  endPicture(table, ended, worded.language, (view) => picturedDuel(view as DuelView, worded));
