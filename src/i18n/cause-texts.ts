import type { Cause } from '../decks';
import { useWorded, worded } from './extra-deck';

type CauseOf<K extends Cause['kind']> = Extract<Cause, { readonly kind: K }>;

/** The sentence of each cause, with the name of its card where it has one. */
type CauseSentences = { readonly [K in Cause['kind']]: (cause: CauseOf<K>, card: string) => string };

const copies = (n: number): string => (n === 1 ? '1 copy' : `${n} copies`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

const en: CauseSentences = {
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
  notPlayable: (_, card) => `${card} cannot be played here: it belongs to other rules, or is not there yet.`,
  unknown: ({ passcode, count }) => `Passcode ${passcode} (${copies(count)}) is unknown.`,
};

const ja: CauseSentences = {
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
  notPlayable: (_, card) => `「${card}」は使えません。ほかのルールのカードか、まだ用意されていないカードです。`,
  unknown: ({ passcode, count }) => `パスワード${passcode}（${count}枚）は未登録のカードです。`,
};

const texts = worded({ en, ja });

export const useCauseTexts = (): CauseSentences => useWorded(texts);

/** The sentence of a cause in a language. */
export function causeSentence<K extends Cause['kind']>(cause: CauseOf<K>, card: string, texts: CauseSentences): string {
  const say: (cause: CauseOf<K>, card: string) => string = texts[cause.kind as K];
  return say(cause, card);
}
