import type { DeckList } from '../../../../engine/duel';
import { SIGNS } from './columns';

/** A card in two signs, its place among all passcodes from the lowest, and how often it comes there in a row. */
const CARD = /(..)(\d+)/g;

/**
 * Decks as the build packs them: main, side and fusion between bars.
 * @param passcodes those of all cards, lowest first
 */
export const unpackedDecks = (
  packed: Readonly<Record<string, string>>,
  passcodes: readonly number[],
): Readonly<Record<string, Required<DeckList>>> =>
  Object.fromEntries(
    Object.entries(packed).map(([id, deck]) => {
      const [main, side, fusion] = deck.split('|').map((part) =>
        [...part.matchAll(CARD)].flatMap(([, signs, times]) => {
          const [high, low] = [...signs!].map((sign) => SIGNS.indexOf(sign));
          return Array<number>(Number(times)).fill(passcodes[high! * 64 + low!]!);
        }),
      );
      return [id, { main: main!, side: side!, fusion: fusion! }];
    }),
  );

export const byPasscode = (facts: readonly { readonly id: number }[]): readonly number[] =>
  facts.map(({ id }) => id).sort((a, b) => a - b);
