import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VisionSession } from '../../../engine/vision';
import { visionGame } from '../cards';
import { comparable } from '../../../scenario/comparable';
import { readScenario, type ScenarioInput } from './schema';
import { walk, type WalkMoment } from './walk';

const scenarios = new URL('../../../../public/scenarios/vision/', import.meta.url);
const lessons = new URL('../../../../public/lessons/', import.meta.url);

function walked(json: unknown): readonly WalkMoment[] {
  const read = readScenario(visionGame.pool, json);
  const played = read.ok ? walk(visionGame, read.scenario) : undefined;
  if (!played?.ok) throw new Error(`it does not play: ${played?.failures.join(' ')}`);
  return played.moments;
}

const scenario = (more: Omit<ScenarioInput, 'format' | 'game' | 'id'>): ScenarioInput => ({
  format: 'duel-scenario/1',
  game: 'vision',
  id: 'walk',
  ...more,
});

type Step = NonNullable<ScenarioInput['steps']>[number];

describe('a walk through a scenario of VISION', () => {
  test('in a combat attack and defence are shown as what resolves, until it is over', () => {
    const moments = walked(
      scenario({
        players: [{ field: ['Faceless Mask'] }, { field: ['Festival Drum'] }],
        steps: [
          { player: 0, do: 'attack', card: 'Faceless Mask' },
          { player: 1, do: 'defend', card: 'Festival Drum' },
          { player: 1, do: 'graze', value: false },
        ],
      }),
    );
    const shown = moments.map(({ recording }) => {
      const loaded = visionGame.load(recording);
      return (
        loaded.ok &&
        VisionSession.over(loaded.run)
          .view(0)
          .stack.map(({ kind, state }) => `${kind} ${state}`)
      );
    });
    expect(shown).toEqual([[], ['attack waiting'], ['attack resolving', 'defend resolving'], []]);
  });

  test('everybody is told whether an attack may be defended now, is too late to be defended, or will be by who is coming', () => {
    const attacked: ScenarioInput['players'] = [
      { field: ['Ferry Oar'] },
      { hand: ['Reed Ambusher', 'Stray Spark'], nodes: { active: 6, sleep: 0 } },
    ];
    const defences = (...answers: readonly Step[]): readonly unknown[] =>
      walked(scenario({ players: attacked, steps: [{ player: 0, do: 'attack', card: 'Ferry Oar' }, ...answers] })).map(
        ({ recording }) => {
          const loaded = visionGame.load(recording);
          return loaded.ok && VisionSession.over(loaded.run).view('public').decision?.defence;
        },
      );
    const pass: Step = { player: 0, do: 'pass' };
    const ask: Step = { do: 'expect', now: true, prompt: { player: 1, kind: 'priority' } };
    const ambush: Step = { player: 1, do: 'playCard', card: 'Reed Ambusher', defend: true };
    const spark: Step = { player: 1, do: 'playCard', card: 'Stray Spark', choose: ['Ferry Oar'] };
    expect(defences(ambush, pass, ask).slice(0, 4)).toEqual([undefined, { is: 'now' }, undefined, { is: 'comes', entry: 2 }]);
    expect(defences(spark, pass, ask)[3]).toEqual({ is: 'tooLate' });
  });

  test('has one moment for each step and the end, each as it stands when the step can be played', () => {
    const moments = walked(
      scenario({
        players: [{ field: ['Festival Drum'] }, {}],
        steps: [
          { player: 0, do: 'attack', card: 'Festival Drum' },
          { player: 1, do: 'graze', value: false },
        ],
      }),
    );
    // The passes of both lie between the attack and the question.
    expect(moments.map(({ given }) => given.length)).toEqual([0, 3, 4]);
    expect(moments.map(({ playedAt }) => playedAt)).toEqual([1, 4, 0]);
    const loaded = visionGame.load(moments[1]!.recording);
    expect(loaded.ok && loaded.run.decision).toMatchObject({ kind: 'graze', player: 1 });
  });

  test('counts what an act names and pays as a part of it', () => {
    const [, , end] = walked(
      scenario({
        players: [{ hand: ['Stray Spark'], nodes: { active: 1, sleep: 1 } }, { field: ['Ferry Oar', 'Stone Basin'] }],
        steps: [
          { player: 0, do: 'playCard', card: 'Stray Spark', choose: ['Stone Basin'], pay: { sleep: 1 } },
          { player: 1, do: 'pass' },
        ],
      }),
    );
    const [start] = walked(
      scenario({
        players: [{ hand: ['Stray Spark'], nodes: { active: 1, sleep: 1 } }, { field: ['Ferry Oar', 'Stone Basin'] }],
        steps: [{ player: 0, do: 'playCard', card: 'Stray Spark', choose: ['Stone Basin'], pay: { sleep: 1 } }],
      }),
    );
    expect(start!.playedAt).toBe(3);
    expect(end!.given.slice(0, 3).map((answer) => (JSON.parse(answer) as string[])[0])).toEqual(['playCard', 'choose', 'answer']);
  });

  test('gives the reasons why an act is refused, those of the rule that is asked about first of all', () => {
    const [moment] = walked(
      scenario({
        players: [{ hand: ['Festival Drum'] }, {}],
        steps: [{ do: 'illegal', step: { player: 0, do: 'playCard', card: 'Festival Drum' }, rule: 'cost-payable' }],
      }),
    );
    expect(moment!.reasons.map(({ rule }) => rule)).toEqual(['cost-payable']);
  });

  test.each(readdirSync(lessons).filter((file) => file.startsWith('vision-')))(
    'every moment of %s can be taken up, and leads on to the next',
    (file) => {
      const moments = walked(JSON.parse(readFileSync(new URL(file, lessons), 'utf8')));
      moments.forEach(({ recording, given, playedAt }, at) => {
        const loaded = visionGame.load(JSON.parse(JSON.stringify(recording)));
        if (!loaded.ok || loaded.lost) throw new Error('cannot be loaded');
        expect(comparable(loaded.run.save())).toEqual(given);
        const next = moments[at + 1];
        if (next) expect(playedAt).toBeLessThanOrEqual(next.given.length);
      });
    },
  );

  test('every scenario of the rules is one, so that each of them can be opened on the table', () => {
    for (const file of readdirSync(scenarios)) {
      const json = JSON.parse(readFileSync(new URL(file, scenarios), 'utf8')) as ScenarioInput;
      const moments = walked(json);
      expect(moments, file).toHaveLength((json.steps?.length ?? 0) + 1);
      const given = comparable(moments.at(-1)!.recording);
      for (const moment of moments) expect(given.slice(0, moment.given.length), file).toEqual(moment.given);
    }
  });
});
