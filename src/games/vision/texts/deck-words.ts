import type { VisionCause } from '../decks';
import { useLanguage } from '../../../i18n/language';
import type { TextShape } from '../../../i18n/text-shape';

const copies = (n: number): string => (n === 1 ? '1 copy' : `${n} copies`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** The sentence of each cause, with the name of its card where it has one. */
type CauseSentences = { readonly [K in VisionCause['kind']]: (cause: CauseOf<K>, card: string) => string };

type CauseOf<K extends VisionCause['kind']> = Extract<VisionCause, { readonly kind: K }>;

/** What the deck screens and the set-up say of decks of VISION. */
const en = {
  part: 'Deck',
  counts: (n: number, size: number) => `${n} of ${size} cards`,
  /** What each of the decks that come with the table is like, in a few words. */
  brief: {
    'lantern-procession': 'Cheap and swift: attacks from the first turns',
    'long-water': 'Waits behind guardians, then floods',
  } as Readonly<Record<string, string>>,
  causes: {
    size: ({ count, expected }: CauseOf<'size'>, _: string) => `The deck has ${cards(count)}; it must have exactly ${expected}.`,
    tooManyOfName: ({ count, most }: CauseOf<'tooManyOfName'>, card: string) =>
      `${card}: ${copies(count)}. At most ${most} copies.`,
    unknown: ({ passcode, count }: CauseOf<'unknown'>, _: string) =>
      `Number ${passcode} (${copies(count)}) is not a known VISION card.`,
  },
  costs: 'Costs',
  legal: (size: number) => `Legal: ${size} cards, and no name too often.`,
  allowed: (n: number) => `Up to ${n} in a deck`,
  search: {
    kinds: { all: 'All', character: 'Characters', spell: 'Spells', command: 'Commands' },
    subtype: 'Card type',
    race: 'Race',
    keyword: 'Keyword',
    kind: 'Kind',
    name: 'Name',
  },
  hand: {
    note: (n: number) => `${n} cards from the shuffled deck. This does not start a game.`,
    again: (_: number) => 'New hand',
    anew: 'Draw a new hand',
    anewOnce: 'You have drawn a new hand. This is allowed once.',
    empty: 'The deck is empty.',
  },
  export: {
    note: 'The same deck as a readable list, and in the two formats that other programs read.',
    list: 'List',
    download: 'Download the list',
    copy: 'Copy the list',
  },
  import: {
    note: 'Paste a list here, one card a line: how many and its name, in English or Japanese. A .ydk file or a ydke:// line does as well. It becomes a new deck; the others stay as they are.',
    noCards: 'No card was found: expected lines such as “3 Ferry Oar”.',
  },
  unknown: (passcode: number) => `Unknown VISION card ${passcode}. It is kept in the list but cannot be played.`,
  setup: {
    notLegal: 'A game needs a legal deck:',
    cannotStart: (deck: string) => `${deck} is not legal yet. Complete it, or choose another deck.`,
  },
};

export type VisionDeckWords = TextShape<Omit<typeof en, 'causes'>> & { readonly causes: CauseSentences };

const ja: VisionDeckWords = {
  part: 'デッキ',
  counts: (n, size) => `${size}枚中${n}枚`,
  brief: {
    'lantern-procession': '軽くて速い。最初のターンから攻める',
    'long-water': '番人の陰で待ち、一気に押し流す',
  },
  causes: {
    size: ({ count, expected }) => `デッキが${count}枚です。${expected}枚にしてください。`,
    tooManyOfName: ({ count, most }, card) => `「${card}」が${count}枚あります。同じ名前のカードは${most}枚までです。`,
    unknown: ({ passcode, count }) => `番号${passcode}（${count}枚）は未登録のカードです。`,
  },
  costs: 'コストの分布',
  legal: (size) => `使用可能：${size}枚で、枚数制限を超えるカードはありません。`,
  allowed: (n) => `デッキに${n}枚まで`,
  search: {
    kinds: { all: 'すべて', character: 'キャラクター', spell: 'スペル', command: 'コマンド' },
    subtype: 'カード種類',
    race: '種族',
    keyword: 'キーワード能力',
    kind: '種類',
    name: '名前',
  },
  hand: {
    note: (n) => `デッキをシャッフルして${n}枚引きます。ゲームは始まりません。`,
    again: () => '新しい手札',
    anew: '手札を引き直す',
    anewOnce: '引き直しました。引き直せるのは1回だけです。',
    empty: 'デッキにカードがありません。',
  },
  export: {
    note: '同じデッキを、だれでも読めるリストと、ほかのソフトで読める2つの形で書き出します。',
    list: 'リスト',
    download: 'リストをダウンロード',
    copy: 'リストをコピー',
  },
  import: {
    note: '1行に1種類、枚数とカード名（日本語・英語）を書いたリストを貼り付けてください。.ydkファイルや ydke:// の1行も読めます。新しいデッキになり、ほかのデッキは変わりません。',
    noCards: 'カードが見つかりません。「3 渡しの櫂」のような行が必要です。',
  },
  unknown: (passcode) => `番号${passcode}は未登録のカードです。リストには残りますが、使えません。`,
  setup: {
    notLegal: '使用可能なデッキを選んでください。',
    cannotStart: (deck) => `「${deck}」はまだ使用できません。デッキを完成させるか、別のデッキを選んでください。`,
  },
};

export const visionDeckWords: Readonly<Record<'en' | 'ja', VisionDeckWords>> = { en, ja };

export const useVisionDeckWords = (): VisionDeckWords => visionDeckWords[useLanguage()];

/** The sentence of a cause. */
export function visionCauseSentence<K extends VisionCause['kind']>(cause: CauseOf<K>, card: string, t: VisionDeckWords): string {
  const say: (cause: CauseOf<K>, card: string) => string = t.causes[cause.kind as K];
  return say(cause, card);
}
