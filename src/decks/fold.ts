/** Katakana from ァ to ヶ lie 0x60 above their hiragana. */
const KATAKANA = /[ァ-ヶ]/g;
const ACCENTS = /[\u0300-\u036f]/g;
/** What nobody types when looking for a name. */
const UNTYPED = /[・.,'’"“”!?&#:;()「」『』\-‐–—－]/g;

/** A text as it is compared in a search: without case, accents, width, kind of kana or punctuation. */
export function fold(text: string): string {
  // Only Latin accents fall; the voicing marks of kana are letters of their own, so they are put together again.
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  return plain.replace(UNTYPED, '').replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** The words of a search, folded. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .map(fold)
    .filter((word) => word !== '');
