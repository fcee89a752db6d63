import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { visionGame } from '../games/vision/cards';
import { CHAPTERS } from '../games/duel/scenario/chapters';
import { readScenario, type ScenarioInput } from '../games/duel/scenario/schema';
import { plays } from '../games/duel/scenario/testing';
import { VISION_CHAPTERS } from '../games/vision/scenario/chapters';
import { readScenario as readVision } from '../games/vision/scenario/schema';
import { plays as playsVision, type TestScenario } from '../games/vision/scenario/testing';
import type { Lesson } from './lesson-schema';
import { sayProblem } from './problem';

const folder = new URL('../../public/lessons/', import.meta.url);
const files = readdirSync(folder).sort();
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** What this test looks at in a lesson of either game. */
interface Told {
  readonly id: string;
  readonly title?: unknown;
  readonly rules?: readonly string[] | undefined;
  readonly lesson?: Lesson | undefined;
}

const isOfVision = (file: string): boolean => (JSON.parse(textOf(file)) as { game?: string }).game === 'vision';

function lessonOf(file: string): Told {
  const json: unknown = JSON.parse(textOf(file));
  const read = isOfVision(file) ? readVision(visionGame.pool, json) : readScenario(json);
  if (!read.ok) throw new Error(`${file}: ${read.problems.map(sayProblem).join('; ')}`);
  return read.scenario;
}

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/u;

describe('the lessons', () => {
  test.each(files)('%s plays straight and saved and loaded at every decision', (file) => {
    const { format, ...scenario } = JSON.parse(textOf(file)) as ScenarioInput;
    expect(format).toBe('duel-scenario/1');
    if (isOfVision(file)) playsVision(scenario as unknown as TestScenario);
    else plays(scenario);
  });

  test.each(files)(
    '%s is told in English and Japanese, names its rules and lasts no longer than 90 seconds, the first game three minutes',
    (file) => {
      const { id, lesson, rules, title } = lessonOf(file);
      expect(`${id}.json`).toBe(file);
      expect(rules).not.toHaveLength(0);
      const told = [title as { en: string; ja: string }, lesson!.intro, ...lesson!.captions, lesson!.outro];
      for (const { en, ja } of told) {
        expect(ja).toMatch(JAPANESE);
        expect(en).not.toMatch(JAPANESE);
      }
      // Read aloud at a calm pace: 3 words a second, and one second for each act.
      const words = told.reduce((sum, { en }) => sum + en.split(/\s+/).length, 0);
      // A learner who does the acts takes two seconds for each.
      const seconds = words / 3 + lesson!.captions.length * (lesson!.learner === undefined ? 1 : 2);
      expect(seconds).toBeLessThanOrEqual(lesson!.learner === undefined ? 90 : 180);
    },
  );

  test('every chapter has lessons, and no two lessons of a chapter have the same order', () => {
    const lessons = files.map(lessonOf);
    for (const chapter of [...CHAPTERS, ...VISION_CHAPTERS]) {
      const orders = lessons.flatMap(({ lesson }) => (lesson!.chapter === chapter ? [lesson!.order] : []));
      expect(orders.length, chapter).toBeGreaterThan(0);
      expect(new Set(orders).size, chapter).toBe(orders.length);
    }
  });

  test('VISION is taught by a first game and twelve lessons, the four cards that the source names among them', () => {
    const told = files.filter(isOfVision);
    expect(told).toHaveLength(13);
    const first = told.map(lessonOf).find(({ lesson }) => lesson?.chapter === 'visionStart' && lesson.order === 0);
    expect(first).toMatchObject({ id: 'vision-first-game', lesson: { learner: 0 } });
    expect(told).toEqual(
      expect.arrayContaining([
        'vision-shanghai-doll.json',
        'vision-saigyou-ayakashi.json',
        'vision-barrier-of-all-nature.json',
        'vision-dark-side-of-fate.json',
      ]),
    );
    const shown = new Set(told.flatMap((file) => lessonOf(file).rules ?? []));
    // Turn, passes, nodes and cost, interference, defence, Graze, mortal, 4.9.1 b and c, loss of life, ending, adding, skipping.
    const wanted = ['V01', 'V05', 'V62', 'V68', 'V65', 'V63', 'V64', 'V66', 'V35', 'V36', 'V37', 'V40', 'V43', 'V52', 'V56'];
    expect(wanted.filter((id) => !shown.has(id))).toEqual([]);
  });

  test('the worked examples of the source documents are among them', () => {
    const shown = new Set(files.flatMap((file) => lessonOf(file).rules ?? []));
    // Chain example and its three special cases; decks running out; Exodia; replays; summon and attack windows.
    const examples = [
      'R245',
      'R248',
      'R249',
      'R253',
      'R017',
      'R018',
      'R032',
      'R216',
      'R219',
      'R220',
      'R221',
      'R223',
      'R210',
      'R286',
      'R288',
      'R347',
      'R356',
    ];
    expect(examples.filter((id) => !shown.has(id))).toEqual([]);
  });
});

describe('a file that wants to be a lesson', () => {
  const problemsOf = (change: object): string[] => {
    const caption = { at: 0, en: 'Ren summons.', ja: 'レンが召喚する。' };
    const lesson = { chapter: 'turn', order: 1, intro: { en: 'a', ja: 'あ' }, captions: [caption], outro: { en: 'b', ja: 'い' } };
    const step = { player: 0, do: 'endTurn' };
    const read = readScenario({
      format: 'duel-scenario/1',
      id: 'x',
      title: { en: 'a', ja: 'あ' },
      steps: [step, step],
      lesson: { ...lesson, ...change },
    });
    return read.ok ? [] : read.problems.map(sayProblem);
  };
  const at = (...indexes: readonly number[]) => ({ captions: indexes.map((index) => ({ at: index, en: 'a', ja: 'あ' })) });

  test('is one with a caption at a step that there is', () => expect(problemsOf(at(0, 1))).toEqual([]));
  test('is refused with a caption at a step that there is not', () =>
    expect(problemsOf(at(0, 2))).toEqual(['$.lesson.captions[1].at: expected the index of one of the 2 steps, got 2']));
  test('is refused with captions out of order', () =>
    expect(problemsOf(at(1, 0))).toEqual([
      '$.lesson.captions[1].at: expected a later step than that of the caption before, got 0',
    ]));
  test('is refused without one of the languages', () =>
    expect(problemsOf({ intro: { en: 'a' } })).toEqual(['$.lesson.intro.ja: the key is missing']));
  test('is refused with a caption that points at no part of the table', () =>
    expect(problemsOf({ captions: [{ at: 0, en: 'a', ja: 'あ', points: 'ceiling' }] })[0]).toContain(
      '$.lesson.captions[0].points',
    ));
  test('is refused in a chapter of the other game', () =>
    expect(problemsOf({ chapter: 'visionTurn' })[0]).toContain('$.lesson.chapter'));
  test('is refused in a chapter that there is not', () =>
    expect(problemsOf({ chapter: 'cooking' })[0]).toContain('$.lesson.chapter'));
});
