/** A piece of a sentence: plain text, a player, a card that can be pointed at, or a word that stands out. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: 0 | 1 }
  | { readonly kind: 'card'; readonly passcode: number }
  | { readonly kind: 'strong'; readonly text: string };

/** A template with `{slots}`, taken apart: text stays, slots become what they stand for. */
export const fillSlots = (template: string, piecesOf: (slot: string) => readonly Piece[]): readonly Piece[] =>
  template.split(/\{(\w+)\}/).flatMap((part, i): readonly Piece[] => {
    if (i % 2 === 1) return piecesOf(part);
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });

/** A sentence as plain text. */
export const inPlainWords = (
  pieces: readonly Piece[],
  names: readonly [string, string],
  cardName: (passcode: number) => string,
): string =>
  pieces
    .map((piece) => (piece.kind === 'seat' ? names[piece.seat] : piece.kind === 'card' ? cardName(piece.passcode) : piece.text))
    .join('');
