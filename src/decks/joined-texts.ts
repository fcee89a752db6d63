/** So many words are remembered: those of a search, and what was typed of the last one before. */
const MOST_REMEMBERED = 16;

/** Texts that are looked through at once: as one text, which the machine searches by itself, and not one by one. */
export interface JoinedTexts {
  /** The places of those texts that have a word, in their order. A word has no line break in it. */
  having(word: string): readonly number[];
  /** Makes ready, text by text, where each letter stands: nearly everywhere, so that a single one would be looked for longest. */
  ahead(): Generator<void>;
}

export function joinedTexts(given: readonly string[]): JoinedTexts {
  // No word goes across: none has the sign that stands between two texts.
  const texts = given.map((text) => text.replaceAll('\n', ' '));
  const whole = texts.join('\n');
  let end = 0;
  const ends = texts.map(({ length }) => (end += length + 1));
  const remembered = new Map<string, readonly number[]>();
  /** Where each letter stands, once that was made ready. */
  let letters: ReadonlyMap<string, readonly number[]> | undefined;

  function look(word: string): readonly number[] {
    if (letters && word.length === 1) return letters.get(word) ?? [];
    // Who types on looks only through what had the letters before.
    const narrower = [...remembered.keys()].filter((known) => word.startsWith(known));
    const longest = narrower.reduce((best, known) => (known.length > best.length ? known : best), '');
    const among = longest === '' ? undefined : remembered.get(longest);
    if (among) return among.filter((place) => texts[place]!.includes(word));
    const places: number[] = [];
    let place = 0;
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, ends[place])) {
      while (ends[place]! <= at) place++;
      places.push(place);
    }
    return places;
  }

  return {
    having(word) {
      const places = remembered.get(word) ?? look(word);
      // The last one asked for is the last one to be forgotten.
      remembered.delete(word);
      remembered.set(word, places);
      for (const [oldest] of remembered) if (remembered.size > MOST_REMEMBERED) remembered.delete(oldest);
      return places;
    },
    *ahead() {
      if (letters) return;
      const known = new Map<string, number[]>();
      for (const [place, text] of texts.entries()) {
        for (const letter of new Set(text.split(''))) {
          const places = known.get(letter);
          if (places) places.push(place);
          else known.set(letter, [place]);
        }
        yield;
      }
      letters = known;
    },
  };
}
