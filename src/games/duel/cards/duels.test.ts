import { describe, expect, test } from 'vitest';
import {
  cloneDuel,
  DuelSession,
  PROFILES,
  type DuelRun,
  type Duel,
  type DuelState,
  type DuelView,
  type ViewCard,
} from '../../../engine/duel';
import { seededRandom, below, type Random } from '../../../engine/kernel';
import { lyingCards, type Place, type Viewer } from '../../../engine/table';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { duelGame } from './index';

const builtInDecks = duelGame.decks('expert');

/** A deck of the later turn flow: every card that only it has, and others of small Levels. */
const pendulumDeck = [
  ...duelGame
    .pool('modern')
    .playable.filter(({ id }) => duelGame.pool('expert').facts(id) === undefined)
    .flatMap(({ id, scale }) => (scale === undefined ? [id] : [id, id])),
  ...builtInDecks[0]!.main,
].slice(0, 40);

/** A duel by the Expert rules, or one of the later turn flow for a seed that speaks of it. */
const start = (seed: string): DuelRun =>
  seed.startsWith('modern')
    ? duelGame.start({ profile: 'modern', seed, decks: [{ main: pendulumDeck }, { main: pendulumDeck }] })
    : duelGame.start({ profile: 'expert', seed, decks: [builtInDecks[0]!, builtInDecks[1]!] });

/** Plays at random until the duel is over or `decisions` are answered, calling `at` before each answer. */
function playAtRandom(run: DuelRun, random: Random, decisions: number, at: (run: DuelRun) => void = () => undefined): void {
  for (let i = 0; i < decisions && run.decision !== undefined; i++) {
    at(run);
    run.answer(randomAnswer(run.decision!, random));
  }
}

/** Every object of `a` that `b` also holds, if anything in it may change. */
type Look = ((play: Duel, here: object) => unknown) | null;
interface Mutable {
  when: Look;
  ask: Look;
}

function shared(a: unknown, b: unknown, path = '$'): string[] {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return [];
  // Events, chosen cards, pending triggers, lingering effects, records and results never change once made.
  if (
    /\.(lastBatch|waiting|lingering|controls|effectSummons|cards|targets|payments|events)\[\d+\]/.test(path) &&
    !/^\$\.cards\[\d+\]$/.test(path)
  )
    return [];
  // What a frame holds is replaced, never changed; so are the order of changes, what is looked back on, whose hands lie open,
  // which negating cards are negated, and which targets of a link were face-up.
  if (
    /\.(occasion|event|result|order|events|changeOrder|recalled|targetedFaceUp|openHands|stilled)$/.test(path) ||
    /^\$\.frames\[\d+\]\./.test(path)
  )
    return [];
  const here = a === b ? [path] : [];
  return here.concat(
    ...Object.keys(a).map((key) =>
      shared(
        (a as Record<string, unknown>)[key],
        (b as Record<string, unknown>)[key],
        Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`,
      ),
    ),
  );
}

describe('the state of a duel', () => {
  test('is plain JSON at every decision, and a copy of it is complete and shares nothing that changes', () => {
    for (const seed of ['1', '2', 'modern 3']) {
      playAtRandom(start(seed), seededRandom(seed), 400, ({ duel }) => {
        // Whoever changes a list in a frame throws.
        for (const frame of duel.state.frames) Object.values(frame).forEach((part) => Object.freeze(part));
        const copy = cloneDuel(duel.state);
        expect(copy).toEqual(duel.state);
        expect(JSON.parse(JSON.stringify(copy))).toEqual(JSON.parse(JSON.stringify(duel.state)));
        expect(Object.keys(copy)).toEqual(Object.keys(duel.state));
        expect(shared(duel.state, copy)).toEqual([]);
      });
    }
  });

  test('a copy that takes what has not changed from an earlier copy is as complete, and shares only with that one', () => {
    for (const seed of ['1', '2', 'modern 3']) {
      let before: DuelState | undefined;
      playAtRandom(start(seed), seededRandom(seed), 400, ({ duel }) => {
        const known = JSON.stringify(before);
        const copy = cloneDuel(duel.state, before);
        expect(copy).toEqual(duel.state);
        expect(Object.keys(copy)).toEqual(Object.keys(duel.state));
        expect(shared(duel.state, copy)).toEqual([]);
        expect(JSON.stringify(before)).toBe(known);
        before = copy;
      });
    }
  });
});

test('looking whether a step is to be taken, and beginning a transaction, change nothing', () => {
  const procedures = Object.values(PROFILES).flatMap(({ rules }) => Object.values(rules.procedures));
  const steps = [...new Set(procedures.flatMap((procedure) => procedure.steps))] as unknown as Mutable[];
  const whole = steps.map((step) => ({ ...step }));
  let looked = 0;
  const unchanged =
    <T>(look: ((play: Duel, here: object) => T) | null) =>
    (play: Duel, here: object): T => {
      const before = JSON.stringify(play.state);
      const found = look!(play, here);
      expect(JSON.stringify(play.state)).toBe(before);
      looked += 1;
      return found;
    };
  for (const step of steps) {
    if (step.when !== null) step.when = unchanged(step.when);
    if (step.ask !== null) step.ask = unchanged(step.ask);
  }
  try {
    for (const seed of ['looks 1', 'looks 2', 'modern looks'])
      playAtRandom(start(seed), seededRandom(seed), 300, () => undefined);
  } finally {
    steps.forEach((step, i) => Object.assign(step, whole[i]));
  }
  expect(looked).toBeGreaterThan(1000);
});

describe('rewinding', () => {
  test('to any decision and giving the same answers again leads to the same duel', () => {
    for (const seed of ['4', 'modern 5']) {
      const run = start(seed);
      const states: string[] = [];
      playAtRandom(run, seededRandom(seed), 300, (r) => states.push(JSON.stringify([r.duel.state, r.view(0), r.view(1)])));
      const answers = [...run.answers];
      const end = JSON.stringify(run.duel.state);
      for (const count of [299, 250, 251, 120, 7, 0]) {
        run.rewindTo(Math.min(count, answers.length - 1));
        const at = run.answers.length;
        expect(JSON.stringify([run.duel.state, run.view(0), run.view(1)])).toBe(states[at]);
        for (const answer of answers.slice(at)) run.answer(answer);
        expect(JSON.stringify(run.duel.state)).toBe(end);
      }
    }
  });
});

describe('a fork', () => {
  test('at any decision stands where the duel stood then, goes on by itself and leaves the duel alone', () => {
    const run = start('fork');
    const states: string[] = [];
    playAtRandom(run, seededRandom('fork'), 200, (r) => states.push(JSON.stringify([r.duel.state, r.view('public'), r.moments])));
    const end = JSON.stringify([run.duel.state, run.view(0), run.save()]);
    for (const at of [0, 1, 77, 120, 199]) {
      const fork = run.fork(at);
      expect(JSON.stringify([fork.duel.state, fork.view('public'), fork.moments])).toBe(states[at]);
      for (const answer of run.answers.slice(at)) fork.answer(answer);
      expect(JSON.stringify([fork.duel.state, fork.view(0), fork.save()])).toBe(end);
      expect(JSON.stringify([run.duel.state, run.view(0), run.save()])).toBe(end);
      fork.rewindTo(0);
      expect(JSON.stringify([fork.duel.state, fork.view('public'), fork.moments])).toBe(states[0]);
    }
  });
});

describe('a save', () => {
  test('taken at every decision goes on to the same end, from the beginning and from the last rest point', () => {
    const straight = start('6');
    playAtRandom(straight, seededRandom('6'), 150);
    for (const replay of ['all', 'lastRestPoint'] as const) {
      let run = start('6');
      const random = seededRandom('6');
      for (let i = 0; i < 150 && run.decision !== undefined; i++) {
        const loaded = duelGame.load(JSON.parse(JSON.stringify(run.save())), replay);
        if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
        expect(loaded.lost).toBeUndefined();
        run = loaded.run;
        run.answer(randomAnswer(run.decision!, random));
      }
      expect(JSON.stringify(run.duel.state)).toBe(JSON.stringify(straight.duel.state));
    }
  });

  test('of another format or with a missing part is refused with what was expected', () => {
    const save = JSON.parse(JSON.stringify(start('1').save())) as Record<string, unknown>;
    expect(duelGame.load('no')).toMatchObject({ ok: false, error: { code: 'notJson' } });
    expect(duelGame.load({ ...save, format: 'yrp' })).toMatchObject({
      ok: false,
      error: { code: 'otherFormat', where: '$.format' },
    });
    expect(duelGame.load({ ...save, rest: undefined })).toMatchObject({
      ok: false,
      error: { code: 'damaged', where: '$.rest' },
    });
  });
});

/** The state with every card that `viewer` may not know turned into another card. */
function withOtherHiddenCards(state: DuelState, viewer: Viewer): DuelState {
  const copy = cloneDuel(state);
  for (const card of copy.cards) {
    const onField = card.zone === 'monster' || card.zone === 'spellTrap' || card.zone === 'field';
    const hidden =
      card.zone === 'deck' ||
      (card.zone === 'hand' && card.owner !== viewer) ||
      (onField && !card.faceUp && card.controller !== viewer);
    if (!hidden) continue;
    // Another monster for a monster on the field, another Trap for a Spell or Trap: the zone shows that much.
    card.passcode = card.zone === 'monster' || card.zone !== 'spellTrap' ? 69140098 : 44095762;
  }
  return copy;
}

/** Every place at which a card lies in sight, and two that are mostly empty. */
const placesOf = (view: DuelView): Place[] => [
  '0:monster:4',
  '1:spellTrap:4',
  ...lyingCards<ViewCard>(view).map(({ place }) => place),
];

/** All that the engine says to a viewer beside the view: what could be done at a place, and what needs no look at any hand. */
function saidTo(run: DuelRun, viewer: Viewer): unknown {
  const session = DuelSession.over(run);
  const view = session.view(viewer);
  return [
    session.openActs(),
    session.announcements(viewer),
    session.announcing,
    placesOf(view).map((place) => session.wishesAt(viewer, place)),
  ];
}

describe('secrecy', () => {
  test('hidden cards never change what another may see', () => {
    let compared = 0;
    for (const seed of ['7', '8', '9', 'modern 1', 'modern 2', 'modern 3']) {
      const random = seededRandom(seed);
      playAtRandom(start(seed), random, 500, (run) => {
        const { rest } = run.save();
        const { decision } = run;
        if (
          rest.at !== run.answers.length ||
          (decision!.kind !== 'respond' && decision!.kind !== 'idle' && decision!.kind !== 'battle') ||
          below(random, 5) > 0
        )
          return;
        for (const viewer of [0, 1, 'public'] as const) {
          if (decision!.player === viewer) continue;
          const other = duelGame.fromState(withOtherHiddenCards(rest.state, viewer));
          const { log: _log, ...seen } = run.view(viewer);
          const { log: _other, ...seenOther } = other.view(viewer);
          expect(seenOther).toEqual(seen);
          expect(saidTo(other, viewer)).toEqual(saidTo(run, viewer));
          compared += 1;
        }
      });
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('the log tells a drawn or Set card only to its player', () => {
    for (const seed of ['10', '11', 'modern 12']) {
      playAtRandom(start(seed), seededRandom(seed), 400, (run) => {
        for (const viewer of [0, 1, 'public'] as const) {
          for (const line of run.view(viewer).log) {
            const event = run.duel.log[line.number]!;
            if ((event.verb === 'draw' || event.verb === 'set') && event.player !== viewer) expect(line.passcode).toBeUndefined();
          }
        }
      });
    }
  });
});

describe('a duel that nobody watches', () => {
  /** A pass where there is nothing else, without a throw of the dice. */
  const answer = (run: DuelRun, random: Random): void => {
    const decision = run.decision!;
    const only = decision.form === 'act' && decision.options().length === 1 ? decision.options()[0] : undefined;
    run.answer(only ?? randomAnswer(decision, random));
  };
  const playOut = (run: DuelRun, seed: string): DuelRun => {
    const random = seededRandom(seed);
    for (let i = 0; i < 4000 && run.decision !== undefined; i++) answer(run, random);
    return run;
  };
  // Where nothing is told, events do not say their places.
  const position = ({ duel }: DuelRun): string => JSON.stringify(duel.state).replaceAll(/"(from|to)Place":"[^"]*",/g, '');

  test('is the same duel, asked only where there is more than a pass', () => {
    for (const seed of ['12', 'modern 13']) {
      const watched = start(seed);
      const simulation = watched.simulation();
      const [first, second] = [playOut(watched, seed), playOut(simulation, seed)];
      expect(first.duel.state.result).not.toBeNull();
      expect(position(second)).toBe(position(first));
      expect(second.answers.length).toBeLessThan(first.answers.length / 2);
      expect(second.duel.log).toEqual([]);
    }
  });

  test('asks nobody for a mere pass, not after a pass of the other player either', () => {
    for (const seed of ['12', 'modern 13']) {
      const run = start(seed).simulation();
      const random = seededRandom(seed);
      for (let i = 0; i < 4000 && run.decision !== undefined; i++) {
        if (run.decision.form === 'act') expect(run.decision.options()).not.toEqual([{ do: 'pass' }]);
        answer(run, random);
      }
    }
  });

  test('begins in the middle of one that is watched, at any decision, and leaves it alone', () => {
    for (const seed of ['14', 'modern 15']) {
      const run = start(seed);
      playAtRandom(run, seededRandom(seed), 240, (here) => {
        if (here.answers.length % 40 > 2) return;
        const before = position(here);
        const end = playOut(here.fork(), 'on');
        expect(position(playOut(here.simulation(), 'on'))).toBe(position(end));
        expect(position(here)).toBe(before);
      });
    }
  });
});
