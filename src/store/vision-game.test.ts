import { beforeEach, describe, expect, test } from 'vitest';
import { below, seededRandom, type Random } from '../engine/kernel';
import type { DecisionView } from '../engine/vision';
import { fetchGame } from './game';
import type { AnswerView } from '../games/view';
import { useDeckShelf } from './decks/deck-shelf';
import { startGame, type TablePlan } from './keeping/open-game';
import { desk, useTable } from './desk/table-store';
import { visionTable as table } from '../games/vision/testing/on-table';
import { reopened } from './testing/reopened';
import { quickShelf } from './testing/quick-shelf';

const PLAN: TablePlan = {
  game: 'vision',
  seats: [
    { name: 'Ren', deck: 'lantern-procession' },
    { name: 'Aya', deck: 'long-water' },
  ],
  modes: ['smooth', 'smooth'],
  seed: 'a game for the store',
  first: 0,
};

const storage = quickShelf();
const { texts: shelf } = storage;
const { openCurtain, answer, pass, leave, respond, start, openFile, saveFile, look } = useTable.getState();
const { takeBack, timeline, review, reviewLine, leaveReview, proposeRewind, reply } = useTable.getState();

const asked = (): DecisionView => {
  const { question } = table();
  if (!question) throw new Error('nothing is asked');
  return question.decision;
};

/** Gives the option that does this; undefined where it is not offered. */
function act(what: string): void {
  const option = asked().options?.find((one) => one.do === what);
  if (!option) throw new Error(`${what} is not offered`);
  expect(answer({ kind: 'option', index: option.index })).toEqual({ ok: true });
}

function anyAnswer({ options, pick, values }: DecisionView, random: Random): AnswerView {
  if (pick) return { kind: 'cards', places: pick.from.slice(0, pick.min).map(({ place }) => place) };
  if (values) return { kind: 'value', value: values[below(random, values.length)]! };
  return { kind: 'option', index: below(random, options!.length) };
}

/** Plays by what the screen shows, opening each curtain, until the game is over or so many questions have been answered. */
function play(random: Random, questions: number, at: () => void = () => undefined): void {
  for (let i = 0; i < questions && table().view.result === null; i++) {
    at();
    if (table().curtain !== null) openCurtain();
    else if (table().question?.form === 'window') {
      if (below(random, 2) === 0) pass();
      else look();
    } else if (table().question?.form === 'look') look();
    else answer(anyAnswer(asked(), random));
  }
}

beforeEach(async () => {
  leave();
  await desk.diary.settled();
  shelf.clear();
  await fetchGame('vision');
  start(PLAN);
});

describe('a game of VISION at the table', () => {
  test('begins behind the curtain with the question for another hand', () => {
    expect(table()).toMatchObject({ game: 'vision', curtain: 0, viewer: 'public', profile: 'vision' });
    openCurtain();
    expect(table()).toMatchObject({ curtain: null, viewer: 0, question: { form: 'choice', decision: { kind: 'mulligan' } } });
    expect(table().view.seats[0].zones.hand.cards.every(({ known }) => known)).toBe(true);
    expect(table().view.seats[1].zones.hand.cards.some(({ known }) => known)).toBe(false);
  });

  test('is played with the players’ own decks of VISION; another deck is replaced by one that comes with the table', async () => {
    const game = await fetchGame('vision');
    const lanterns = Array.from({ length: 50 }, (_, i) => (i < 6 ? 1001 : 1002 + (i % 16)));
    const own = useDeckShelf.getState().add('Lanterns', { main: lanterns, side: [], fusion: [] }, 'vision');
    const ofTheDuel = useDeckShelf.getState().add('Steel', { main: [55144522], side: [], fusion: [] });
    const [ren, aya] = PLAN.seats;
    const { running } = startGame(game, {
      ...PLAN,
      seats: [
        { ...ren, deck: own },
        { ...aya, deck: ofTheDuel },
      ],
    });
    // The cards and nothing else of a deck: its name is its player's.
    expect(running.session.save()).toMatchObject({
      origin: { setup: { decks: [{ main: lanterns }, { main: game.decks[1]!.main }] } },
    });
    expect(JSON.stringify(running.session.save())).not.toContain('Lanterns');
  });

  test('lets the windows between two phases pass in smooth mode, and asks in the Main Phase and where something is to be answered', () => {
    const kinds = new Set<string>();
    play(seededRandom('smooth'), 150, () => {
      const { question, view } = table();
      if (question)
        kinds.add(`${question.decision.kind} ${question.decision.window ?? (question.decision.isOpen ? 'open' : '')}`);
      if (question?.decision.window === 'phase') throw new Error(`asked between two phases: ${view.phase}`);
    });
    expect([...kinds]).toContain('priority open');
    expect([...kinds]).toContain('priority answer');
  });

  test('shows nobody a hand that is not theirs, whoever plays what', () => {
    play(seededRandom('secrets'), 200, () => {
      const { viewer, view } = table();
      for (const seat of [0, 1] as const)
        if (viewer !== seat) for (const card of view.seats[seat].zones.hand.cards) expect(card).not.toHaveProperty('passcode');
    });
  });

  test('comes back after the page has died, at the same question', async () => {
    play(seededRandom('kept'), 40);
    const { view, curtain } = table();
    await reopened(shelf);
    openCurtain();
    expect(table().view.turn).toBe(view.turn);
    expect(table().view.seats.map(({ counters }) => counters)).toEqual(view.seats.map(({ counters }) => counters));
    expect(curtain === null || table().curtain === null).toBe(true);
  });

  test('is saved as a file that opens at the same position', () => {
    play(seededRandom('file'), 60);
    const { view } = table();
    const text = saveFile()!;
    leave();
    expect(useTable.getState().table).toBeNull();
    expect(openFile(text)).toBe(true);
    expect(table().view.log.length).toBe(view.log.length);
  });

  test('goes back to a window that passed when its player responds, and the old line comes back when that is withdrawn', () => {
    openCurtain();
    answer({ kind: 'value', value: false });
    // The other hand is asked about behind a curtain of its own.
    expect(table().curtain).toBe(1);
    openCurtain();
    answer({ kind: 'value', value: false });
    expect(table().curtain).toBe(0);
    openCurtain();
    act('node');
    act('pass');
    const [window] = table().windows[1].slice(-1);
    expect(window).toMatchObject({ player: 1, window: 'phase' });
    const { turn } = table().view;
    respond(window!);
    openCurtain();
    expect(table().question).toMatchObject({ player: 1, isReopened: true });
    pass();
    expect(table().view.turn).toBe(turn);
  });

  test('takes a node back that was set, and nothing that has been answered', () => {
    const secondTurn = (): void => {
      for (const turn = table().view.turn; table().view.turn === turn;) {
        if (table().curtain !== null) openCurtain();
        else if (table().question?.form === 'look') look();
        else act('pass');
      }
    };
    for (let i = 0; i < 2; i += 1) {
      openCurtain();
      answer({ kind: 'value', value: false });
    }
    openCurtain();
    expect(table().takesBack).toBe('noAct');
    const hand = table().view.seats[0].zones.hand.cards.length;
    act('node');
    expect(table().takesBack).toBe('free');
    takeBack();
    expect(table().view.seats[0].zones.hand.cards).toHaveLength(hand);
    expect(table()).toMatchObject({ wentBack: { kind: 'tookBack', by: 0 }, viewer: 0, takesBack: 'noAct' });
    act('node');
    secondTurn();
    openCurtain();
    expect(table().takesBack).toBe('noAct');
  });

  test('keeps the cards of the turn player covered after the other one has let an answer pass', () => {
    const isAnswering = (): boolean => table().question?.form === 'window' && asked().window === 'answer';
    for (let i = 0; i < 400 && !isAnswering(); i += 1) {
      if (table().curtain !== null) openCurtain();
      else if (table().question?.form === 'look') look();
      else {
        const { options } = asked();
        const play = options?.find(({ do: one }) => one === 'playCard' || one === 'node');
        answer(play ? { kind: 'option', index: play.index } : anyAnswer(asked(), seededRandom('first')));
      }
    }
    expect(table()).toMatchObject({ viewer: 'public', curtain: null, question: { form: 'window' } });
    const { turnPlayer } = table().view;
    pass();
    expect(table()).toMatchObject({ viewer: 'public', curtain: null, question: { player: turnPlayer } });
    expect(table().question?.form).not.toBe('choice');
    look();
    expect(table()).toMatchObject({ viewer: turnPlayer, question: { form: 'choice' } });
  });

  test('shows an earlier position with nobody’s cards but the looker’s, and nothing to answer', () => {
    play(seededRandom('looks back'), 60);
    if (table().curtain !== null) openCurtain();
    const { viewer, view } = table();
    const before = JSON.stringify(table());
    const line = timeline()!;
    for (const { answers } of line.turns.flatMap(({ ticks }) => ticks)) {
      review(answers);
      const now = table();
      expect(now.question).toBeNull();
      expect(now.review).toMatchObject({ kind: 'review', answers });
      expect(now.view.log.length).toBeLessThanOrEqual(view.log.length);
      for (const seat of [0, 1] as const)
        if (viewer !== seat)
          for (const card of now.view.seats[seat].zones.hand.cards) expect(card).not.toHaveProperty('passcode');
    }
    leaveReview();
    expect(JSON.stringify(table())).toBe(before);
    reviewLine(12);
    expect(table().view.log.length).toBeGreaterThan(12);
    expect(table().view.log.length).toBeLessThan(view.log.length);
  });

  test('goes back to an earlier decision once the other player agrees, and keeps what was taken back', () => {
    play(seededRandom('goes back'), 60);
    const now = timeline()!.now;
    const to = timeline()!.turns[0]!.ticks.find(({ how, kind }) => how === 'hand' && kind === 'priority')!.answers;
    review(to);
    proposeRewind(1);
    expect(table()).toMatchObject({ request: { kind: 'undo', by: 1 }, review: { kind: 'preview', answers: to } });
    reply(true);
    expect(timeline()).toMatchObject({ now: to });
    expect(table().wentBack).toMatchObject({ kind: 'rewound', by: 1, to: { answers: to, taken: now - to } });
    expect(timeline()!.turns.flatMap(({ lanes }) => lanes)).toMatchObject([{ at: to, by: 1, why: 'rewound' }]);
  });

  test('is played to its end', () => {
    play(seededRandom('end'), 5000);
    expect(table().view.result).not.toBeNull();
  });
});
