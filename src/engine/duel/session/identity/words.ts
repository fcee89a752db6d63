const words = new Map<string, number>();
const NO_WORD = 0x811c9dc5;
const withPart = (word: number, part: number): number => Math.imul(word ^ part, 0x01000193);

/** A number for a word, the same on every machine. */
export function wordOf(text: string): number {
  let word = words.get(text);
  if (word === undefined) {
    word = NO_WORD;
    for (let i = 0; i < text.length; i++) word = withPart(word, text.charCodeAt(i));
    words.set(text, word);
  }
  return word;
}

/** What the objects in keys are told by. */
export interface Objects {
  /** The number by which this card is told; undefined if it is another object by now. */
  referenceAt(id: number, arrival: number): number | undefined;
}

/** Larger than any character: no text is taken for a card. */
const FIRST_OBJECT = 0x100000;

/**
 * A number for a key such as `12@34:0`, each object in it by its reference; undefined where one of them is another one by now.
 * Keys are told in every position: they are read where they stand, and nothing is cut out of them.
 */
export function wordOfKey(key: string, objects: Objects): number | undefined {
  let word = NO_WORD;
  let at = 0;
  while (at < key.length) {
    const end = afterNumber(key, at);
    if (end > at && key[end] === '@' && isDigit(key, end + 1)) {
      const from = end + 1;
      const to = afterNumber(key, from);
      const reference = objects.referenceAt(numberIn(key, at, end), numberIn(key, from, to));
      if (reference === undefined) return undefined;
      word = withPart(word, FIRST_OBJECT + reference);
      at = to;
      continue;
    }
    const to = Math.max(end, at + 1);
    for (; at < to; at++) word = withPart(word, key.charCodeAt(at));
  }
  return word;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function afterNumber(text: string, from: number): number {
  let at = from;
  while (isDigit(text, at)) at += 1;
  return at;
}

function numberIn(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) number = number * 10 + text.charCodeAt(at) - 48;
  return number;
}
