import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../engine/kernel';
import type { Viewer, VisionGame, VisionRun } from '../../../engine/vision';
import { visionGame } from '../cards';
import { triedVision } from './tried';
import { RandomPlayer } from '../../../cli/random-player';
import { ran } from '../../../cli/testing';
import type { PlayedRun } from '../../../cli/tried-game';
import { leak } from './secrecy';

const { pool } = visionGame;
const [LANTERNS, STRAY_SPARK] = ['Paper Lantern', 'Stray Spark'].map((name) => pool.playable.find(({ en }) => en === name)!.id);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kusari-vision-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const deckFile = (name: string, ...mains: readonly (readonly number[])[]): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ decks: mains.map((main, i) => ({ id: `deck ${i}`, en: 'A deck', main })) }));
  return file;
};
const builtIn = visionGame.decks('vision').map(({ main }) => main);

test.each(['bench', 'fuzz', 'cards', 'rules'])('%s knows no third game, and of VISION no other rule set', async (command) => {
  const strange = await ran([command, '--game', 'of tomorrow']);
  expect([strange.code, strange.lines]).toEqual([2, []]);
  expect(strange.notes[0]).toContain('--game is "duel" or "vision", got "of tomorrow"');
  const expert = await ran([command, '--game', 'vision', '--profile', 'expert']);
  expect([expert.code, expert.lines]).toEqual([2, []]);
  expect(expert.notes[0]).toContain('--profile is "vision", got "expert"');
});

test('cards: one line for each card of VISION that can be played', async () => {
  const { code, lines } = await ran(['cards', '--game', 'vision', '--profile', 'vision']);
  expect([code, lines.length]).toEqual([0, pool.playable.length]);
  expect(lines).toContainEqual({
    id: STRAY_SPARK,
    en: 'Stray Spark',
    ja: expect.any(String) as string,
    kind: 'command',
    subtype: null,
  });
});

describe('bench', () => {
  test('the same seed plays the same games to their end', async () => {
    const args = ['bench', '--game', 'vision', '--duels', '3', '--seed', 'x', '--warm-up', '1'];
    const [one, other] = [await ran(args), await ran(args)];
    expect(one).toMatchObject({ code: 0, lines: [{ duels: 3, warm_up: 1 }] });
    for (const key of ['decisions', 'choices', 'turns', 'ends']) expect(other.lines[0]![key]).toEqual(one.lines[0]![key]);
    expect(Object.keys(one.lines[0]!.ends as object).filter((end) => !['life', 'deckOut'].includes(end))).toEqual([]);
  });

  const benched = (file: string) => ran(['bench', '--game', 'vision', '--duels', '1', '--warm-up', '0', '--decks', file]);

  test('reads the first two decks of a file, which have one list', async () => {
    const [first, second] = builtIn;
    expect(await benched(deckFile('good.json', second!, first!, [7]))).toMatchObject({ code: 0, lines: [{ duels: 1 }] });
  });

  test.each([
    ['too small', builtIn[0]!.slice(1), 'deck "deck 1": expected 50 cards, got 49'],
    [
      'too many of a name',
      [...Array<number>(6).fill(LANTERNS!), ...Array<number>(44).fill(STRAY_SPARK!)],
      'expected at most 3 of Stray Spark, got 44',
    ],
    ['unknown cards', Array<number>(50).fill(55144522), 'expected a card that can be played, got 55144522'],
  ])('a deck is refused with a sentence: %s', async (name, main, says) => {
    const { code, lines, notes } = await benched(deckFile(`${name}.json`, builtIn[0]!, main));
    expect([code, lines]).toEqual([2, []]);
    expect(notes[0]).toContain(says);
  });
});

describe('fuzz', () => {
  const fuzz = (...args: readonly string[]) => ran(['fuzz', '--game', 'vision', ...args]);

  test.each(['end', 'every'])('finds nothing in a few games, --reload %s', async (reload) => {
    const { code, lines, notes } = await fuzz('--duels', '2', '--seed', 'few', '--reload', reload, '--out', join(folder, 'none'));
    expect([code, notes]).toEqual([0, []]);
    expect(lines).toEqual([{ duels: 2, decisions: expect.any(Number) as number, violations: 0 }]);
  });

  /** A card gone wrong. */
  async function withWrongSpark(look: () => Promise<void>): Promise<void> {
    const [effect] = pool.definition(STRAY_SPARK!)!.played;
    const { resolve } = effect!;
    try {
      Object.assign(effect!, {
        resolve: ({ player }: { player: number }) => {
          throw new Error(`the spark of player ${player} goes out`);
        },
      });
      await look();
    } finally {
      Object.assign(effect!, { resolve });
    }
  }

  test('a violation writes a recording that can be taken up when the fault is mended, however many threads look for it', async () => {
    const [alone, shared] = [join(folder, 'alone'), join(folder, 'shared')];
    await withWrongSpark(async () => {
      const one = await fuzz('--duels', '6', '--seed', 'spark', '--out', alone);
      const two = await fuzz('--duels', '6', '--seed', 'spark', '--out', shared, '--workers', '2');
      expect(one.code).toBe(1);
      expect(one.lines[0]!.violations).toBeGreaterThan(0);
      expect({ ...two, notes: two.notes.map((note) => note.replaceAll(shared, alone)) }).toEqual(one);
    });
    const recording: unknown = JSON.parse(readFileSync(join(alone, readdirSync(alone)[0]!), 'utf8'));
    expect(recording).toMatchObject({ format: 'kusari-vision/1', violation: expect.stringContaining('the spark') as string });
    expect(visionGame.load(recording)).toMatchObject({ ok: true });
  });
});

test('random decks have fifty cards of all kinds, three of a name, and six where the card says so', () => {
  const { randomDecks } = triedVision(visionGame);
  const seen = new Set<number>();
  let most = 0;
  for (let seed = 0; seed < 400; seed++)
    for (const { main } of randomDecks(seededRandom(String(seed)), 'random')) {
      expect(main).toHaveLength(50);
      for (const passcode of main) {
        seen.add(passcode);
        const count = main.filter((one) => one === passcode).length;
        if (passcode === LANTERNS) most = Math.max(most, count);
        else expect(count).toBeLessThanOrEqual(3);
      }
    }
  expect(seen.size).toBe(pool.playable.length);
  expect([4, 5, 6]).toContain(most);
});

describe('what must hold at every decision', () => {
  const trial = triedVision(visionGame);
  const random = seededRandom('look');

  /** The first open decision of a game with characters on both sides. */
  function openGame(): VisionRun {
    const run = trial.start({ seed: 'look', decks: [...visionGame.decks('vision')] as never, first: 0 }, 'newest');
    const player = new RandomPlayer('look');
    const isWanted = (): boolean =>
      run.decision?.kind === 'priority' &&
      run.decision.isOpen &&
      run.vision.state.players.every(({ field }) => field.some((id) => run.vision.def(id).isCharacter));
    while (!isWanted()) (run as PlayedRun).answer(player.answer(run.decision!));
    return run;
  }

  test('of a game that is as it should be nothing is said', () => {
    const run = openGame();
    expect([trial.broken(run, 100), trial.unsoundRest(run), trial.brokenSeat(run, random)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a view that tells something hidden is found', () => {
    /** Shows everybody the top card of the deck of player 1. */
    const peeking = (run: VisionRun): VisionRun => {
      const view = run.view.bind(run);
      const top = (): number => run.vision.card(run.vision.side(1).deck.at(-1)!).passcode;
      return Object.assign(run, { view: (viewer: Viewer) => ({ ...view(viewer), turn: top() }) });
    };
    const peekingGame: VisionGame = { ...visionGame, fromState: (state) => peeking(visionGame.fromState(state)) };
    const run = openGame();
    expect(leak(visionGame, run, random)).toBeUndefined();
    expect(leak(peekingGame, peeking(run), random)).toMatch(/^hidden cards change what viewer 0 sees: .*"turn":/);
  });

  type State = VisionRun['vision']['state'];
  test.each<[string, (state: State, character: State['cards'][number]) => void, RegExp]>([
    [
      'a card in two places',
      ({ players: [one] }) => void (one.hand = [...one.hand, one.deck[0]!]),
      /^card \d+ lies in deck and in hand$/,
    ],
    ['a card in no place', ({ players: [one] }) => void (one.deck = one.deck.slice(1)), /says deck, lies in no list/],
    [
      'a card that does not know its zone',
      ({ cards, players: [one] }) => void (cards[one.deck[0]!]!.zone = 'hand'),
      /says hand, lies in deck/,
    ],
    [
      'a card on the wrong side',
      ({ cards, players: [one] }) => void (cards[one.deck[0]!]!.controller = 1),
      /does not control it/,
    ],
    ['a card that came from nowhere', ({ cards }) => void cards.push({ ...cards[0]! }), /^101 cards, 100 at the start$/],
    ['half a life', ({ players: [one] }) => void (one.life = 2.5), /^a life is 2.5$/],
    ['priority of the dead', ({ players: [, other] }) => void (other.life = 0), /life of player 1 is 0/],
    ['priority at turn end', (state) => void (state.phase = 'end'), /^priority in the phase end$/],
    ['an open decision elsewhere', (state) => void (state.phase = 'draw'), /^an open decision of player \d in the phase draw/],
    ['a mortal character', (_, character) => void (character.damage = 99), /has damage 99 and toughness \d+/],
    ['a set card that is somewhere else', (_, character) => void (character.carried = [character.id]), /is carried by/],
  ])('%s is found', (_, damage, says) => {
    const run = openGame();
    const { state } = run.vision;
    const character = state.players[1].field.find((id) => run.vision.def(id).isCharacter)!;
    damage(state, state.cards[character]!);
    expect(trial.broken(run, 100)).toMatch(says);
  });
});
