import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'More',
  back: 'Back to the table',
  /** The word on its face; the whole name has it in it. */
  backWord: 'Back',
  doors: { lessons: 'Lessons', decks: 'Decks', rules: 'Rules', library: 'Past duels', workshop: 'Workshop', puzzles: 'Puzzles' },
};

export type DoorTexts = TextShape<typeof en>;

const ja: DoorTexts = {
  title: 'その他',
  back: 'テーブルに戻る',
  backWord: '戻る',
  doors: {
    lessons: 'レッスン',
    decks: 'デッキ',
    rules: 'ルール',
    library: '過去のデュエル',
    workshop: '局面研究',
    puzzles: '詰めデュエル',
  },
};

export const doorTexts: Readonly<Record<'en' | 'ja', DoorTexts>> = { en, ja };

export const useDoorTexts = (): DoorTexts => doorTexts[useLanguage()];
