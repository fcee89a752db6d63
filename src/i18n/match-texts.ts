import { useWorded, worded } from './extra-deck';
import type { TextShape } from './text-shape';

const en = {
  bar: {
    duel: (n: number) => `Duel ${n}`,
    wins: (n: number) => (n === 1 ? '1 win' : `${n} wins`),
    draws: (n: number) => (n === 1 ? '1 draw' : `${n} draws`),
  },
  preparation: {
    title: (n: number) => `Duel ${n}`,
    greeting: (a: string, b: string) => `${a} and ${b} greet each other.`,
    steps: [
      'Greeting, shuffle, cut',
      'Decks in their zones',
      'Side Decks are counted',
      'Who goes first, then five cards each',
    ] as readonly string[],
    deck: 'Deck',
    shuffled: (n: number) => `${n} cards, shuffled, face-down`,
    cuts: (other: string, owner: string) => `${other} cuts ${owner}’s Deck`,
    cutAt: (top: number, rest: number) => `The top ${top} go beneath the other ${rest}.`,
    fusionDeck: 'Fusion Deck',
    noFusionDeck: 'none: no Fusion Summons',
    sideDeck: 'Side Deck',
    shows: 'face-down, counted by both',
    byThrow: 'Rock-paper-scissors decides who picks the first player.',
    byThrowAgain: 'The last duel was a draw: rock-paper-scissors decides who picks the first player.',
    byLoser: (name: string) => `${name} lost the last duel and chooses who goes first.`,
    set: (name: string) => `${name} goes first.`,
    begin: (n: number) => `Cut and begin duel ${n}`,
  },
  exchange: {
    title: (name: string) => `Pass the table to ${name}`,
    note: (name: string, n: number) =>
      `Before duel ${n}, ${name} may exchange cards with the Side Deck, one for one. The other player looks away.`,
    hold: (name: string) => `I am ${name} — hold to open`,
    orKey: 'or press Enter',
    nothing: (name: string) => `${name} exchanges nothing`,
    soFar: 'The match so far',
    counted: (name: string, n: number) => `${name} is done and shows how many cards the Side Deck has: ${n}.`,
    heading: (name: string) => `${name}’s Side Deck`,
    how: 'Choose a card in the Deck and one in the Side Deck: they change places.',
    now: (card: string) => `${card}: now choose the card to exchange it with.`,
    wrongPile: 'Fusion Monsters can only be exchanged with Fusion Monsters.',
    deck: (n: number) => `Deck · ${n}`,
    side: (n: number) => `Side Deck · ${n}`,
    fusion: (n: number) => `Fusion Deck · ${n}`,
    moved: 'new',
    cover: 'Cover',
    lastDuel: 'As in the last duel',
    brought: 'As brought to the match',
    done: (n: number) =>
      n === 0 ? 'Done: nothing exchanged' : n === 1 ? 'Done: 1 card exchanged' : `Done: ${n} cards exchanged`,
  },
  ending: {
    ofMatch: (n: number) => `Duel ${n} of the match`,
    toExchange: 'Go on to the Side Decks',
    toNext: (n: number) => `Go on to duel ${n}`,
    toResult: 'To the result of the match',
  },
  result: {
    wins: (name: string) => `${name} wins the match`,
    draw: 'The match is a draw',
    score: (wins: number, losses: number, draws: number) =>
      [`${wins} : ${losses}`, draws > 0 && (draws === 1 ? '1 draw' : `${draws} draws`)].filter(Boolean).join(', '),
    asRecorded: (name: string) => `Victory Dragon decided the match for ${name}; the score is recorded as if two duels were won.`,
    duel: (n: number) => `Duel ${n}`,
    winner: (name: string) => `${name} wins`,
    drawn: 'draw',
    turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
    first: (name: string) => `${name} went first`,
    exchanged: (a: string, x: number, b: string, y: number) => `exchanged before it: ${a} ${x}, ${b} ${y}`,
    again: 'New match, same decks',
    newDuel: 'Back to set-up',
    save: 'Save the recording',
  },
  leave: {
    ask: 'Leave the match …',
    sure: 'The match ends here. Its duels are kept under Past duels. To continue it later, save the recording first.',
    yes: 'Leave this match',
    no: 'Stay',
  },
};

export type MatchTexts = TextShape<typeof en>;

const ja: MatchTexts = {
  bar: {
    duel: (n) => `${n}デュエル目`,
    wins: (n) => `${n}勝`,
    draws: (n) => `${n}分け`,
  },
  preparation: {
    title: (n) => `${n}デュエル目`,
    greeting: (a, b) => `${a}と${b}が挨拶を交わします。`,
    steps: ['挨拶・シャッフル・カット', 'デッキを置く', 'サイドデッキの枚数を確認', '先攻後攻を決め、5枚ずつ引く'],
    deck: 'デッキ',
    shuffled: (n) => `${n}枚、シャッフル済み、裏向き`,
    cuts: (other, owner) => `${other}が${owner}のデッキをカットする`,
    cutAt: (top, rest) => `上の${top}枚を、残り${rest}枚の下へ。`,
    fusionDeck: '融合デッキ',
    noFusionDeck: 'なし（融合召喚はできません）',
    sideDeck: 'サイドデッキ',
    shows: '裏向きのまま、互いに枚数を確認',
    byThrow: '先攻・後攻を選ぶ人は、じゃんけんで決まります。',
    byThrowAgain: '前のデュエルが引き分けなので、先攻・後攻を選ぶ人をじゃんけんで決めます。',
    byLoser: (name) => `前のデュエルに負けた${name}が、先攻か後攻かを選びます。`,
    set: (name) => `${name}が先攻です。`,
    begin: (n) => `カットして${n}デュエル目を始める`,
  },
  exchange: {
    title: (name) => `${name}に交代`,
    note: (name, n) =>
      `${n}デュエル目の前に、${name}はサイドデッキとカードを1枚対1枚で入れ替えられます。相手は見ないでください。`,
    hold: (name) => `${name}です（長押しで開く）`,
    orKey: 'Enterキーでも開けます',
    nothing: (name) => `${name}は入れ替えない`,
    soFar: 'ここまでのマッチ',
    counted: (name, n) => `${name}は入れ替えを終え、サイドデッキの枚数を見せています：${n}枚。`,
    heading: (name) => `${name}のサイドデッキ`,
    how: 'デッキのカードとサイドデッキのカードを1枚ずつ選ぶと、入れ替わります。',
    now: (card) => `「${card}」と入れ替えるカードを選んでください。`,
    wrongPile: '融合モンスターは、融合モンスターとだけ入れ替えられます。',
    deck: (n) => `デッキ・${n}枚`,
    side: (n) => `サイドデッキ・${n}枚`,
    fusion: (n) => `融合デッキ・${n}枚`,
    moved: '入替',
    cover: '隠す',
    lastDuel: '前のデュエルのまま',
    brought: '持ち込んだときのまま',
    done: (n) => (n === 0 ? '終わる（入れ替えなし）' : `終わる（${n}枚入れ替え）`),
  },
  ending: {
    ofMatch: (n) => `マッチの${n}デュエル目`,
    toExchange: 'サイドデッキの入れ替えへ',
    toNext: (n) => `${n}デュエル目へ`,
    toResult: 'マッチの結果へ',
  },
  result: {
    wins: (name) => `${name}がマッチに勝利`,
    draw: 'マッチは引き分け',
    score: (wins, losses, draws) => `${wins}勝${losses}敗${draws > 0 ? `${draws}分け` : ''}`,
    asRecorded: (name) => `「ヴィクトリー・ドラゴン」が${name}のマッチ勝利を決めました。成績は2勝したものとして記録されます。`,
    duel: (n) => `${n}デュエル目`,
    winner: (name) => `${name}の勝ち`,
    drawn: '引き分け',
    turns: (n) => `${n}ターン`,
    first: (name) => `先攻：${name}`,
    exchanged: (a, x, b, y) => `事前の入れ替え：${a} ${x}枚、${b} ${y}枚`,
    again: '同じデッキでもう一度マッチ',
    newDuel: '最初の画面へ',
    save: '記録を保存',
  },
  leave: {
    ask: 'マッチをやめる…',
    sure: 'マッチはここで終わります。行われたデュエルは「これまでのデュエル」に残ります。後で続けるには、先に記録を保存してください。',
    yes: 'マッチをやめる',
    no: '続ける',
  },
};

export const matchTexts = { en, ja } as const;

const texts = worded(matchTexts);

export const useMatchTexts = (): MatchTexts => useWorded(texts);
