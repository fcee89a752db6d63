import { describe, expect, test } from 'vitest';
import { testsNaming } from './rule-evidence';
import { ran, type Ran } from './testing';

const rules = (...args: readonly string[]): Promise<Ran> => ran(['rules', ...args]);

describe('rules', () => {
  test('every statement of the Expert rules has one line, and the exit code says whether all are shown', async () => {
    const { code, lines } = await rules();
    expect(lines).toHaveLength(457);
    const ids = lines.map(({ id }) => String(id));
    expect(ids.filter((id, i) => !/^R\d{3}$/.test(id) || ids.indexOf(id) !== i)).toEqual([]);
    expect(Object.keys(lines[0]!)).toEqual(['id', 'profile', 'scenarios', 'tests', 'ok']);
    expect(
      lines.filter((line) => line.ok === true && (line.scenarios as string[]).length + (line.tests as string[]).length === 0),
    ).toEqual([]);
    expect(code).toBe(lines.every(({ ok }) => ok) ? 0 : 1);
  });

  test('a statement names the scenarios that carry it and the tests that name it', async () => {
    const { code, lines } = await rules('R123', 'R029');
    expect(code).toBe(0);
    expect(lines.map(({ id }) => id)).toEqual(['R029', 'R123']);
    expect(lines[0]!.tests).toContainEqual(
      expect.stringMatching(/^src\/games\/duel\/cards\/monsters\/exodia-the-forbidden-one\.test\.ts: ./),
    );
    expect(lines[1]!.scenarios).toContain('public/scenarios/rules/r123-tributes-by-level.json');
  });

  test('a number that nobody knows is refused', async () => {
    const { code, lines, notes } = await rules('R999');
    expect([code, lines]).toEqual([2, []]);
    expect(notes[0]).toContain('There is no rule "R999".');
  });
});

describe('rules --mutate', () => {
  test('a rule that is switched off is missed by a scenario, and holds again afterwards', async () => {
    expect(await rules('--mutate', 'normal-summon-once')).toMatchObject({
      code: 0,
      lines: [{ rule: 'normal-summon-once', missed: true, by: expect.stringMatching(/\.json$/) as string }],
    });
    expect(await rules('R121')).toMatchObject({ code: 0, lines: [{ id: 'R121', ok: true }] });
  });

  test('a rule that only explains cannot be missed: it is listed with what shows it', async () => {
    expect(await rules('--mutate', 'last-in-first-out', 'first-turn-battle')).toMatchObject({
      code: 0,
      lines: [
        {
          rule: 'last-in-first-out',
          explains: true,
          shownBy: expect.arrayContaining(['public/scenarios/rules/r245-three-links.json']) as string[],
          stated: 0,
        },
        { rule: 'first-turn-battle', missed: true },
      ],
    });
  });

  test('every rule that may be a reason is missed by a scenario, every other one is shown and never a reason', async () => {
    const { lines } = (await rules('--mutate')) as unknown as {
      lines: { rule: string; missed?: boolean; explains?: boolean; shownBy: string[]; tests: string[]; stated: number }[];
    };
    expect(lines.filter(({ explains, missed }) => explains !== true && missed !== true).map(({ rule }) => rule)).toEqual([
      'nothing-there',
      'not-a-pendulum-monster',
    ]);
    expect(
      lines
        .filter(
          ({ explains, shownBy, tests, stated }) => explains === true && (stated > 0 || shownBy.length + tests.length === 0),
        )
        .map(({ rule }) => rule),
    ).toEqual([]);
  });

  test('a key that the register does not know is refused', async () => {
    expect((await rules('--mutate', 'no-such-rule')).code).toBe(2);
  });
});

describe('rules --game vision', () => {
  const vision = (...args: readonly string[]): Promise<Ran> => rules('--game', 'vision', ...args);
  const ofVision =
    /^(public\/scenarios\/vision\/|public\/lessons\/vision-|src\/games\/vision\/scenario\/examples\/)[a-z0-9-]+\.json$/;

  test('each of the 72 statements is shown by a scenario or a lesson of VISION', async () => {
    const { code, lines } = (await vision()) as unknown as {
      code: number;
      lines: { id: string; profile: string; scenarios: string[]; ok: boolean }[];
    };
    const numbers = Array.from({ length: 71 }, (_, i) => `V${String(i + 1).padStart(2, '0')}`);
    expect(lines.map(({ id }) => id)).toEqual([...numbers.slice(0, 16), 'V16b', ...numbers.slice(16)]);
    expect(lines.filter(({ scenarios }) => scenarios.length === 0 || !scenarios.every((file) => ofVision.test(file)))).toEqual(
      [],
    );
    expect(lines.filter(({ profile, ok }) => profile !== 'vision' || !ok)).toEqual([]);
    expect(code).toBe(0);
  });

  test('a statement names the scenarios that carry it', async () => {
    const { code, lines } = await vision('V16b', 'V44');
    expect([code, lines.map(({ id }) => id)]).toEqual([0, ['V16b', 'V44']]);
    expect(lines[1]!.scenarios).toContain('public/scenarios/vision/vision-v44-no-discard-phase.json');
  });

  test('neither game knows the statements, keys and scenarios of the other', async () => {
    expect(await vision('R123')).toMatchObject({ code: 2, notes: [expect.stringContaining('There is no rule "R123".')] });
    expect(await rules('V44')).toMatchObject({ code: 2 });
    expect((await vision('--mutate', 'normal-summon-once')).code).toBe(2);
    expect((await rules('--mutate', 'node-once')).code).toBe(2);
    // Both registers have it.
    const [ours, theirs] = [await rules('--mutate', 'no-target'), await vision('--mutate', 'no-target')];
    expect(ofVision.test(String(ours.lines[0]!.by))).toBe(false);
    expect(ofVision.test(String(theirs.lines[0]!.by))).toBe(true);
  });

  test('--mutate: every rule of its register is missed by a scenario, but for the one that only the table gives', async () => {
    const { code, lines } = (await vision('--mutate')) as unknown as {
      code: number;
      lines: { rule: string; missed?: boolean; explains?: boolean; shownBy: string[]; stated: number }[];
    };
    const explaining = lines.filter(({ explains }) => explains === true);
    const others = lines.filter(({ explains }) => explains !== true);
    expect(others.filter(({ missed }) => missed !== true).map(({ rule }) => rule)).toEqual(['nothing-there']);
    expect(explaining.filter(({ stated, shownBy }) => stated > 0 || shownBy.length === 0)).toEqual([]);
    expect([code, others.length > 25, explaining.length > 70]).toEqual([0, true, true]);
  });
});

describe('the tests that name a rule', () => {
  const named = (text: string, file = 'src/a.test.ts'): string[] =>
    testsNaming(file, text).map(({ id, name }) => `${id} ${name}`);

  test('by title', async () => {
    expect(named("test('R001 and R002: a match', async () => {});")).toEqual([
      'R001 src/a.test.ts: R001 and R002: a match',
      'R002 src/a.test.ts: R001 and R002: a match',
    ]);
    expect(named('describe("R003", () => { test.skip(`R004`, x); it(\'plain\', y); });')).toEqual([
      'R003 src/a.test.ts: R003',
      'R004 src/a.test.ts: R004',
    ]);
  });

  test('by the table of the title', async () => {
    expect(named("test.each([['R005', 1], ['R006', 2]])('%s', (id) => {});")).toEqual([
      'R005 src/a.test.ts: %s',
      'R006 src/a.test.ts: %s',
    ]);
  });

  test('of either game', () => {
    expect(named("test('V16b, V71: of VISION', () => {});")).toEqual([
      'V16b src/a.test.ts: V16b, V71: of VISION',
      'V71 src/a.test.ts: V16b, V71: of VISION',
    ]);
  });

  test('by a scenario that they play', async () => {
    expect(
      named(
        "test('first', () => plays({ rules: ['R007'] }));\ntest('second', async () => {\n  plays({ rules: ['R008', 'E36'] });\n});",
      ),
    ).toEqual(['R007 src/a.test.ts: first', 'R008 src/a.test.ts: second']);
  });

  test('by the name of the file', async () => {
    expect(named("test('plain', async () => {});", 'e2e/r009.spec.ts')).toEqual(['R009 e2e/r009.spec.ts']);
  });

  test('a number in the text of a test names nothing', async () => {
    expect(named("test('plain', async () => { expect(ruleMatches('x', 'R152')).toBe(true); });")).toEqual([]);
  });
});
