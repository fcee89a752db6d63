/** The lists that a deck can be held to: that of April 2005, the three of Japan before it, or none. */
export const FORMATS = ['april-2005', 'ocg-2005-03', 'ocg-2004-09', 'ocg-2004-03', 'no-list'] as const;
/** The list that a deck is held to. All keep the sizes of the deck and three copies of a name. */
export type Format = (typeof FORMATS)[number];

export const DEFAULT_FORMAT: Format = 'april-2005';

/** Decks that come with the table to be measured with: no list was ever meant for them. */
const MEASURED: readonly string[] = ['bench-a', 'bench-b'];

/** The format that a built-in deck was made for. */
export const formatOfBuiltIn = (id: string): Format => (MEASURED.includes(id) ? 'no-list' : DEFAULT_FORMAT);
