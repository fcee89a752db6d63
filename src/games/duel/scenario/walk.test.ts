import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DuelRun } from '../../../engine/duel';
import { duelGame } from '../cards';
import { readScenario, type ScenarioInput } from './schema';
import { comparable } from '../../../scenario/comparable';
import { walk, type WalkMoment } from './walk';

function momentsOf(scenario: object): readonly WalkMoment[] {
  const read = readScenario({ format: 'duel-scenario/1', id: 'test', ...scenario });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const walked = walk(duelGame, read.scenario);
  if (!walked.ok) throw new Error(walked.failures.join('; '));
  return walked.moments;
}

const runOf = ({ recording }: WalkMoment): DuelRun => {
  const loaded = duelGame.load(JSON.parse(JSON.stringify(recording)));
  if (!loaded.ok || loaded.lost) throw new Error('cannot be loaded');
  return loaded.run;
};

const folder = new URL('../../../../public/lessons/', import.meta.url);

describe('a scenario walked through', () => {
  test.each(readdirSync(folder).filter((file) => !file.startsWith('vision-')))(
    'every moment of %s can be taken up, and leads on to the next',
    (file) => {
      const scenario = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ScenarioInput;
      const moments = momentsOf(scenario);
      expect(moments).toHaveLength((scenario.steps ?? []).length + 1);
      moments.forEach((moment, at) => {
        expect(moment.step).toBe(at);
        const run = runOf(moment);
        expect(comparable(run.save()).slice(0, moment.reopened?.answers)).toEqual(moment.given);
        const next = moments[at + 1];
        if (next) expect(moment.playedAt).toBeLessThanOrEqual(next.given.length);
      });
    },
  );

  test('every rule scenario is one, so that each of them can be opened on the table', () => {
    const rules = new URL('../../../../public/scenarios/rules/', import.meta.url);
    const failing = readdirSync(rules).filter((file) => {
      const read = readScenario(JSON.parse(readFileSync(new URL(file, rules), 'utf8')));
      return !read.ok || !walk(duelGame, read.scenario).ok;
    });
    expect(failing).toEqual([]);
  }, 120_000);

  test('stops where the step is answered: windows before it have passed, the step itself has not been played', () => {
    const moments = momentsOf({
      players: [{ hand: ['Vorse Raider'] }, { spellsTraps: [{ card: 'Trap Hole' }] }],
      steps: [
        { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
        { player: 1, do: 'activate', card: 'Trap Hole' },
      ],
    });
    expect(runOf(moments[0]!).decision).toMatchObject({ kind: 'idle', player: 0 });
    expect(runOf(moments[1]!).decision).toMatchObject({ kind: 'respond', player: 1, window: 'summonSuccess' });
    expect(runOf(moments[2]!).duel.state.players[0].graveyard).toHaveLength(1);
  });

  test('an act is played with its cost and targets, the resolution comes after it', () => {
    const [activate, end] = momentsOf({
      players: [
        { hand: ['Kuriboh'], spellsTraps: [{ card: 'Raigeki Break' }] },
        { monsters: [{ card: 'Sangan' }, { card: 'Kuriboh' }] },
      ],
      steps: [{ player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Kuriboh@hand', 'Sangan'] }],
    }) as [WalkMoment, WalkMoment];
    const played = end.given.slice(activate.given.length, activate.playedAt).map((answer) => (JSON.parse(answer) as string[])[0]);
    expect(played).toEqual(['activate', 'choose', 'choose']);
  });

  test('an act that is refused comes with the reasons of the rules', () => {
    const [, refused] = momentsOf({
      players: [{ hand: ['Sangan', 'Vorse Raider'] }, {}],
      steps: [
        { player: 0, do: 'setMonster', card: 'Sangan' },
        { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Vorse Raider' }, rule: 'R122' },
      ],
    }) as [WalkMoment, WalkMoment];
    expect(refused.reasons.map(({ rule }) => rule)).toEqual(['normal-summon-once']);
  });

  test('an objection brings play back, and passing the window after all brings the old line back', () => {
    const moments = momentsOf({
      priority: 'smooth',
      players: [{ hand: ['Vorse Raider', 'Waboku'] }, { spellsTraps: [{ card: 'Trap Hole' }] }],
      steps: [
        { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
        { player: 0, do: 'setSpellTrap', card: 'Waboku' },
        { player: 1, do: 'object', to: 'summon' },
        { player: 1, do: 'pass' },
      ],
    });
    const [, , objects, passes, end] = moments;
    expect(passes!.given.length).toBeLessThan(objects!.given.length);
    expect(passes!.reopened).toEqual({ player: 1, answers: passes!.given.length });
    expect(passes!.line.filter(({ tacit }) => tacit).length).toBeGreaterThan(0);
    expect(end!.given).toEqual(objects!.given);
  });

  test('a duel that is over before anything is asked has its beginning and its end', () => {
    const pieces = [
      'Exodia the Forbidden One',
      'Right Leg of the Forbidden One',
      'Left Leg of the Forbidden One',
      'Right Arm of the Forbidden One',
    ];
    const moments = momentsOf({ phase: 'draw', players: [{ hand: pieces, deck: ['Left Arm of the Forbidden One'] }, {}] });
    expect(moments).toHaveLength(1);
    expect(runOf(moments[0]!).duel.state.result).toMatchObject({ winner: 0, reason: 'exodia' });
  });

  test('a scenario that fails is no walk', () => {
    const read = readScenario({
      format: 'duel-scenario/1',
      id: 'x',
      players: [{}, {}],
      steps: [{ player: 0, do: 'normalSummon', card: 'Sangan' }],
    });
    expect(read.ok && walk(duelGame, read.scenario)).toMatchObject({ ok: false });
  });
});
