import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promptTexts } from '../../../i18n/prompt-texts';
import { tableTexts } from '../../../i18n/table-texts';
import { timelineTexts } from '../../../i18n/timeline-texts';
import { visionPromptWords } from '../../../games/vision/texts/prompt-words';

/** Every word of a catalogue that stands on the page as it is; what has something filled in is said with nothing in it. */
const words = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return part.length < 2 ? words((part as (filled: string) => unknown)('')) : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(words) : [];
};

const onThePage = (language: 'en' | 'ja'): ReadonlySet<string> =>
  new Set(
    [
      promptTexts[language].act,
      promptTexts[language].respond.button,
      tableTexts[language].windowName,
      tableTexts[language].phaseName,
      timelineTexts[language].preview.rewind,
      visionPromptWords[language].acts,
    ].flatMap(words),
  );

/** In Japanese the names of cards stand in the same brackets. */
const cards = new Set(
  ['duel/cards/data/facts/00-first', 'vision/cards/data/cards'].flatMap((list) =>
    (JSON.parse(readFileSync(`src/games/${list}.json`, 'utf8')) as readonly { ja: string }[]).map(({ ja }) => ja),
  ),
);

const QUOTED = { en: /“([^”]*)”/g, ja: /「([^」]*)」/g };

test.each(['first-duel', 'vision-first-game'])('what %s tells a newcomer to press is called so on the page', (id) => {
  const { lesson } = JSON.parse(readFileSync(`public/lessons/${id}.json`, 'utf8')) as {
    lesson: { captions: readonly { en: string; ja: string }[] };
  };
  const quoted = (language: 'en' | 'ja'): readonly string[] =>
    lesson.captions.flatMap((caption) => [...caption[language].matchAll(QUOTED[language])].map(([, word]) => word!));
  const unknown = (language: 'en' | 'ja'): readonly string[] =>
    quoted(language).filter((word) => !onThePage(language).has(word) && !cards.has(word));
  expect(quoted('en').length).toBeGreaterThan(2);
  expect(unknown('en')).toEqual([]);
  expect(unknown('ja')).toEqual([]);
});
