import * as v from 'valibot';

/** What makes a scenario a lesson: the key `lesson` of its file, as `docs/scenario-format.md` describes it. */

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

const text = v.pipe(v.string('expected a text in both languages'), v.minLength(1, 'expected a text that is not empty'));
const bothKeys = { en: text, ja: text };
const both = v.strictObject(bothKeys);

export const lesson = v.strictObject({
  chapter: v.picklist(CHAPTERS),
  order: v.pipe(v.number(), v.integer('expected a whole number')),
  intro: both,
  captions: v.pipe(
    v.array(v.strictObject({ at: v.pipe(v.number(), v.integer('expected the index of a step')), ...bothKeys })),
    v.minLength(1, 'expected a caption at least'),
  ),
  outro: both,
});

export type Lesson = v.InferOutput<typeof lesson>;
/** A text in both languages. */
export type Both = v.InferOutput<typeof both>;
