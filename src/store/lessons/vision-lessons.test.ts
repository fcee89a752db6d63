import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placeOf, type AnswerView, type Recording as VisionRecording } from '../../engine/vision';
import { answerToView } from '../../engine/table';
import { isLook, readScenario, walk } from '../../games/vision/scenario';
import { visionGame } from '../../games/vision/cards';
import { desk, useTable } from '../desk/table-store';
import { clearLessonsAway, layLessonsOut, publicFolder } from '../testing/lessons-beside-the-page';
import { useLessons, type ShownLesson } from './lessons';
import { nextWay } from './next-way';
import { visionTable } from '../../games/vision/testing/on-table';
import { fetchGame } from '../game';

const names = ['Ren', 'Aya'] as const;

beforeEach(layLessonsOut);
afterEach(clearLessonsAway);

const lesson = () => useLessons.getState().lesson!;

/** Opens a lesson of VISION at the stop before the step with this index. */
async function openAt(id: string, step: number): Promise<void> {
  await useLessons.getState().open(id, names);
  while (lesson().stop.kind !== 'step' || lesson().stop.moment < step) useLessons.getState().next();
}

describe('a lesson of VISION', () => {
  const option = (act: string, at = 0): number =>
    visionTable().view.decision!.options!.filter((one) => one.do === act)[at]!.index;
  const give = (act: string, at = 0) => useTable.getState().answer({ kind: 'option', index: option(act, at) });

  test('lies on its own table with both hands open, and is gone through with Next and Back', async () => {
    await useLessons.getState().open('vision-graze', names);
    expect(useTable.getState().table?.game).toBe('vision');
    expect(lesson()).toMatchObject({ game: 'vision', at: 0, stop: { kind: 'intro', points: 'field' }, title: { en: 'Graze' } });
    expect(visionTable()).toMatchObject({ secrecy: 'open', curtain: null, profile: 'vision' });
    useLessons.getState().next();
    expect(lesson().stop).toMatchObject({ kind: 'step', step: { verb: 'attack', player: 0, card: 1004, named: [] } });
    useLessons.getState().next();
    expect(visionTable().view.decision).toMatchObject({ kind: 'graze', player: 1 });
    useLessons.getState().back();
    expect(visionTable().view.decision).toMatchObject({ kind: 'priority', player: 0 });
    for (let i = 0; i < 20; i += 1) useLessons.getState().next();
    expect(lesson()).toMatchObject({ stop: { kind: 'outro' }, at: lesson().count - 1 });
    expect(visionTable().view.seats[1].counters.life).toBe(18);
  });

  test('goes on when the learner does the step, and what the script passes need not be passed by hand', async () => {
    await openAt('vision-graze', 0);
    useLessons.getState().tryIt();
    give('attack');
    expect(lesson()).toMatchObject({ isOff: false, isTrying: false, stop: { step: { verb: 'graze' } } });
  });

  test('says when something else was done, and comes back to the stop', async () => {
    await openAt('vision-graze', 0);
    give('attack', 1);
    expect(lesson()).toMatchObject({ isOff: true, stop: { moment: 0 } });
    useLessons.getState().layAgain();
    expect(lesson()).toMatchObject({ isOff: false, stop: { moment: 0 } });
    expect(visionTable().view.stack).toEqual([]);
  });

  test('names the rule that refuses an act', async () => {
    await openAt('vision-combat', 8);
    expect(lesson().stop).toMatchObject({
      step: { looks: 'illegal', verb: 'defend', player: 1 },
      reasons: [{ rule: 'direct-answer-only' }],
    });
  });

  test('an act with its target and its cost is one step of the learner', async () => {
    await openAt('vision-nodes-and-cost', 6);
    give('playCard');
    // One awake and one asleep, as the script pays.
    const { values } = visionTable().view.decision!;
    expect(values?.length).toBeGreaterThan(1);
    expect(lesson()).toMatchObject({ isOff: false, stop: { moment: 6 } });
    useTable.getState().answer({ kind: 'value', value: 1 });
    expect(lesson()).toMatchObject({ isOff: false, stop: { kind: 'outro' } });
  });

  test('that is to be played gives the acts of its learner to the learner, and shows those of the other player', async () => {
    await openAt('vision-first-game', 5);
    expect(lesson()).toMatchObject({ isTrying: true, stop: { step: { verb: 'node', player: 0 }, points: 'prompt' } });
    give(
      'node',
      visionTable()
        .view.decision!.options!.filter((one) => one.do === 'node')
        .findIndex((one) => one.passcode === 1001),
    );
    expect(lesson()).toMatchObject({ isTrying: true, stop: { step: { verb: 'playCard', player: 0, card: 1006 } } });
    useLessons.getState().next();
    expect(lesson()).toMatchObject({ isTrying: false, stop: { step: { verb: 'playCard', player: 1 }, points: 'stack' } });
  });

  test('any scenario of VISION opens in the same way', async () => {
    await useLessons.getState().open('vision/vision-attacker-gone-no-combat', names);
    expect(lesson()).toMatchObject({ game: 'vision', at: 0, stop: { text: null, kind: 'step' } });
  });

  test('is never kept as the running game, which comes back when it is left', async () => {
    const seat = (name: string, deck: string) => ({ name, deck });
    const seats = [seat('Kei', 'lantern-procession'), seat('Mio', 'long-water')] as const;
    await fetchGame('vision');
    useTable.getState().start({ game: 'vision', seats, modes: ['smooth', 'smooth'], seed: '7', first: 0 });
    await useLessons.getState().open('vision-graze', names);
    expect(visionTable().seats[0].name).toBe('Ren');
    useLessons.getState().next();
    expect(localStorage.getItem('kusari.duel')).not.toContain('"Ren"');
    useLessons.getState().leave();
    expect(visionTable().seats[0].name).toBe('Kei');
  });
});

/** The step is an act with a card, and in a game to be played the learner's own: its way is shown. */
const isTold = ({ stop: { step }, learner }: ShownLesson): boolean =>
  step?.card !== undefined && (learner === null || step.player === learner);

describe('every step of every lesson of VISION can be done by the learner', () => {
  const files = readdirSync(new URL('lessons/', publicFolder)).filter((file) => file.startsWith('vision-'));

  /** The answer of a recording after so many answers, by places and indexes. */
  function visionAnswer(recording: VisionRecording, at: number): AnswerView {
    const { origin, answers } = recording;
    if (origin.kind !== 'position') throw new Error('a lesson begins in a position');
    const run = visionGame.fromState(structuredClone(origin.state));
    answers.slice(0, at).forEach((answer) => run.answer(answer));
    return answerToView(run.decision!, answers[at]!, (card) => placeOf(run.vision, card as never), run.isSameAct);
  }

  test.each(files)('%s', async (file) => {
    const read = readScenario(visionGame.pool, JSON.parse(readFileSync(new URL(`lessons/${file}`, publicFolder), 'utf8')));
    if (!read.ok) throw new Error(file);
    const { scenario } = read;
    const walked = walk(visionGame, scenario);
    if (!walked.ok) throw new Error('it does not play');
    await useLessons.getState().open(scenario.id, names);
    for (let stops = 0; lesson().stop.kind !== 'outro'; stops += 1) {
      expect(stops).toBeLessThan(60);
      const { stop, at } = lesson();
      const step = scenario.steps[stop.moment];
      if (stop.kind === 'intro' || !step || isLook(step)) {
        useLessons.getState().next();
        continue;
      }
      expect(nextWay(lesson(), visionTable()) !== null, `the way of ${step.do} at stop ${at}`).toBe(isTold(lesson()));
      const { recording } = walked.moments[stop.moment + 1]!;
      for (let picks = 0; lesson().at === at && picks < 8; picks += 1) {
        const next = visionAnswer(recording, desk.open!.running.session.answerCount);
        expect(useTable.getState().answer(next), `${step.do} at stop ${at}`).toEqual({ ok: true });
      }
      expect(lesson().at, `${step.do} at stop ${at}`).toBeGreaterThan(at);
      expect(lesson().isOff).toBe(false);
    }
  });
});
