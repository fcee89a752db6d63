import { describe, expect, test } from 'vitest';
import type { DuelRun, LinkEnd, ProfileId } from '../../../engine/duel';
import { below, seededRandom, type Random } from '../../../engine/kernel';
import type { Seat, Viewer } from '../../../engine/table';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { viewsAlong, type TestScenario } from '../scenario/testing';
import { duelGame } from './index';

const set = (card: string) => ({ card, face: 'set' as const });

/** What is said of each link, Link 1 first, once all steps are done and that player is asked. */
function saidTo(viewer: Viewer, { steps, ...scenario }: TestScenario, asked: Seat): readonly (LinkEnd | undefined)[] {
  const views = viewsAlong({ ...scenario, steps: [...steps!, { player: asked, do: 'pass' }] }, viewer);
  return views.at(-2)!.stack.map(({ end }) => end);
}

describe('what is said of a chain that is being built', () => {
  test('is worked out from the top: what negates a negation saves the link below', () => {
    const scenario: TestScenario = {
      players: [
        {
          monsters: [{ card: 'Vorse Raider' }],
          spellsTraps: [set('Mystical Space Typhoon'), set('Solemn Judgment')],
        },
        { spellsTraps: [{ card: 'Gravity Bind' }, set('Enemy Controller'), set('Seven Tools of the Bandit')] },
      ],
      steps: [
        { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Gravity Bind'] },
        { player: 1, do: 'activate', card: 'Enemy Controller', mode: 0, choose: ['Vorse Raider'] },
        { player: 0, do: 'activate', card: 'Solemn Judgment' },
        { player: 1, do: 'activate', card: 'Seven Tools of the Bandit' },
      ],
    };
    expect(saidTo('public', scenario, 0)).toEqual([
      { kind: 'resolves' },
      { kind: 'saved', by: 4 },
      { kind: 'negated', by: 4 },
      { kind: 'resolves' },
    ]);
    expect(saidTo('public', { ...scenario, steps: scenario.steps!.slice(0, 3) }, 1)).toEqual([
      { kind: 'resolves' },
      { kind: 'negated', by: 3 },
      { kind: 'resolves' },
    ]);
  });

  test('strikes every other link where each one negates the one below', () => {
    const scenario: TestScenario = {
      players: [
        { spellsTraps: [set('Mystical Space Typhoon'), set('Seven Tools of the Bandit')] },
        { spellsTraps: [{ card: 'Gravity Bind' }, set('Solemn Judgment'), set('Seven Tools of the Bandit')] },
      ],
      steps: [
        { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Gravity Bind'] },
        { player: 1, do: 'activate', card: 'Solemn Judgment' },
        { player: 0, do: 'activate', card: 'Seven Tools of the Bandit' },
        { player: 1, do: 'activate', card: 'Seven Tools of the Bandit' },
      ],
    };
    expect(saidTo(0, scenario, 0)).toEqual([
      { kind: 'negated', by: 2 },
      { kind: 'saved', by: 4 },
      { kind: 'negated', by: 4 },
      { kind: 'resolves' },
    ]);
  });

  test('knows what begins to negate while the chain resolves, and what has to stay on the field', () => {
    const order: TestScenario = {
      players: [{ hand: ['Pot of Greed'] }, { spellsTraps: [set('Imperial Order')] }],
      steps: [
        { player: 0, do: 'activate', card: 'Pot of Greed' },
        { player: 1, do: 'activate', card: 'Imperial Order' },
      ],
    };
    expect(saidTo(0, order, 0)).toEqual([{ kind: 'withoutEffect', rule: 'effect-negated', by: 2 }, { kind: 'resolves' }]);
    const jinzo: TestScenario = {
      players: [{ spellsTraps: [set('Waboku')] }, { graveyard: ['Jinzo'], spellsTraps: [set('Call of the Haunted')] }],
      steps: [
        { player: 0, do: 'activate', card: 'Waboku' },
        { player: 1, do: 'activate', card: 'Call of the Haunted', choose: ['Jinzo'] },
      ],
    };
    expect(saidTo(0, jinzo, 0)[0]).toEqual({ kind: 'withoutEffect', rule: 'effect-negated', by: 2 });
    const typhoon: TestScenario = {
      players: [
        { graveyard: ['Gemini Elf'], spellsTraps: [set('Call of the Haunted')] },
        { spellsTraps: [set('Mystical Space Typhoon')] },
      ],
      steps: [
        { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Gemini Elf'] },
        { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Call of the Haunted'] },
      ],
    };
    expect(saidTo('public', typhoon, 0)).toEqual([
      { kind: 'withoutEffect', rule: 'must-stay-on-field', by: 2 },
      { kind: 'resolves' },
    ]);
  });

  test('says which link ends the duel before another one resolves', () => {
    const scenario: TestScenario = {
      players: [
        { lp: 1000, hand: ['Pot of Greed'], monsters: [{ card: 'Vorse Raider' }] },
        { spellsTraps: [set('Ring of Destruction')] },
      ],
      steps: [
        { player: 0, do: 'activate', card: 'Pot of Greed' },
        { player: 1, do: 'activate', card: 'Ring of Destruction', choose: ['Vorse Raider'] },
      ],
    };
    expect(saidTo('public', scenario, 0)).toEqual([{ kind: 'unreached', by: 2 }, { kind: 'resolves' }]);
  });

  test('is open where a player decides on resolution, and where a card decides that the viewer does not know', () => {
    const drain = (hand: string[]): TestScenario => ({
      players: [{ hand: ['Pot of Greed', ...hand] }, { spellsTraps: [set('Magic Drain')] }],
      steps: [
        { player: 0, do: 'activate', card: 'Pot of Greed' },
        { player: 1, do: 'activate', card: 'Magic Drain' },
      ],
    });
    expect(saidTo(0, drain(['Fissure']), 0)[0]).toEqual({ kind: 'open', decides: 'choice' });
    expect(saidTo(0, drain(['Gemini Elf']), 0)[0]).toEqual({ kind: 'negated', by: 2 });
    for (const viewer of [1, 'public'] as const)
      for (const hand of ['Fissure', 'Gemini Elf'])
        expect(saidTo(viewer, drain([hand]), 0)[0]).toEqual({ kind: 'open', decides: 'hidden' });
  });

  test('does not tell what lies face-down', () => {
    const ceasefire = (monster: string): TestScenario => ({
      players: [{ spellsTraps: [set('Waboku'), set('Ceasefire')] }, { monsters: [{ card: monster, position: 'set' }] }],
      steps: [
        { player: 0, do: 'activate', card: 'Waboku' },
        { player: 0, do: 'activate', card: 'Ceasefire' },
      ],
    });
    expect(saidTo(1, ceasefire('Jinzo'), 1)[0]).toEqual({ kind: 'withoutEffect', rule: 'effect-negated', by: 2 });
    expect(saidTo(1, ceasefire('Gemini Elf'), 1)[0]).toEqual({ kind: 'resolves' });
    for (const monster of ['Jinzo', 'Gemini Elf'])
      expect(saidTo('public', ceasefire(monster), 1)[0]).toEqual({ kind: 'open', decides: 'hidden' });
  });
});

/** A deck of cards such as answer, negate or summon in a chain. */
function chainingDeck(profile: ProfileId, random: Random): { main: number[] } {
  const all = duelGame.pool(profile).all.filter(({ facts }) => !['token', 'fusion'].includes(facts.subtype));
  const negates = all.filter(({ effects }) => effects.some((one) => one.negatesActivation === true));
  const chaining = all.filter(
    ({ effects, index }) =>
      index.does.includes('negates') || effects.some((one) => one.spellSpeed > 1 || (one.specialSummons ?? false) !== false),
  );
  const kinds = [chaining, chaining, negates, negates];
  const main = Array.from({ length: 40 }, (_, i) => {
    const kind = kinds[i % kinds.length]!;
    return kind[below(random, kind.length)]!.facts.id;
  });
  return { main };
}

/** What became of each link, by the log alone, from that line on. */
function becameOf({ duel }: DuelRun, from: number, links: number): readonly string[] {
  const events = duel.log.slice(from);
  return Array.from({ length: links }, (_, i) => {
    const has = (verb: string): boolean => events.some((event) => event.verb === verb && event.link === i + 1);
    return has('negate') ? 'negated' : has('noEffect') ? 'withoutEffect' : has('resolve') ? 'resolves' : 'unreached';
  });
}

/** Everybody passes, and what is asked while the chain resolves is answered at random. */
function letResolve(run: DuelRun, random: Random): void {
  const { stacks } = run.duel.state;
  while (run.decision !== undefined && run.duel.state.stacks === stacks)
    run.answer(run.decision.kind === 'respond' ? { do: 'pass' } : randomAnswer(run.decision, random));
}

const meant = ({ kind }: LinkEnd): string => (kind === 'saved' ? 'resolves' : kind);

/** Plays a duel at random; at each response to a link everything that is said must happen, if both pass. */
function hold(profile: ProfileId, seed: string, said: string[]): void {
  const random = seededRandom(seed);
  const run = duelGame.start({ profile, seed, decks: [chainingDeck(profile, random), chainingDeck(profile, random)] });
  for (let i = 0; i < 500 && run.decision !== undefined; i++) {
    const { decision, duel } = run;
    if (decision.kind === 'respond' && decision.window === 'chainLink') {
      const fork = run.fork();
      letResolve(fork, random);
      const became = becameOf(fork, duel.log.length, duel.state.stack.length);
      for (const viewer of [0, 1, 'public'] as const) {
        for (const { number, end } of run.view(viewer).stack) {
          said.push(end!.kind);
          const happens = end!.kind === 'open' ? 'open' : became[number - 1];
          expect([seed, i, viewer, number, meant(end!)]).toEqual([seed, i, viewer, number, happens]);
        }
      }
    }
    run.answer(randomAnswer(decision, random));
  }
}

test('what is said of each link at each response happens if both pass, and hardly ever nothing is said', () => {
  const said: string[] = [];
  for (let seed = 0; seed < 64; seed++) for (const profile of ['expert', 'modern'] as const) hold(profile, `ends ${seed}`, said);
  const share = (kind: string): number => said.filter((one) => one === kind).length / said.length;
  expect(said.length).toBeGreaterThan(500);
  for (const kind of ['resolves', 'saved', 'negated', 'withoutEffect', 'open'])
    expect([kind, share(kind) > 0]).toEqual([kind, true]);
  expect(share('open')).toBeLessThan(0.03);
});
