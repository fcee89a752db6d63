import type { Language } from '../../../../i18n/language';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { WorkshopTexts } from '../../../../i18n/workshop-texts';
import { ruleSetTexts } from '../../../../i18n/rule-set-texts';
import { resultPictureTexts } from '../../../../i18n/result-picture-texts';
import { gameOfThisPage } from '../../../../store/game';
import { MARK, MARK_VIEW_BOX } from '../../../../ui/base/art/chain-art';
import type { CardInfo } from '../../../../ui/base/card/card-info';
import { fieldPicture } from '../../../../ui/screens/picture/field-picture';
import { seatInk, type Part, type Picture } from '../../../../ui/screens/picture/parts';
import type { LaidPosition } from '../../workshop/laid-position';
import { viewOf } from '../../workshop/opened';
import { picturedDuel } from '../duel-picture';
import { namesIn } from './spot-words';

interface Worded {
  readonly t: WorkshopTexts;
  readonly table: TableTexts;
  readonly info: CardInfo;
  readonly language: Language;
}

const [WIDTH, HEIGHT, EDGE, BESIDE] = [1600, 900, 36, 320];

/** A position as a picture, every card with its face; null for one that is impossible. */
export function positionPicture(position: LaidPosition, { t, table, info, language }: Worded): Picture | null {
  const view = viewOf(position, gameOfThisPage());
  if (!view) return null;
  const names = namesIn(t);
  const game = picturedDuel(view, { language, table, info });
  const [first, second] = position.seats.map(({ lifePoints }) => String(lifePoints)) as [string, string];
  const words = (text: string, y: number, size: number, ink: string, more: Partial<Extract<Part, { kind: 'words' }>> = {}) =>
    ({ kind: 'words', text, x: EDGE, y, width: BESIDE, size, ink, type: 'text', ...more }) as const satisfies Part;
  const standing = `${table.rail.turn(position.turn)} · ${table.phaseName[position.phase]} · ${table.rail.ofTurn(names[position.turnPlayer])}`;
  return {
    width: WIDTH,
    height: HEIGHT,
    alt: t.share.alt(names[0], first, names[1], second),
    parts: [
      { kind: 'plate', x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: 'urushi-1' },
      { kind: 'plate', x: 0, y: 0, width: BESIDE + EDGE + 16, height: HEIGHT, fill: 'urushi-0' },
      { kind: 'plate', x: BESIDE + EDGE + 14, y: 0, width: 2, height: HEIGHT, fill: 'gold-3' },
      {
        kind: 'drawing',
        x: EDGE,
        y: EDGE,
        width: 44,
        height: 44,
        markup: MARK,
        viewBox: MARK_VIEW_BOX,
        inks: { 'k-fg': 'gold-1', 'k-bg': 'urushi-0' },
      },
      words('KUSARI 鎖', EDGE + 23, 28, 'gold-1', { type: 'display', x: EDGE + 58, width: BESIDE - 58 }),
      words(position.title || t.title, 190, 44, 'gold-1', { type: 'display', lines: 3 }),
      words(standing, 300, 22, 'writing-1', { lines: 3 }),
      words(names[1], 420, 28, seatInk(1), { type: 'display' }),
      words(second, 470, 52, 'writing-1', { type: 'display' }),
      words(names[0], 570, 28, seatInk(0), { type: 'display' }),
      words(first, 620, 52, 'writing-1', { type: 'display' }),
      words(ruleSetTexts[language].nameOf(position.profile), HEIGHT - EDGE - 24, 18, 'writing-2'),
      words(resultPictureTexts[language].fan, HEIGHT - EDGE, 15, 'writing-3'),
      // Whoever lays a position knows every card in it.
      ...fieldPicture(
        { ...game, pictured: (card, inPlay) => game.pictured({ ...card, faceUp: true }, inPlay) },
        { x: EDGE + BESIDE + 32, y: EDGE, width: WIDTH - BESIDE - 2 * EDGE - 32, height: HEIGHT - 2 * EDGE },
      ),
    ],
  };
}
