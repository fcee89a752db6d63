import type { LaidWords } from '../../laid-words';

/** What a game of stones says, in both languages. */
export const RULES = {
  'game-over': { en: 'The game is over.', ja: '勝負は終わっている。' },
  'not-asked': { en: 'The other player is asked.', ja: '今は相手の番。' },
  'not-listed': { en: 'That is no answer to the question.', ja: '聞かれたことの答えではない。' },
  'nothing-there': { en: 'No stone lies there.', ja: 'そこに石はない。' },
  'not-your-day': { en: 'Stones are laid and taken on your own day.', ja: '石を置くのも取るのも、自分の昼のうち。' },
  'once-a-day': { en: 'Once a day, and it is done.', ja: '1日に1回だけ。もう済んでいる。' },
  'wall-is-full': { en: 'A wall holds three stones.', ja: '壁に置ける石は3つまで。' },
  'not-in-hand': { en: 'The stone is not in the hand.', ja: 'その石は手元にない。' },
  'no-wall': { en: 'The other wall has no stone.', ja: '相手の壁に石がない。' },
  'nothing-to-hold': { en: 'Nobody is taking a stone.', ja: '石は狙われていない。' },
  'dusk-scores': { en: 'At dusk a wall scores what it weighs.', ja: '夕暮れに、壁の石の重さだけ得点する。' },
} as const;

export const WORDS: LaidWords = {
  cards: {
    1: { en: 'Pebble', ja: '小石' },
    2: { en: 'Cobble', ja: '丸石' },
    3: { en: 'Boulder', ja: '大岩' },
  },
  aCard: { en: 'a stone', ja: '石' },
  zones: {
    bag: { en: 'Bag', ja: '袋' },
    hand: { en: 'Hand', ja: '手元' },
    wall: { en: 'Wall', ja: '壁' },
    heap: { en: 'Heap', ja: '石山' },
  },
  phases: { dawn: { en: 'Dawn', ja: '夜明け' }, day: { en: 'Day', ja: '昼' }, dusk: { en: 'Dusk', ja: '夕暮れ' } },
  acts: {
    lay: { en: 'Lay', ja: '置く' },
    take: { en: 'Take a stone', ja: '石を取る' },
    hold: { en: 'Hold', ja: '守る' },
    pass: { en: 'Let it pass', ja: '見送る' },
    end: { en: 'End the day', ja: '昼を終える' },
  },
  say: {
    turn: { en: '{who}’s day', ja: '{who}の日' },
    draw: { en: '{who} draws {card}', ja: '{who}が{card}を引いた' },
    lay: { en: '{who} lays {card} on the wall', ja: '{who}が{card}を壁に置いた' },
    take: { en: '{who} reaches for {card}', ja: '{who}が{card}に手を伸ばした' },
    hold: { en: '{who} throws {card} to hold it', ja: '{who}が{card}を投げて守った' },
    taken: { en: '{who} takes {card}', ja: '{who}が{card}を取った' },
    held: { en: '{who} has held it', ja: '{who}は守りきった' },
    score: { en: '{who} has {n}', ja: '{who}は{n}点' },
    win: { en: '{who} wins', ja: '{who}の勝ち' },
    drawn: { en: 'Nobody wins', ja: '引き分け' },
  },
  ask: {
    open: { en: '{who}: lay a stone, or take one?', ja: '{who}：石を置きますか、取りますか？' },
    answer: { en: '{who}: hold it?', ja: '{who}：守りますか？' },
    whichStone: { en: '{who}: which stone?', ja: '{who}：どの石？' },
  },
  rules: RULES,
  ends: {
    score: { en: '{who} has twelve.', ja: '{who}が12点に達しました。' },
    bag: { en: 'A bag is empty; {who} has more.', ja: '袋が空になり、得点は{who}が上。' },
    surrender: { en: '{who} wins by surrender.', ja: '降参により{who}の勝ち。' },
  },
  figure: { counter: 'score', en: 'points', ja: '点' },
  stack: { en: 'Stones in the air', ja: '飛び交う石' },
  howTo: [
    {
      en: 'Lay a stone a day. At dusk your wall scores what it weighs; twelve win.',
      ja: '1日に1つ石を置く。夕暮れに壁の重さだけ得点し、12点で勝ち。',
    },
    {
      en: 'Once a day you may take a stone of the other wall. A stone from the hand holds it.',
      ja: '1日に1回、相手の壁の石を取れる。手元の石を投げれば守れる。',
    },
  ],
};

/** The stones of a bag. */
export const DECK = {
  id: 'twelve-stones',
  en: 'Twelve stones',
  ja: '12の石',
  theme: { en: 'Five pebbles, four cobbles, three boulders.', ja: '小石5つ、丸石4つ、大岩3つ。' },
  main: [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3],
  side: [],
  fusion: [],
};
