import { describe, expect, test } from 'vitest';
import type { EventView } from '../../../../engine/duel';
import { aimOf } from '../face/duel-view';
import { chainView, resolvedView, resolvingView } from '../testing/fixture';
import { hasGoneOn, missedIn, storyOf } from './chain-story';
import { threadsOf } from '../../../../ui/table/threads/thread';

describe('the story of a chain', () => {
  test('while it is built it is the chain of the view', () => {
    expect(storyOf(chainView(), []).map((link) => [link.number, link.state, link.outcomes.length])).toEqual([
      [1, 'waiting', 0],
      [2, 'waiting', 0],
      [3, 'waiting', 0],
      [4, 'waiting', 0],
    ]);
  });

  test('a resolved link says what came of it', () => {
    expect(
      storyOf(resolvingView(), [])
        .find((link) => link.number === 4)
        ?.outcomes.map((event) => event.verb),
    ).toEqual(['negate']);
  });

  test('a finished chain stands with its results, and what was seen of it before is kept', () => {
    const story = storyOf(resolvedView(), chainView().stack);
    expect(story.map((link) => [link.number, link.negated])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false],
    ]);
    expect(story[1]?.outcomes.map((event) => event.verb)).toEqual(['destroy', 'damage', 'damage']);
    expect(story[3]?.costs).toHaveLength(1);
  });

  test('a chain that nobody was asked about is told from the log alone', () => {
    expect(storyOf(resolvedView(), []).every((link) => link.fromLog)).toBe(true);
  });

  test('a Pendulum Summon after it is no outcome of its last link', () => {
    const { log, ...view } = resolvedView();
    const after = { number: log.at(-1)!.number + 1, turn: 7, player: 0, passcode: 7 } as const;
    const outcomes = (event: Pick<EventView, 'verb' | 'cause'>) =>
      storyOf({ ...view, log: [...log, { ...after, ...event }] }, []).flatMap((link) => link.outcomes.map(({ cause }) => cause));
    expect(outcomes({ verb: 'specialSummon', cause: 'pendulum' })).not.toContain('pendulum');
  });

  test('it is past once somebody has done something after it', () => {
    const { log } = resolvedView();
    const after = { number: log.at(-1)!.number + 1, turn: 7, player: 0 } as const;
    expect(hasGoneOn(log)).toBe(false);
    expect(hasGoneOn([...log, { ...after, verb: 'draw' }])).toBe(false);
    for (const verb of ['summon', 'set', 'attack', 'phase'] as const) expect(hasGoneOn([...log, { ...after, verb }])).toBe(true);
  });

  test('the chain of an earlier turn is gone', () => {
    const { log, ...view } = resolvedView();
    const begun = { number: log.at(-1)!.number + 1, turn: 8, player: 1, verb: 'turn' } as const;
    expect(storyOf({ ...view, turn: 8, log: [...log, begun] }, [])).toEqual([]);
  });

  test('a chain of a lesson, which no turn has begun, stands with its results too', () => {
    const { log, ...view } = resolvedView();
    const lesson = { ...view, turn: 3, log: log.filter(({ verb }) => verb !== 'turn').map((event) => ({ ...event, turn: 0 })) };
    expect(storyOf(lesson, []).map(({ state }) => state)).toEqual(['resolved', 'resolved', 'resolved', 'resolved']);
  });
});

describe('effects that missed their timing', () => {
  const { log } = resolvedView();
  const draw = log.at(-1)!.number + 1;
  const after: EventView[] = [
    ...log,
    { number: draw, turn: 7, verb: 'draw', player: 0 },
    { number: draw + 1, turn: 7, verb: 'missedTiming', player: 0, passcode: 7, rule: 'missed-timing', after: draw },
  ];

  test('stand under the chain that made them miss it, with what came in between', () => {
    expect(missedIn(after).map(({ passcode, later }) => [passcode, later?.verb])).toEqual([[7, 'draw']]);
    expect(missedIn(log)).toEqual([]);
  });

  test('are no outcome of a link, and are gone with the next chain', () => {
    expect(
      storyOf({ ...resolvedView(), log: after }, []).flatMap(({ outcomes }) => outcomes.map(({ verb }) => verb)),
    ).not.toContain('missedTiming');
    expect(missedIn([...after, { number: draw + 2, turn: 7, verb: 'chainLink', player: 1, passcode: 8, link: 1 }])).toEqual([]);
  });
});

describe('threads', () => {
  test('every open link points at its targets, a negation at the link it breaks; only the newest lies over the cards', () => {
    expect(threadsOf({ view: chainView(), aim: null }).map((thread) => [thread.from, thread.to, thread.state])).toEqual([
      ['0:spellTrap:2', '1:monster:1', 'waiting'],
      ['1:spellTrap:0', '0:monster:2', 'waiting'],
      ['0:spellTrap:3', '1:spellTrap:3', 'broken'],
      ['1:spellTrap:2', '0:spellTrap:3', 'now'],
    ]);
  });

  test('a direct attack points at the plate of the seat that is attacked', () => {
    const view = { ...chainView(), stack: [], attack: { attacker: '0:monster:2', target: 'direct' } as const };
    expect(threadsOf({ view, aim: aimOf(view) })).toMatchObject([{ from: '0:monster:2', to: '1:seat', state: 'now' }]);
  });
});
