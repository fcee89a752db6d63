import type { GameSign } from '../../sign';

const name = { en: 'Stones', ja: '石積み' };
const counted = (points: (n: number) => string, longest: (n: number) => string) => ({
  life: points,
  longestStack: longest,
  toStack: longest,
});

/** What the start says of the game of stones. */
export const stonesSign: GameSign = {
  id: 'stones',
  name,
  ruleSets: [
    {
      id: 'stones',
      name,
      note: { en: 'Two walls, and a bag of stones for each.', ja: '壁が2つ、袋の石を積み合う。' },
      emblem: '<path d="M-34 24h68v24h-68ZM-24-2h48v24h-48ZM-13-28h26v24h-26Z" fill="var(--color-gold-2)"/>',
      decks: ['twelve-stones', 'twelve-stones'],
    },
  ],
  start: { en: 'Start the game', ja: 'ゲーム開始' },
  asks: [],
  chapters: [],
  counted: {
    en: counted(
      (n) => `${n} points`,
      (n) => `${n} stones in the air`,
    ),
    ja: counted(
      (n) => `${n}点`,
      (n) => `石${n}つの応酬`,
    ),
  },
};
