import type { CardText, Language } from './shapes';
import pendulumParts from './pendulum-parts.json';

type Lines = Readonly<Record<string, readonly string[]>>;

// One file for each language, and only that of who reads is fetched: with all cards each is as large as their code.
const files: Readonly<Record<Language, () => Promise<{ readonly lines: Lines }>>> = {
  en: () => import('./texts/en'),
  ja: () => import('./texts/ja'),
};

const fetched: Partial<Record<Language, Lines>> = {};
const listeners = new Set<() => void>();

export const cardTextsAreThere = (language: Language): boolean => fetched[language] !== undefined;

/** Fetches what cards do in one language, once. Rejects where the page cannot fetch it; the next wish tries again. */
export async function fetchCardTexts(language: Language): Promise<void> {
  if (cardTextsAreThere(language)) return;
  fetched[language] = (await files[language]()).lines;
  for (const listener of listeners) listener();
}

/** Calls back whenever a language has come. @returns what ends it */
export function whenCardTextsCome(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What a card does in our own words, part by part, in the languages that have been fetched. Apart from the pool: nothing that is
 * played reads it. Normal Monsters have words only if there is more to say than that they have no effect.
 */
export function cardTexts(passcode: number): CardText | undefined {
  const { en, ja } = fetched;
  const key = String(passcode);
  if (en?.[key] === undefined && ja?.[key] === undefined) return undefined;
  const pendulum = (pendulumParts as Readonly<Record<string, number>>)[key];
  return { en: en?.[key] ?? [], ja: ja?.[key] ?? [], ...(pendulum !== undefined && { pendulum }) };
}
