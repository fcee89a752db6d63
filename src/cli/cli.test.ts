import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duelGame } from '../games/duel/cards';
import { ran as duel } from './testing';

const expertPool = duelGame.pool('expert');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kusari-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const scenario = (id: string, more: object = {}): object => ({ format: 'duel-scenario/1', id, profile: 'expert', ...more });
const holds = (): string => written('holds.json', scenario('holds', { expect: { phase: 'main1' } }));
const fails = (): string => written('fails.json', scenario('fails', { steps: [{ player: 0, do: 'pass' }] }));
const isBad = (): string =>
  written('bad.json', scenario('bad', { turn: 'three', steps: [{ player: 0, do: 'activate', card: 'No Such Card' }] }));

describe('play', () => {
  test('one line per file; 0 when all hold', async () => {
    const { code, lines } = await duel(['play', holds()]);
    expect(code).toBe(0);
    expect(lines).toMatchObject([
      { id: 'holds', ok: true, failures: [], final: { turn: 3, prompt: { player: 0, kind: 'idle' }, chain: [], result: null } },
    ]);
    expect(Object.keys(lines[0]!)).toEqual(['id', 'ok', 'failures', 'final']);
  });

  test('1 when one fails; the failing step shows the prompt and what is legal, and the run goes on', async () => {
    const { code, lines } = await duel(['play', fails(), holds()]);
    expect(code).toBe(1);
    expect(lines.map(({ ok }) => ok)).toEqual([false, true]);
    expect((lines[0]!.failures as string[])[0]).toContain(
      'step 1 (pass): not a legal answer. Pending: idle of player 0. Legal: {"player":0,"do":"enter","to":"battle"} {"player":0,"do":"enter","to":"end"}',
    );
  });

  test('2 when a file cannot be read; the failures name file, place and what was expected', async () => {
    const { code, lines } = await duel(['play', isBad(), join(folder, 'nowhere.json'), written('text.json', '{'), fails()]);
    expect(code).toBe(2);
    expect(lines.slice(0, 3)).toMatchObject([
      { id: null, ok: false },
      { id: null, ok: false },
      { id: null, ok: false },
    ]);
    expect(lines[0]!.file).toBe(join(folder, 'bad.json'));
    const failures = lines[0]!.failures as string[];
    expect(failures[0]).toBe(`${join(folder, 'bad.json')}: $.turn: expected number, got "three"`);
    expect(failures[1]).toContain('$.steps[0].card: expected a card of the lists');
  });

  test('a known card without code is no bad file', async () => {
    const waiting = written('waiting.json', scenario('waiting', { players: [{ hand: ['Victory Dragon'] }, {}] }));
    const { code, lines } = await duel(['play', waiting]);
    if (expertPool.playable.some(({ en }) => en === 'Victory Dragon')) return;
    expect(code).toBe(1);
    expect(lines).toMatchObject([{ id: 'waiting', ok: false, failures: ['not implemented: Victory Dragon'] }]);
  });

  test('a list of cases is played case by case, each by its sentence; what is no case in it makes a bad file', async () => {
    const steps = [{ player: 0, do: 'endTurn' }];
    const both = written('both.cases.json', [
      { says: 'the turn ends', steps },
      { says: 'it fails', steps: [{ player: 0, do: 'pass' }] },
    ]);
    const { code, lines } = await duel(['play', both]);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { id: 'the turn ends', ok: true },
      { id: 'it fails', ok: false },
    ]);
    expect((await duel(['play', written('odd.cases.json', [null, 3])])).code).toBe(2);
  });

  test('- reads standard input; --trace tells the events beside the lines', async () => {
    const { code, lines, notes } = await duel(
      ['play', '--trace', '-'],
      JSON.stringify(scenario('in', { steps: [{ player: 0, do: 'endTurn' }] })),
    );
    expect([code, lines[0]!.id]).toEqual([0, 'in']);
    expect(notes).toContain('phase end');
    expect(notes).toContain('turn 4');
  });

  test('a wrong command line is said beside the lines, 2', async () => {
    expect(await duel([])).toMatchObject({ code: 2, lines: [] });
    expect(await duel(['play'])).toMatchObject({ code: 2, lines: [] });
    expect(await duel(['bench', '--loops', '3'])).toMatchObject({ code: 2, lines: [] });
    expect((await duel(['bench', '--duels', 'many'])).notes[0]).toContain('--duels needs a number, got "many"');
  });
});

test('help says how the commands are used', async () => {
  const { code, lines, notes } = await duel(['help']);
  expect([code, lines]).toEqual([0, []]);
  expect(notes[0]).toContain('bench [--game G]');
});

test('bench: one line with its figures, the same for the same seed', async () => {
  const [one, other] = [
    await duel(['bench', '--duels', '3', '--seed', 'x', '--warm-up', '5']),
    await duel(['bench', '--duels=3', '--seed=x', '--warm-up=5']),
  ];
  expect(one.code).toBe(0);
  expect(one.lines).toHaveLength(1);
  const keys = [
    'engine',
    'duels',
    'decisions',
    'choices',
    'wall_s',
    'decisions_per_s',
    'choices_per_s',
    'duels_per_s',
    'ms_per_duel',
    'ms_p50',
    'ms_p99',
    'turns',
    'turns_per_s',
    'turns_per_duel',
    'ends',
  ];
  expect(Object.keys(one.lines[0]!)).toEqual(expect.arrayContaining(keys));
  for (const key of ['duels', 'decisions', 'choices', 'turns', 'ends']) expect(other.lines[0]![key]).toEqual(one.lines[0]![key]);
});

test('bench reads the first two decks of a file', async () => {
  const deck = (id: string): object => ({ id, main: Array<number>(40).fill(91152256), more: true });
  const { code, lines } = await duel([
    'bench',
    '--duels',
    '1',
    '--decks',
    written('decks.json', { decks: [deck('a'), deck('b'), { id: 'c', main: [1] }] }),
  ]);
  expect(code).toBe(0);
  expect(lines[0]).toMatchObject({ duels: 1 });
  expect((await duel(['bench', '--decks', written('one.json', { decks: [deck('a')] })])).code).toBe(2);
});

test.each([
  ['bench', '--duels', '0'],
  ['bench', '--duels', '1.5'],
  ['fuzz', '--duels', '0'],
  ['fuzz', '--seconds', '0'],
  ['damage', '--positions', '0'],
  ['bench', '--constructor', '1'],
  ['fuzz', '--__proto__=1'],
  ['bench', '--duels', 'x'.repeat(5000)],
])('%s %s %s is refused with a sentence', async (...args) => {
  const { code, lines, notes } = await duel(args);
  expect({ code, lines }).toEqual({ code: 2, lines: [] });
  expect(notes[0]).toMatch(/^(--\w+ needs a (whole )?number.*, got "[^"]{1,70}"|There is no option --)/);
});

describe('fuzz', () => {
  test('keeps its time in the middle of a duel too', async () => {
    expect(await duel(['fuzz', '--seconds', '0.001', '--seed', 'short'])).toMatchObject({
      code: 0,
      lines: [{ duels: 0, violations: 0 }],
    });
  });

  test.each([
    ['end', 2],
    ['every', 1],
  ] as const)('finds nothing in a few duels, --reload %s', async (reload, duels) => {
    const { code, lines, notes } = await duel([
      'fuzz',
      '--duels',
      String(duels),
      '--seed',
      'a',
      '--reload',
      reload,
      '--out',
      join(folder, 'none'),
    ]);
    expect([code, notes]).toEqual([0, []]);
    expect(lines).toEqual([{ duels, decisions: expect.any(Number) as number, violations: 0 }]);
  });

  /** Pot of Greed gone wrong: it duplicates a card. */
  async function withWrongPot(look: () => Promise<void>): Promise<void> {
    const [effect] = expertPool.definition(55144522)!.effects;
    const { resolve } = effect!;
    try {
      Object.assign(effect!, {
        resolve: (e: { duel: { state: { players: { hand: number[] }[] } } }) => {
          const { hand } = e.duel.state.players[0]!;
          hand.push(hand[0] ?? 0);
          return [].values();
        },
      });
      await look();
    } finally {
      Object.assign(effect!, { resolve });
    }
  }

  test('a violation writes a recording that leads there, 1', async () => {
    const out = join(folder, 'found');
    await withWrongPot(async () => {
      const { code, lines } = await duel(['fuzz', '--duels', '4', '--out', out]);
      expect(code).toBe(1);
      expect(lines[0]!.violations).toBeGreaterThan(0);
      const recording: unknown = JSON.parse(readFileSync(join(out, readdirSync(out)[0]!), 'utf8'));
      expect(recording).toMatchObject({ violation: expect.any(String) as string });
      expect(duelGame.load(recording)).toMatchObject({ ok: true });
    });
  });

  test('--workers: in threads of their own, from the command line, duels come to the same', async () => {
    const args = ['fuzz', '--duels', '2', '--seed', 't2', '--out', join(folder, 'threads')];
    const { stdout } = await promisify(execFile)(process.execPath, ['.ci/duel.mjs', ...args, '--workers', '2']);
    expect(JSON.parse(stdout)).toEqual((await duel(args)).lines[0]);
  });

  test('--workers: as many threads as are wanted find the same, tell it in the same order and write the same files', async () => {
    await withWrongPot(async () => {
      const [alone, shared] = [join(folder, 'alone'), join(folder, 'shared')];
      const args = ['fuzz', '--duels', '8', '--seed', 'shared out', '--out'];
      const one = await duel([...args, alone]);
      const three = await duel([...args, shared, '--workers', '3']);
      expect(one.lines[0]!.violations).toBeGreaterThan(1);
      expect({ ...three, notes: three.notes.map((note) => note.replaceAll(shared, alone)) }).toEqual(one);
      expect(readdirSync(shared)).toEqual(readdirSync(alone));
    });
  });
});

test.each([['bench'], ['fuzz'], ['damage'], ['cards'], ['rules']])(
  '%s knows no other rule set than the game',
  async (command) => {
    const { code, lines, notes } = await duel([command, '--profile', 'of tomorrow']);
    expect({ code, lines }).toEqual({ code: 2, lines: [] });
    expect(notes[0]).toContain('--profile is "expert"');
  },
);

test('cards: one line per implemented card, tokens left out', async () => {
  const { code, lines } = await duel(['cards']);
  expect(code).toBe(0);
  expect(lines).toContainEqual({ id: 55144522, en: 'Pot of Greed', ja: '強欲な壺', kind: 'spell', subtype: 'normal' });
  expect(lines.filter(({ subtype }) => subtype === 'token')).toEqual([]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

describe('cards --missing', () => {
  const missing = (text: string, ...more: readonly string[]) => {
    const file = join(folder, 'deck.txt');
    writeFileSync(file, text);
    return duel(['cards', '--missing', file, ...more]);
  };

  test('says nothing of a deck that can be played, whatever its form', async () => {
    for (const text of ['2 Kinetic Soldier\n1 クリッター', '#main\n55144522\n!side\n26202165', 'ydke://SnBJAw==!!!'])
      expect(await missing(text)).toMatchObject({ code: 0, lines: [] });
    expect(await missing('3 Ferry Oar', '--game', 'vision')).toMatchObject({ code: 0, lines: [] });
  });

  test('one line for each card that is not there, and for each line that names none', async () => {
    expect(await missing('#main\n55144522\n12345678\n12345678')).toMatchObject({
      code: 1,
      lines: [{ id: 12345678, copies: 2, why: 'unknown' }],
    });
    // Of the later turn flow alone.
    expect(await missing('1 Geartown')).toMatchObject({ code: 1, lines: [{ en: 'Geartown', copies: 1, why: 'not playable' }] });
    expect(await missing('1 Geartown', '--profile', 'modern')).toMatchObject({ code: 0, lines: [] });
    expect(await missing('1 Sangan\n2 Pot of Gred')).toMatchObject({
      code: 1,
      lines: [{ problem: 'unknownName', line: 2, found: '2 Pot of Gred', perhaps: ['Pot of Greed'] }],
    });
  });

  test('a file that is not there is said', async () => {
    const { code, notes } = await duel(['cards', '--missing', join(folder, 'nowhere.txt')]);
    expect(code).toBe(2);
    expect(notes[0]).toContain('nowhere.txt');
  });
});

describe('prove', () => {
  const position = (lp: number): object =>
    scenario(`at ${lp}`, {
      players: [
        { hand: ['Mystical Space Typhoon'], monsters: [{ card: 'Gemini Elf', positionChangedThisTurn: true }] },
        { lp, spellsTraps: [{ card: 'Mirror Force' }] },
      ],
    });

  test('one line per file: the verdict, the first acts that win, and a line whose steps can be pasted', async () => {
    const { code, lines } = await duel(['prove', written('won.json', position(1900)), written('lost.json', position(2000))]);
    expect(code).toBe(0);
    const [won, lost] = lines as [Record<string, unknown>, Record<string, unknown>];
    expect(won).toMatchObject({ id: 'at 1900', seat: 0, verdict: 'wins' });
    expect(won.firsts).toContainEqual({ player: 0, do: 'activate', card: 'Mystical Space Typhoon' });
    const pasted = written('pasted.json', { ...position(1900), steps: won.line, expect: { result: { winner: 0 }, turn: 3 } });
    expect((await duel(['play', pasted])).lines).toMatchObject([{ ok: true }]);
    expect(lost).toMatchObject({ id: 'at 2000', verdict: 'refuted', firsts: [] });
    expect(lost.others).toContainEqual({ first: { player: 0, do: 'enter', to: 'battle' }, verdict: 'refuted' });
  });

  test('--superfluous: the cards that may each be taken away and the win stays', async () => {
    const { lines } = await duel(['prove', '--superfluous', written('won.json', position(1900))]);
    expect(lines[0]!.superfluous).toEqual([{ path: 'players[1].spellsTraps[0]', card: 'Mirror Force' }]);
  });

  test('how long a verdict took is told where it is wished', async () => {
    const [file, number] = [written('won.json', position(1900)), expect.any(Number) as number];
    expect((await duel(['prove', '--timed', file])).lines).toMatchObject([{ ms: number, cpu_ms: number, nodes_per_s: number }]);
    expect((await duel(['prove', file])).lines[0]).not.toHaveProperty('ms');
  });

  test('the hard positions beside the command can be read, and a hundred positions settle none of them', async () => {
    const files = [1, 2, 3].map((n) => `src/games/duel/cli/hard-positions/hard-${n}.json`);
    const { code, lines } = await duel(['prove', '--nodes', '100', ...files]);
    expect(code).toBe(0);
    expect(lines.map(({ verdict }) => verdict)).toEqual(['open', 'open', 'open']);
  });

  test('what is mined is won by one first act alone, and is a position to be proved again', async () => {
    const out = join(folder, 'mined');
    const options = ['--duels', '2', '--seed', 'e', '--lp', '4000', '--depth', '3', '--nodes', '3000'];
    const { code, lines, notes } = await duel(['mine', ...options, '--out', out]);
    expect(code).toBe(0);
    expect(JSON.parse(notes[0]!)).toMatchObject({ duels: 2, found: lines.length });
    expect(lines.length).toBeGreaterThan(0);
    const again = await duel(['prove', ...lines.map(({ file }) => String(file))]);
    expect(again.lines.map(({ verdict, firsts }) => [verdict, firsts])).toEqual(lines.map(({ firsts }) => ['wins', firsts]));
    expect(readdirSync(out)).toHaveLength(lines.length);
  }, 60_000);

  test('what is not known within the positions that may be looked into is open', async () => {
    const { code, lines } = await duel(['prove', '--nodes', '1', written('open.json', position(2000))]);
    expect([code, lines[0]!.verdict]).toEqual([0, 'open']);
  });

  test('2 when a file cannot be read; the line says what is wrong', async () => {
    const { code, lines } = await duel(['prove', written('broken.json', '{'), isBad(), written('won.json', position(1900))]);
    expect(code).toBe(2);
    expect(lines.map(({ verdict }) => verdict)).toEqual([null, null, 'wins']);
    expect((lines[0]!.failures as string[])[0]).toContain('cannot be read');
    expect((lines[1]!.failures as string[])[0]).toContain('$.turn: expected number, got "three"');
    expect((await duel(['prove', '--seat', '2', written('won.json', position(1900))])).notes[0]).toContain('--seat is 0 or 1');
  });
});
