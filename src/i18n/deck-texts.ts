import type { Cause, Format } from '../decks';
import { useWorded, worded } from './extra-deck';

type CauseOf<K extends Cause['kind']> = Extract<Cause, { readonly kind: K }>;

/** The sentence of each cause, with the name of its card where it has one. */
type CauseSentences = { readonly [K in Cause['kind']]: (cause: CauseOf<K>, card: string) => string };

interface DeckTexts {
  readonly format: string;
  readonly formats: Readonly<Record<Format, string>>;
  readonly causes: CauseSentences;
  readonly setup: {
    readonly builtIn: string;
    readonly own: string;
    /** A deck that comes with the table for another rule set. */
    readonly otherRules: string;
    readonly view: (deck: string) => string;
    readonly viewShort: string;
    readonly unnamed: string;
    readonly notLegal: string;
    readonly stillPlays: string;
    readonly cannotStart: (deck: string) => string;
  };
}

const copies = (n: number): string => (n === 1 ? '1 copy' : `${n} copies`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

const en: DeckTexts = {
  format: 'Deck rules',
  formats: { 'april-2005': 'April 2005 list', 'no-list': 'No list' },
  causes: {
    tooMany: ({ part, count, most }) =>
      `The ${{ main: 'Main', side: 'Side', fusion: 'Fusion' }[part]} Deck has ${cards(count)}; it may have at most ${most}.`,
    tooFewMain: ({ count, least }) => `The Main Deck has ${cards(count)}; it needs ${least} or more.`,
    sideCount: ({ count, expected }) => `The Side Deck has ${cards(count)}; it must have exactly ${expected}, or none at all.`,
    tooManyOfName: ({ count, most }, card) => `${card}: ${copies(count)}. At most ${most} copies, whatever the artwork.`,
    overLimit: ({ count, most }, card) => `${card}: ${copies(count)}. The list allows ${most}.`,
    forbidden: (_, card) => `${card} is forbidden by the list.`,
    fusionInMain: (_, card) => `${card} is a Fusion Monster: it belongs in the Fusion Deck, not in the Main Deck.`,
    notFusion: (_, card) => `${card} is not a Fusion Monster: it cannot be in the Fusion Deck.`,
    token: (_, card) => `${card} is a Token. Tokens cannot be in a deck.`,
    notPlayable: (_, card) => `${card} cannot be played by these rules.`,
    unknown: ({ passcode, count }) => `Passcode ${passcode} (${copies(count)}) is unknown.`,
  },
  setup: {
    builtIn: 'Built in',
    own: 'Your decks',
    otherRules: 'Other rules',
    view: (deck) => `View ${deck}`,
    viewShort: 'View',
    unnamed: 'Unnamed deck',
    notLegal: 'Not legal under these deck rules:',
    stillPlays: 'You can still play with it.',
    cannotStart: (deck) => `${deck} has cards that these rules do not allow. Remove them or choose another deck.`,
  },
};

const ja: DeckTexts = {
  format: '禁止・制限リスト',
  formats: { 'april-2005': '2005年4月のリスト', 'no-list': 'リストなし' },
  causes: {
    tooMany: ({ part, count, most }) =>
      `${{ main: 'メイン', side: 'サイド', fusion: '融合' }[part]}デッキが${count}枚です。${most}枚以下にしてください。`,
    tooFewMain: ({ count, least }) => `メインデッキが${count}枚です。${least}枚以上必要です。`,
    sideCount: ({ count, expected }) => `サイドデッキが${count}枚です。${expected}枚または0枚にしてください。`,
    tooManyOfName: ({ count, most }, card) =>
      `「${card}」が${count}枚あります。同じ名前のカードは、絵が違っても${most}枚までです。`,
    overLimit: ({ count, most }, card) => `「${card}」が${count}枚あります。リストでは${most}枚までです。`,
    forbidden: (_, card) => `「${card}」はリストで禁止されています。`,
    fusionInMain: (_, card) => `「${card}」は融合モンスターです。メインデッキではなく、融合デッキに入れます。`,
    notFusion: (_, card) => `「${card}」は融合モンスターではないので、融合デッキには入れられません。`,
    token: (_, card) => `「${card}」はトークンです。トークンはカードではなく、デッキに入れられません。`,
    notPlayable: (_, card) => `「${card}」は、このルールでは使えません。`,
    unknown: ({ passcode, count }) => `パスワード${passcode}（${count}枚）は未登録のカードです。`,
  },
  setup: {
    builtIn: '構築済み',
    own: '自作デッキ',
    otherRules: '別のルール用',
    view: (deck) => `${deck}を見る`,
    viewShort: '見る',
    unnamed: '名前のないデッキ',
    notLegal: 'このデッキは次の理由で使用できません。',
    stillPlays: 'このままでもデュエルできます。',
    cannotStart: (deck) => `「${deck}」に、このルールで使えないカードがあります。抜くか、別のデッキを選んでください。`,
  },
};

export const deckTexts = { en, ja } as const;

const texts = worded(deckTexts);

export const useDeckTexts = (): DeckTexts => useWorded(texts);

/** The sentence of a cause in a language. */
export function causeSentence<K extends Cause['kind']>(cause: CauseOf<K>, card: string, texts: DeckTexts): string {
  const say: (cause: CauseOf<K>, card: string) => string = texts.causes[cause.kind as K];
  return say(cause, card);
}
