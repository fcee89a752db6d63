import { fold } from './fold';
import { joinedTexts, type JoinedTexts } from './joined-texts';

export type Language = 'en' | 'ja';

export interface Named {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
}

/** Fewer initials than these stand in too many names to mean one. */
const FEWEST_INITIALS = 3;

/** The first letters of a name; of one that is letters alone, like D.D., all of them. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .map((word) => (/^(\p{L}\.)+$/u.test(word) ? fold(word) : fold(word).slice(0, 1)))
    .join('');

/** What the cards of a game say, folded: their names in both languages, and their texts where those have come. */
export interface Sayings {
  /** The names, or the names with the texts below them, of all cards in each language. */
  inBoth(withTexts: boolean): readonly JoinedTexts[];
  /** Where the cards stand that have a word as their number, or as the initials with which their names begin. */
  named(word: string): readonly number[];
  /** Makes all of it ready, step by step. */
  ahead(): Generator<void>;
}

type Both = readonly [en: string, ja: string];

export function sayingsOf<C extends Named>(
  cards: () => readonly C[],
  textsOf: (card: C) => Readonly<Record<Language, readonly string[]>> | undefined,
): Sayings {
  const names = new Map<number, Both>();
  const withTexts = new Map<number, Both>();
  const initials = new Map<number, string>();
  let numbers: ReadonlyMap<number, number> | undefined;
  let joinedInitials: JoinedTexts | undefined;
  let joinedNames: readonly JoinedTexts[] | undefined;
  let joinedWholes: readonly JoinedTexts[] | undefined;
  /** The cards that were joined without their texts. */
  let textless: readonly C[] = [];
  const kept = <T>(map: Map<number, T>, card: C, make: () => T): T => {
    const known = map.get(card.id);
    if (known !== undefined) return known;
    const made = make();
    map.set(card.id, made);
    return made;
  };
  const namesOf = (card: C): Both => kept(names, card, () => [fold(card.en), fold(card.ja)]);
  /** Each name with the text below it; the names alone where no text is. */
  const wholeOf = (card: C): Both => {
    const known = withTexts.get(card.id);
    if (known) return known;
    const [en, ja] = namesOf(card);
    const printed = textsOf(card);
    if (!printed) return namesOf(card);
    return kept(withTexts, card, () => [`${en} ${fold(printed.en.join(' '))}`, `${ja} ${fold(printed.ja.join(' '))}`]);
  };
  const initialsIn = (card: C): string => kept(initials, card, () => initialsOf(card.en));
  const joined = (said: readonly Both[]): readonly JoinedTexts[] => [
    joinedTexts(said.map(([en]) => en)),
    joinedTexts(said.map(([, ja]) => ja)),
  ];
  const ofNames = (): readonly JoinedTexts[] => (joinedNames ??= joined(cards().map(namesOf)));
  const ofWholes = (): readonly JoinedTexts[] => {
    // Where texts are still on their way, they are joined anew once more of them are there.
    if (joinedWholes && !textless.some(textsOf)) return joinedWholes;
    joinedWholes = joined(cards().map(wholeOf));
    textless = cards().filter(({ id }) => !withTexts.has(id));
    return joinedWholes;
  };
  /** A sign before them that no word has: from there on they are the beginning of a name. */
  const ofInitials = (): JoinedTexts => (joinedInitials ??= joinedTexts(cards().map((card) => ` ${initialsIn(card)}`)));
  const placeOf = (number: number): number | undefined =>
    (numbers ??= new Map(cards().map(({ id }, place) => [id, place]))).get(number);

  return {
    inBoth: (isWithTexts) => (isWithTexts ? ofWholes() : ofNames()),
    named(word) {
      const place = placeOf(Number(word));
      const begun = word.length < FEWEST_INITIALS ? [] : ofInitials().having(` ${word}`);
      return place === undefined ? begun : [...begun, place];
    },
    *ahead() {
      for (const card of cards()) {
        initialsIn(card);
        wholeOf(card);
        yield;
      }
      ofNames();
      ofInitials();
      placeOf(0);
      yield;
      const wholes = ofWholes();
      yield;
      for (const texts of [...ofNames(), ...wholes]) yield* texts.ahead();
    },
  };
}
