import { describe, expect, test } from 'vitest';
import { cardId, type DuelRun, RECORDING_FORMAT, unsoundness, type DuelState } from '../../../engine/duel';
import { seededRandom } from '../../../engine/kernel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { duelGame } from './index';

const builtInDecks = duelGame.decks('expert');
const expertPool = duelGame.pool('expert');

/** Every rest point of a random duel, as a file would hold it. */
function restPoints(seed: string, decisions: number): { readonly rests: readonly DuelState[]; readonly run: DuelRun } {
  const run = duelGame.start({ profile: 'expert', seed, decks: [builtInDecks[6]!, builtInDecks[7]!] }, 'newest');
  const random = seededRandom(seed);
  const rests: DuelState[] = [];
  for (let i = 0; i < decisions && run.decision !== undefined; i++) {
    const { state } = run.restPoint;
    if (rests.at(-1) !== state) rests.push(state);
    run.answer(randomAnswer(run.decision, random));
  }
  return { rests, run };
}

const isOpen = ({ frames }: DuelState): boolean => {
  const top = frames.at(-1)!;
  return top.kind === 'window' && top.window === 'open';
};

const asFile = (state: DuelState): DuelState => JSON.parse(JSON.stringify(state)) as DuelState;

test('every rest point of a duel is a position that can be taken up, with no field that its shape does not know', () => {
  let looked = 0;
  for (const seed of ['sound 1', 'sound 2', 'sound 3', 'sound 4']) {
    for (const state of restPoints(seed, 900).rests) {
      expect(unsoundness(asFile(state), expertPool, true)).toBeUndefined();
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(800);
});

const STRIKE_NINJA = 41006930;

/** A monster of the deck has that effect of its own going on, told wrongly in `part`. */
function lasting(state: DuelState, passcode: number, part: Partial<DuelState['lingering'][number]>): void {
  const card = state.players[0].deck[0]!;
  const { arrival } = Object.assign(state.cards[card]!, { passcode });
  state.lingering.push({
    card,
    passcode,
    key: 'away',
    player: 0,
    cards: [{ card, arrival }],
    until: 'endPhase',
    turn: state.turn,
    since: 0,
    ...part,
  });
}

describe('a position is refused', () => {
  const { rests } = restPoints('refused', 400);
  const inBattle = rests.find(({ battle }) => battle !== null)!;
  const inChain = rests.find(({ stack }) => stack.length > 0)!;
  const open = rests.find(isOpen)!;

  const cases: readonly (readonly [what: string, from: DuelState, damage: (state: DuelState) => unknown, where: RegExp])[] = [
    ['without a field', open, (s) => delete (s as Partial<DuelState>).stacks, /^\.stacks$/],
    ['with an infinite number', open, (s) => (s.players[0].lifePoints = Infinity), /players\[0\]\.lifePoints/],
    [
      'with a card in two places',
      open,
      (s) => s.players[0].graveyard.push(s.players[0].hand[0] ?? s.players[0].deck[0]!),
      /players\[0\]\.graveyard/,
    ],
    ['with a card that does not exist', open, (s) => (s.players[1].deck[0] = cardId(999)), /players\[1\]\.deck\[0\]/],
    ['with a card that nobody knows', open, (s) => (s.cards[3]!.passcode = 12), /cards\[3\]\.passcode/],
    [
      'with a frame where none can be',
      open,
      (s) => s.frames.push({ kind: 'afterChain', at: 'leave', window: true, events: [] }, { kind: 'damageStep', at: 'start' }),
      /frames\[3\]\.kind/,
    ],
    ['with nothing under way', open, (s) => (s.frames = []), /frames/],
    ['at a step that there is not', open, (s) => (s.frames[1]!.at = 'nowhere'), /frames\[1\]\.at/],
    ['in another phase than its turn', open, (s) => (s.phase = 'end'), /\.phase/],
    ['with a battle and no attack', open, (s) => (s.battle = inBattle.battle), /\.battle/],
    ['with an attack and no battle', inBattle, (s) => (s.battle = null), /\.battle/],
    ['with a chain and no links', inChain, (s) => (s.stack = []), /\.stack/],
    [
      'with a link of an effect that its card has not',
      inChain,
      (s) => Object.assign(s.stack[0]!, { effect: 7 }),
      /stack\[0\]\.effect/,
    ],
    [
      'with a lasting effect named like something that every object has',
      open,
      (s) =>
        s.lingering.push({
          card: cardId(0),
          passcode: s.cards[0]!.passcode,
          key: 'constructor',
          player: 0,
          cards: [],
          until: 'forever',
          turn: 1,
          since: 0,
        }),
      /lingering\[\d+\]\.key/,
    ],
    [
      'with a lasting effect about cards that names none',
      open,
      (s) => lasting(s, STRIKE_NINJA, { cards: [] }),
      /lingering\[\d+\]\.cards/,
    ],
    [
      'with a lasting effect that ends at another time than its card says',
      open,
      (s) => lasting(s, STRIKE_NINJA, { until: 'forever' }),
      /lingering\[\d+\]\.until/,
    ],
    ['from later than now', open, (s) => (s.cards[0]!.arrival = s.clock + 1), /cards\[0\]/],
    ['that is over', open, (s) => (s.result = { winner: 0, reason: 'lp' }), /\.result/],
  ];
  test.each(cases)('%s', (_, from, damage, where) => {
    const state = asFile(from);
    expect(unsoundness(state, expertPool)).toBeUndefined();
    damage(state);
    const found = unsoundness(state, expertPool);
    expect(found?.where).toMatch(where);
    const loaded = duelGame.load({
      format: RECORDING_FORMAT,
      origin: { kind: 'position', state },
      answers: [],
      prints: [],
      rest: { at: 0, state },
    });
    expect(loaded).toMatchObject({ ok: false, error: { code: 'damaged', where: `$.origin.state${found!.where}` } });
  });
});

describe('a recording whose answers do not fit any more', () => {
  const { run } = restPoints('of other rules', 120);
  const recording = JSON.parse(JSON.stringify(run.save())) as ReturnType<typeof run.save>;
  const late = { ...recording, prints: recording.prints.map(() => 'of other rules') };

  test('is taken up at its rest point only if that is sound', () => {
    expect(duelGame.load(late)).toMatchObject({ ok: true, lost: { code: 'otherAnswers' } });
    const rest = { ...late.rest, state: { ...late.rest.state, frames: [] } };
    expect(duelGame.load({ ...late, rest })).toMatchObject({ ok: false, error: { code: 'otherAnswers' } });
    expect(duelGame.load({ ...late, rest }, 'lastRestPoint')).toMatchObject({
      ok: false,
      error: { code: 'damaged', where: '$.rest.state.frames' },
    });
  });

  test('says of an answer that is not legal there what was asked, and never names twice the same', () => {
    const at = recording.answers.length - 1;
    const illegal = { ...recording, answers: [...recording.answers.slice(0, at), { do: 'activate', card: 0, effect: 99 }] };
    const loaded = duelGame.load(illegal);
    expect(loaded.ok && loaded.lost).toEqual({
      code: 'otherAnswers',
      where: `$.answers[${at}]`,
      expected: `a legal answer to ${recording.prints[at]}`,
      got: 'activate',
    });
  });

  test('gives no answer after the rest point that is not legal there', () => {
    const more = {
      ...recording,
      answers: [...recording.answers.slice(0, recording.rest.at), { do: 'activate', card: 0, effect: 99 }],
      prints: [...recording.prints.slice(0, recording.rest.at), 'idle0:1'],
    };
    const loaded = duelGame.load(more, 'lastRestPoint');
    expect(loaded.ok && loaded.run.answers).toHaveLength(recording.rest.at);
  });
});

describe('a recording with other parts damaged', () => {
  const { run } = restPoints('other parts', 40);
  const sound = JSON.parse(JSON.stringify(run.save())) as Record<string, unknown>;
  test.each([
    ['answers', [...(sound.answers as object[]).slice(1), { do: 'choose' }], /answers\[\d+\]\.cards/],
    ['answers', [{ do: 'activate', card: 1e9 }], /answers\[0\]\.card/],
    ['prints', [], /prints/],
    ['surrendered', 7, /surrendered/],
    ['rest', { at: 1e6, state: {} }, /rest\.at/],
    [
      'origin',
      { kind: 'setup', setup: { profile: 'constructor', seed: '1', decks: [{ main: [] }, { main: [] }] } },
      /setup\.profile/,
    ],
    [
      'origin',
      { kind: 'setup', setup: { profile: 'expert', seed: '1', decks: [{ main: [12] }, { main: [] }] } },
      /decks\[0\]\.main\[0\]/,
    ],
    [
      'origin',
      { kind: 'setup', setup: { profile: 'expert', seed: '1', decks: [{ main: [] }, { main: [] }], lifePoints: Infinity } },
      /lifePoints/,
    ],
  ])('says so of %s', (key, value, where) => {
    const loaded = duelGame.load({ ...sound, [key]: value });
    expect(loaded.ok ? null : loaded.error.where).toMatch(where);
  });
});

test('a fault of the flow is an error that says where the duel stood', () => {
  const { rests } = restPoints('endless', 60);
  const state = asFile(rests.find(isOpen)!);
  state.frames.push({ kind: 'summon', cards: [], player: 0, how: 'normal', at: 'nowhere' });
  expect(() => duelGame.fromState(state)).toThrow(
    /turn border › window ask › summon nowhere: no step "nowhere" in summon.*answer 0/,
  );
});

test('a field that only another version knows is passed over in a file, and found in a duel of this one', () => {
  const [state] = restPoints('another version', 1).rests;
  const more = Object.assign(asFile(state!), { extra: 1 });
  expect(unsoundness(more, expertPool)).toBeUndefined();
  expect(unsoundness(more, expertPool, true)).toMatchObject({ where: '.extra' });
});
