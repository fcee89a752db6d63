import { describe, expect, test, vi } from 'vitest';
import { copyVision, unsoundness, VisionSession, type Decision, type VisionRun, type VisionState } from '../../../engine/vision';
import { below, seededRandom, type Random } from '../../../engine/kernel';
import { lyingCards, type Viewer } from '../../../engine/table';
import { randomAnswer } from '../testing/random-answer';
import { visionGame } from './index';

const VIEWERS: readonly Viewer[] = [0, 1, 'public'];
const everyCard = visionGame.pool.playable.map(({ id }) => id);

/** A game with the two built-in decks, or, for a seed that speaks of it, with a deck of all cards on both sides. */
function start(seed: string): VisionRun {
  const whole = [...everyCard, ...everyCard].slice(0, 76);
  const decks = seed.startsWith('all')
    ? ([{ main: whole }, { main: whole }] as const)
    : ([visionGame.decks('vision')[0]!, visionGame.decks('vision')[1]!] as const);
  return visionGame.start({ seed, decks });
}

/** Plays at random until the game is over or so many decisions are answered, calling `at` before each answer. */
function playAtRandom(run: VisionRun, random: Random, decisions: number, at: (run: VisionRun) => void = () => undefined): void {
  for (let i = 0; i < decisions && run.decision !== undefined; i++) {
    at(run);
    run.answer(randomAnswer(run.decision, random));
  }
}

const position = ({ vision }: VisionRun): string => JSON.stringify(vision.state);
const SEEDS = ['1', '2', 'all 3', 'all 4', 'all 5'];

describe('a game', () => {
  test('is plain JSON at every decision, a copy of it is complete, and it could be taken up from a file', () => {
    for (const seed of SEEDS)
      playAtRandom(start(seed), seededRandom(seed), 300, (run) => {
        const { state } = run.vision;
        const copy = copyVision(state);
        expect(Object.keys(copy).sort()).toEqual(Object.keys(state).sort());
        expect(JSON.parse(JSON.stringify(copy))).toEqual(JSON.parse(JSON.stringify(state)));
        expect(unsoundness(run.restPoint.state, visionGame.pool)).toBeUndefined();
      });
  });

  test('is gone back in to any decision, and forked there, to the same position and the same log', () => {
    for (const seed of SEEDS.slice(1, 4)) {
      const run = start(seed);
      const seen: string[] = [];
      const look = (one: VisionRun): string => JSON.stringify([one.vision.state, one.view('public'), one.moments]);
      playAtRandom(run, seededRandom(seed), 200, (one) => seen.push(look(one)));
      for (let count = seen.length - 1; count >= 0; count -= 7) {
        expect(look(run.fork(count))).toBe(seen[count]);
        run.rewindTo(count);
        expect(look(run)).toBe(seen[count]);
      }
    }
  });

  test('that is saved and loaded at every decision ends like one that is played straight', () => {
    for (const seed of ['6', 'all 7']) {
      const straight = start(seed);
      playAtRandom(straight, seededRandom(seed), 250);
      let run = start(seed);
      const random = seededRandom(seed);
      for (let i = 0; i < 250 && run.decision !== undefined; i++) {
        run.answer(randomAnswer(run.decision, random));
        const loaded = visionGame.load(JSON.parse(JSON.stringify(run.save())), i % 50 === 0 ? 'all' : 'lastRestPoint');
        if (!loaded.ok || loaded.lost !== undefined) throw new Error(JSON.stringify(loaded));
        ({ run } = loaded);
      }
      expect(position(run)).toBe(position(straight));
    }
  });

  test('that nobody watches is the same game, asked only where there is more than a pass', () => {
    const playOut = (run: VisionRun): VisionRun => {
      const random = seededRandom('out');
      for (let i = 0; i < 4000 && run.decision !== undefined; i++) {
        const { decision } = run;
        const only = decision.form === 'act' && decision.options().length === 1 ? decision.options()[0] : undefined;
        run.answer(only ?? randomAnswer(decision, random));
      }
      return run;
    };
    const watched = start('8');
    const simulation = playOut(watched.simulation());
    expect(position(playOut(watched))).toBe(position(simulation));
    expect(simulation.vision.state.result).not.toBeNull();
    expect(simulation.answers.length).toBeLessThan(watched.answers.length);
  });

  test('refuses an answer that is not listed and is unchanged by it', () => {
    const run = start('9');
    const before = position(run);
    for (const answer of [{ do: 'pass' }, { do: 'answer', value: 7 }, { do: 'choose', cards: [] }] as const)
      expect(() => run.answer(answer)).toThrow();
    expect(position(run)).toBe(before);
  });
});

/** The position with all cards that the viewer may not know dealt anew among their places. */
function withOtherHiddenCards(state: VisionState, viewer: Viewer): VisionState {
  const copy = JSON.parse(JSON.stringify(state)) as VisionState;
  for (const player of [0, 1] as const) {
    const isHidden = ({ owner, zone }: VisionState['cards'][number]): boolean =>
      owner === player && (zone === 'deck' || zone === 'node' || (zone === 'hand' && owner !== viewer));
    const hidden = copy.cards.filter(isHidden);
    const passcodes = hidden.map(({ passcode }) => passcode);
    hidden.forEach((card, i) => Object.assign(card, { passcode: passcodes.at(-1 - i)! }));
  }
  return copy;
}

/** All that the engine says to a viewer beside the view. */
function saidTo(run: VisionRun, viewer: Viewer): unknown {
  const session = VisionSession.over(run);
  const places = lyingCards(session.view(viewer)).map(({ place }) => place);
  return [session.openActs(), session.announcing, session.forcedAnswer(), places.map((place) => session.wishesAt(viewer, place))];
}

describe('secrecy', () => {
  test('hidden cards never change what another may see', () => {
    let compared = 0;
    for (const seed of ['10', '11', 'all 12', 'all 13']) {
      const random = seededRandom(seed);
      playAtRandom(start(seed), random, 400, (run) => {
        const { rest } = run.save();
        if (rest.at !== run.answers.length || run.decision!.kind !== 'priority' || below(random, 3) > 0) return;
        for (const viewer of VIEWERS) {
          const other = visionGame.fromState(withOtherHiddenCards(rest.state, viewer));
          const { log: _, ...seen } = run.view(viewer);
          const { log: __, ...seenOther } = other.view(viewer);
          expect(seenOther).toEqual(seen);
          expect(saidTo(other, viewer)).toEqual(saidTo(run, viewer));
          compared += 1;
        }
      });
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('the log tells a drawn card, and one that is set as a node, only to its player', () => {
    let secret = 0;
    playAtRandom(start('14'), seededRandom('14'), 300, (run) => {
      for (const viewer of VIEWERS)
        for (const line of run.view(viewer).log)
          if ((line.verb === 'draw' || line.verb === 'node') && line.player !== viewer) {
            expect(line.passcode).toBeUndefined();
            secret += 1;
          }
    });
    expect(secret).toBeGreaterThan(0);
  });
});

describe('a session', () => {
  test('takes answers by places and numbers, and says why it refuses one', () => {
    const session = VisionSession.over(start('15'));
    const { player } = session.moment!;
    expect(session.answer(player === 0 ? 1 : 0, { kind: 'value', value: false })).toEqual({
      ok: false,
      reasons: [{ rule: 'not-asked' }],
    });
    expect(session.answer(player, { kind: 'option', index: 3 })).toMatchObject({ ok: false });
    expect(session.answer(player, { kind: 'value', value: false })).toEqual({ ok: true });
    expect(session.view(player).decision?.kind).not.toBe(undefined);
  });

  test('says of a wish about an empty place that nothing is there', () => {
    const session = VisionSession.over(start('16'));
    expect(session.whyNot(0, { do: 'playCard', card: '0:hand:99' })).toEqual([{ rule: 'nothing-there' }]);
  });
});

/** Which cards of a hand are taken makes no difference that anybody could foresee. */
const isOfHand = (run: VisionRun, decision: Decision): boolean =>
  decision.form === 'pick' && decision.from.every((card) => run.vision.card(card).zone === 'hand');

/** What everybody is told while both pass, until the interference is over or somebody decides something. */
function toldIfBothPass(run: VisionRun): { readonly lines: readonly string[]; readonly asked: string | undefined } {
  const fork = run.fork();
  const { stacks } = fork.vision.state;
  const from = fork.view('public').log.length;
  const random = seededRandom('any');
  while (fork.decision !== undefined && fork.vision.state.stacks === stacks)
    if (fork.decision.kind === 'priority') fork.answer({ do: 'pass' });
    else if (isOfHand(fork, fork.decision)) fork.answer(randomAnswer(fork.decision, random));
    else break;
  const lines = fork
    .view('public')
    .log.slice(from)
    .map(({ number: _, ...line }) => JSON.stringify(line));
  const { decision } = fork;
  return {
    lines,
    asked: decision !== undefined && fork.vision.state.stacks === stacks && 'why' in decision ? decision.why.prompt : undefined,
  };
}

describe('the outlook of an interference', () => {
  test('tells what happens if both pass', () => {
    let [steps, combats] = [0, 0];
    for (const seed of ['20', '21', 'all 22', 'all 23', 'all 24', 'all 25'])
      playAtRandom(start(seed), seededRandom(seed), 500, (run) => {
        const { ifBothPass: outlook } = run.view('public');
        if (outlook === undefined) return;
        const { lines, asked } = toldIfBothPass(run);
        const foretold = outlook.steps.flatMap(({ events }) => events).map(({ number: _, ...line }) => line);
        foretold.slice(0, lines.length).forEach((line, i) => {
          // Which card of a hand it will be nobody knows yet.
          const { passcode, ...happened } = JSON.parse(lines[i]!) as (typeof foretold)[number];
          expect(line).toEqual(line.passcode === undefined ? happened : { ...happened, passcode });
        });
        if (outlook.open === undefined) expect(lines.length).toBeGreaterThanOrEqual(foretold.length);
        if (outlook.open?.kind === 'asked') expect([outlook.open.prompt, lines.length]).toEqual([asked, foretold.length]);
        steps += outlook.steps.length;
        combats += outlook.steps.filter(({ against }) => against).length;
      });
    expect(steps).toBeGreaterThan(300);
    expect(combats).toBeGreaterThan(20);
  });
});

describe('an answer of the table', () => {
  test('is looked at by the rules once, a legal one and one that is not', () => {
    const run = start('1');
    const random = seededRandom('1');
    while (run.decision!.form !== 'pick' || run.decision!.from.length < 2) run.answer(randomAnswer(run.decision!, random));
    const decision = run.decision as Extract<Decision, { form: 'pick' }>;
    const fits = vi.fn((cards: readonly number[]) => cards[0] === decision.from[0]);
    Object.assign(decision, { fits, min: 1, max: 1 });
    const session = VisionSession.over(run);
    const { from } = session.view(decision.player).decision!.pick!;
    const picks = (i: number) => session.answer(decision.player, { kind: 'cards', places: [from[i]!.place] });
    expect(picks(1)).toEqual({ ok: false, reasons: [{ rule: 'not-in-this-decision' }] });
    expect(fits).toHaveBeenCalledTimes(1);
    expect(picks(0).ok).toBe(true);
    expect(fits).toHaveBeenCalledTimes(2);
  });
});
