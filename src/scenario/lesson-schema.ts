import * as v from 'valibot';

/** What makes a scenario a lesson: the key `lesson` of its file, as `docs/scenario-format.md` describes it. */

/** Parts of the table that a caption may point at. */
export const TABLE_PARTS = ['hand', 'field', 'nodes', 'piles', 'life', 'phases', 'stack', 'prompt'] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

const text = v.pipe(v.string('expected a text in both languages'), v.minLength(1, 'expected a text that is not empty'));
const bothKeys = { en: text, ja: text };
/** A text in both languages. */
export const both = v.strictObject(bothKeys);
const points = v.optional(v.picklist(TABLE_PARTS));

/** A lesson of the game that has these chapters. */
export const lessonIn = <const Chapters extends readonly string[]>(chapters: Chapters) =>
  v.strictObject({
    chapter: v.picklist(chapters),
    order: v.pipe(v.number(), v.integer('expected a whole number')),
    learner: v.optional(v.picklist([0, 1])),
    intro: v.strictObject({ ...bothKeys, points }),
    captions: v.pipe(
      v.array(v.strictObject({ at: v.pipe(v.number(), v.integer('expected the index of a step')), ...bothKeys, points })),
      v.minLength(1, 'expected a caption at least'),
    ),
    outro: both,
  });

export type Lesson = v.InferOutput<ReturnType<typeof lessonIn>>;
/** A text in both languages. */
export type Both = v.InferOutput<typeof both>;

/** What of a file its lesson must fit. */
interface Taught {
  readonly steps: readonly unknown[];
  readonly title?: string | { readonly en?: string | undefined; readonly ja?: string | undefined } | undefined;
  readonly lesson?: Pick<Lesson, 'captions'> | undefined;
}

/** A caption stands at a step that there is, and a lesson has its title in both languages. */
export const isToldWhole = <File extends Taught>() =>
  v.rawCheck<File>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.lesson === undefined) return;
    const { steps, title, lesson } = dataset.value;
    const path = (...keys: readonly (string | number)[]): [v.UnknownPathItem, ...v.UnknownPathItem[]] =>
      keys.map((key) => ({ type: 'unknown', origin: 'value', input: dataset.value, key, value: undefined })) as [
        v.UnknownPathItem,
        ...v.UnknownPathItem[],
      ];
    lesson.captions.forEach(({ at }, i) => {
      const after = lesson.captions[i - 1]?.at ?? -1;
      if (at < 0 || at >= steps.length)
        addIssue({
          message: `expected the index of one of the ${steps.length} steps`,
          received: String(at),
          path: path('lesson', 'captions', i, 'at'),
        });
      else if (at <= after)
        addIssue({
          message: 'expected a later step than that of the caption before',
          received: String(at),
          path: path('lesson', 'captions', i, 'at'),
        });
    });
    if (typeof title !== 'object' || title.en === undefined || title.ja === undefined)
      addIssue({ message: 'expected { en, ja }, as this is a lesson', path: path('title') });
  });
