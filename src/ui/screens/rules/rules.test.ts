import { describe, expect, test } from 'vitest';
import { duelRules, ruleChapters, RULES } from '../../../games/duel/rule-book';
import { visionRules } from '../../../games/vision/rule-book';
import { findRules, fold } from './find-rules';
import { addressOf, examplesOf, firstExampleOf, readExamples } from './played-examples';
import { sourcesOf } from './rule-sources';

const all = ruleChapters().flatMap(({ rules }) => rules);

describe('the register as it is read', () => {
  test('has every rule once, in both languages, in a chapter that has a name in both', () => {
    expect(all.map(({ id }) => id).sort()).toEqual(Object.keys(RULES).sort());
    expect(all.filter(({ en, ja }) => en === '' || ja === '')).toEqual([]);
    for (const { name } of ruleChapters())
      for (const language of ['en', 'ja'] as const) expect(duelRules.titles[name]?.[language]).toMatch(/./);
  });

  test('tells a document and a section for every number that a rule cites, in both languages', () => {
    for (const language of ['en', 'ja'] as const) {
      const lost = all.filter(
        ({ cites }) => sourcesOf(cites, language).flatMap(({ numbers }) => numbers).length !== cites.length,
      );
      expect(lost.map(({ id }) => id)).toEqual([]);
      expect(
        all
          .flatMap(({ cites }) => sourcesOf(cites, language))
          .filter(({ document, section }) => document === '' || section === ''),
      ).toEqual([]);
    }
  });

  test('names the section once, with all numbers that are taken from it', () => {
    expect(sourcesOf(['R152', 'E36', 'R148'], 'ja')).toEqual([
      { document: 'ルールブック000（対戦とターン）', section: 'ターンの流れ/メインフェイズ1', numbers: ['R152', 'R148'] },
      { document: 'エキスパートルール要約', section: '魔法と罠', numbers: ['E36'] },
    ]);
  });
});

describe('the register of VISION as it is read', () => {
  const chapters = visionRules.chapters(undefined);

  test('begins with the course of a turn and has a name for every chapter in both languages', () => {
    expect(chapters.map(({ name }) => name).slice(0, 3)).toEqual(['course', 'turnStart', 'active']);
    for (const { name } of chapters) {
      expect(visionRules.titles[name]?.en).toMatch(/./);
      expect(visionRules.titles[name]?.ja).toMatch(/./);
    }
  });

  test('tells where each of its statements stands', () => {
    const cites = chapters.flatMap(({ rules }) => rules.flatMap((rule) => rule.cites));
    expect(sourcesOf(cites, 'en').flatMap(({ numbers }) => numbers)).toHaveLength(cites.length);
    expect(sourcesOf(['V33', 'V40'], 'ja')).toEqual([
      {
        document: 'ルールブック004（VISIONのターンとフェイズ）',
        section: '4.9 ターン終了時の処理',
        numbers: ['V33', 'V40'],
      },
    ]);
  });

  test('is found by a number, by words of either language, and by no part of a number', () => {
    const found = (query: string): string[] => findRules(chapters, query).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(found('V64')).toEqual(['graze']);
    expect(found('v16')).not.toContain('active-to-maintenance');
    expect(found('V16b')).toEqual(['active-to-maintenance']);
    expect(found('nodes wake')).toContain('nodes-do-not-wake');
    expect(found('維持コスト')).toContain('upkeep-first');
  });
});

describe('the search in the rules', () => {
  const found = (query: string): string[] => findRules(ruleChapters(), query).flatMap(({ rules }) => rules.map(({ id }) => id));

  test('finds a rule by words of either language, whatever their order and width', () => {
    expect(found('missed-timing')).toContain('missed-timing');
    expect(found('SUMMON normal only one')).toContain('normal-summon-once');
    expect(found('ｃｈａｉｎ first last')).toContain('last-in-first-out');
    expect(found('らいふぽいんと 四捨五入')).toEqual(found('ライフポイント 四捨五入'));
  });

  test('finds a rule by a number that it cites, and by no part of one', () => {
    expect(found('r152')).toContain('first-turn-battle');
    expect(found('R15')).toEqual([]);
    expect(found('Ｅ３６')).toContain('no-target');
  });

  test('shows everything without words, and nothing for words that no rule has', () => {
    expect(found('  ')).toHaveLength(all.length);
    expect(found('shuffleboard')).toEqual([]);
  });

  test('takes katakana for hiragana and wide letters for narrow ones', () => {
    expect(fold('チェーン ＡＢ１')).toBe('ちぇーん ab1');
  });
});

describe('the played examples of a rule', async () => {
  // A build file, outside of src.
  const build = (await import(new URL('../../../../.ci/scenario-index.mjs', import.meta.url).href)) as {
    scenarioIndex: () => unknown;
  };
  const index = readExamples(build.scenarioIndex());

  test('are all lessons and rule scenarios of the project, each with a title in both languages', () => {
    expect(index.length).toBeGreaterThan(600);
    expect(index.filter(({ id, en, ja }) => en === id || ja === id).map(({ id }) => id)).toEqual([]);
    const places = index.map(({ folder, id }) => `${folder}/${id}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('are those that carry one of its numbers', () => {
    const { scenarios } = examplesOf(['R253'], index);
    expect(scenarios.map(({ id }) => id)).toContain('r253-missed-at-link-2');
    expect(scenarios.every(({ rules }) => rules.includes('R253'))).toBe(true);
    expect(examplesOf([], index)).toEqual({ lessons: [], scenarios: [] });
  });

  test('begin with the one that carries the key of the rule, in either game', () => {
    const { cites } = all.find(({ id }) => id === 'last-in-first-out')!;
    expect(firstExampleOf({ id: 'last-in-first-out', game: 'duel', cites }, index)?.id).toBe('three-link-chain');
    expect(firstExampleOf({ id: 'no such rule', game: 'duel', cites }, index)).toBeUndefined();
    expect(firstExampleOf({ id: 'graze', game: 'vision', cites: ['V64'] }, index)?.id).toBe('vision-v64-graze-takes-all-cards');
    expect(firstExampleOf({ id: 'no such rule', game: 'vision', cites: ['V64'] }, index)).toBeUndefined();
  });

  test('show most of the register', () => {
    const shown = all.filter(({ cites }) => examplesOf(cites, index).scenarios.length > 0);
    expect(shown.length).toBeGreaterThan(150);
  });

  test('are opened by an address: a lesson by its name, a scenario by its folder too', () => {
    const example = { id: 'r245', game: 'duel', en: '', ja: '', rules: [] };
    expect(addressOf({ ...example, folder: 'lessons' })).toBe('#lesson=r245');
    expect(addressOf({ ...example, folder: 'scenarios/rules' })).toBe('#lesson=rules%2Fr245');
  });

  test('an index of another form is refused', () => {
    expect(() => readExamples({})).toThrow('scenario-index.json');
    expect(() => readExamples([{ id: 'x' }])).toThrow('scenario-index.json');
  });
});
