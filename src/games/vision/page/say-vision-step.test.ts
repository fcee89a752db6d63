import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lessonTexts } from '../../../i18n/lesson-texts';
import { visionLessonWords } from '../texts/lesson-words';
import { plainStep, readScenario } from '../scenario';
import { visionBook, visionGame } from '../cards';
import { sayVisionStep } from './say-vision-step';

const folder = new URL('../../../../public/lessons/', import.meta.url);

/** All steps of a lesson that are done or looked at, as sentences. */
function said(id: string, language: 'en' | 'ja'): readonly string[] {
  const read = readScenario(visionGame.pool, JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8')));
  if (!read.ok) throw new Error(id);
  const words = {
    words: visionLessonWords[language],
    names: lessonTexts[language].names,
    nameOf: (passcode: number) => visionBook.card(passcode)!.facts[language],
    language,
  };
  return read.scenario.steps.flatMap((step) => {
    const plain = plainStep(visionGame.pool, step);
    return plain ? [sayVisionStep(plain, words)] : [];
  });
}

describe('a step of a lesson of VISION', () => {
  test('is told with who, what and on whom', () => {
    expect(said('vision-interference', 'en').slice(0, 3)).toEqual([
      'Ren plays Stray Spark on Ferry Oar',
      'Aya plays Sudden Gust on Ferry Oar',
      'Ren passes',
    ]);
    expect(said('vision-interference', 'ja')[0]).toBe('レンが「渡しの櫂」を目標に「迷い火」をプレイする');
    expect(said('vision-skip-and-add', 'ja')).toContain('レンがアヤを目標に「消された一行」をプレイする');
    expect(said('vision-graze', 'en')).toContain('Aya grazes');
  });

  test('names no target where the card chooses only as it resolves', () =>
    expect(said('vision-saigyou-ayakashi', 'en')).toContain('Ren plays Blossom Bier'));

  test.each(readdirSync(folder).filter((file) => file.startsWith('vision-')))('has words in both languages: %s', (file) => {
    const id = file.replace(/\.json$/, '');
    for (const language of ['en', 'ja'] as const)
      for (const sentence of said(id, language)) expect(sentence).not.toMatch(/undefined|A player|プレイヤー/);
  });
});
