import { useEffect, useState } from 'react';

/** A lesson or rule scenario as the index beside the page lists it. */
export interface PlayedExample {
  readonly id: string;
  readonly game: string;
  readonly folder: string;
  readonly en: string;
  readonly ja: string;
  /** Numbered statements that it carries, and keys of the rules that it is the first example of. */
  readonly rules: readonly string[];
  /** Of a lesson: how many stops it makes, and English names of cards that it is known by. */
  readonly stops?: number;
  readonly cards?: readonly string[];
}

const text = (value: unknown): value is string => typeof value === 'string';

function isExample(value: unknown): value is PlayedExample {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, folder, en, ja, rules } = value as Record<string, unknown>;
  return text(id) && text(game) && text(folder) && text(en) && text(ja) && Array.isArray(rules) && rules.every(text);
}

/** Reads the index; throws when it is not one. */
export function readExamples(json: unknown): readonly PlayedExample[] {
  if (!Array.isArray(json) || !json.every(isExample)) throw new Error('scenario-index.json is not a list of scenarios');
  return json;
}

let fetched: Promise<readonly PlayedExample[]> | undefined;

async function fetchExamples(): Promise<readonly PlayedExample[]> {
  const response = await fetch('./scenario-index.json');
  if (!response.ok) throw new Error(`scenario-index.json: ${response.status}`);
  return readExamples(await response.json());
}

export type Examples =
  { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'ready'; readonly all: readonly PlayedExample[] };

/** All lessons and scenarios, fetched once, when a rule is first opened. */
export function usePlayedExamples(): Examples {
  const [examples, setExamples] = useState<Examples>({ kind: 'loading' });
  useEffect(() => {
    let isShown = true;
    fetched ??= fetchExamples();
    fetched.then(
      (all) => isShown && setExamples({ kind: 'ready', all }),
      () => {
        // The next rule that is opened tries again.
        fetched = undefined;
        if (isShown) setExamples({ kind: 'failed' });
      },
    );
    return () => {
      isShown = false;
    };
  }, []);
  return examples;
}

const isLesson = ({ folder }: PlayedExample): boolean => folder === 'lessons';

/** Those that carry one of the numbers, lessons apart from the other scenarios. */
export function examplesOf(
  cites: readonly string[],
  all: readonly PlayedExample[],
): { readonly lessons: readonly PlayedExample[]; readonly scenarios: readonly PlayedExample[] } {
  const carrying = all.filter(({ rules }) => rules.some((rule) => cites.includes(rule)));
  return { lessons: carrying.filter(isLesson), scenarios: carrying.filter((one) => !isLesson(one)) };
}

/** What is looked for: a rule of a game's register. */
export interface Exemplified {
  readonly id: string;
  readonly game: string;
  readonly cites: readonly string[];
}

/**
 * The example that a rule is shown by first: the one that carries its key, because it was read and found to show that rule. The
 * numbers alone do not choose it: an example may carry a number for another half of its statement.
 */
export const firstExampleOf = ({ id, game }: Exemplified, all: readonly PlayedExample[]): PlayedExample | undefined =>
  all.find((one) => one.game === game && one.rules.includes(id));

/** Where the page opens it: lessons by their name, other scenarios by folder and name. */
export const addressOf = (example: PlayedExample): string =>
  `#lesson=${encodeURIComponent(isLesson(example) ? example.id : `${example.folder.replace('scenarios/', '')}/${example.id}`)}`;
