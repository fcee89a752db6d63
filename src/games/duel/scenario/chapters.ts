/** The chapters of the list of lessons, in its order. */
export const CHAPTERS = [
  'turn',
  'summons',
  'spellsTraps',
  'chain',
  'triggers',
  'priority',
  'battle',
  'replay',
  'victory',
  'ruleSets',
] as const;
export type Chapter = (typeof CHAPTERS)[number];
