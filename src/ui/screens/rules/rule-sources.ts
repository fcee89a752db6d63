import type { Language } from '../../../i18n/language';
import data from './rule-sources.json';

/** One section of one document that rules are taken from. */
interface Section {
  readonly document: string;
  readonly en: string;
  readonly ja: string;
}

const documents: Readonly<Record<string, Readonly<Record<Language, string>>>> = data.documents;
const sections: readonly Section[] = data.sections;
const sectionOf: Readonly<Record<string, number>> = data.numbers;

/** Where numbered statements stand: the document, its section, and the numbers that a rule takes from there. */
export interface Source {
  readonly document: string;
  readonly section: string;
  readonly numbers: readonly string[];
}

/** The sources of a rule in plain words, in the order in which it cites them; numbers that no document has are left out. */
export function sourcesOf(cites: readonly string[], language: Language): readonly Source[] {
  const found = new Map<number, string[]>();
  for (const number of cites) {
    const at = sectionOf[number];
    if (at === undefined) continue;
    found.set(at, [...(found.get(at) ?? []), number]);
  }
  return [...found].flatMap(([at, numbers]) => {
    const section = sections[at];
    return section
      ? [{ document: documents[section.document]?.[language] ?? section.document, section: section[language], numbers }]
      : [];
  });
}
