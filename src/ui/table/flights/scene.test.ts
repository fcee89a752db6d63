import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../engine/duel';
import { viewsAlong, type TestScenario } from '../../../games/duel/scenario/testing';
import { faceOf } from '../../../games/duel/page/face/duel-face';
import { tellingOf, type Scene } from './scene';

/** Ren ends his turn, and Aya draws behind the curtain. */
const TURN: TestScenario = {
  players: [{}, { deck: ['Kuriboh', 'Vorse Raider'] }],
  steps: [{ player: 0, do: 'endTurn' }],
};
const [fromBefore, everybodys, ayas] = [0, 'public', 1].map((viewer) => viewsAlong(TURN, viewer as Viewer)) as [
  ReturnType<typeof viewsAlong>,
  ReturnType<typeof viewsAlong>,
  ReturnType<typeof viewsAlong>,
];
const newest = everybodys.at(-1)!.log.at(-1)!.number;
const at = (view = everybodys.at(-1)!, more: Partial<Scene> = {}): Scene => ({
  view,
  aim: null,
  face: faceOf(view),
  epoch: '0',
  bottomSeat: 1,
  seen: [newest, -1],
  ...more,
});
const curtain = at();
const opened = at(ayas.at(-1), { seen: [newest, newest] });
const drawn = (before: Scene, now: Scene): readonly unknown[] => tellingOf(before, now)?.drawn.map(({ to }) => to) ?? [];

describe('when a player comes to the table', () => {
  test('the card that was drawn behind the curtain flies, and nothing else', () => {
    expect(tellingOf(curtain, opened)).toMatchObject({ ends: true, drawn: [{ from: '1:deck', to: '1:hand:0' }], moved: [] });
  });

  test('it flies also if the table turns then, and only once', () => {
    expect(drawn(at(undefined, { bottomSeat: 0 }), opened)).toEqual(['1:hand:0']);
    const covered = at(undefined, { seen: [newest, newest] });
    expect(drawn(opened, covered)).toEqual([]);
    expect(drawn(covered, opened)).toEqual([]);
  });

  test('nothing is told of what the table does not remember: a review, a recording that is watched', () => {
    expect(drawn(at(undefined, { seen: undefined }), at(ayas.at(-1), { seen: undefined }))).toEqual([]);
    expect(drawn(at(undefined, { seen: undefined }), opened)).toEqual([]);
  });

  test('nothing is told where play went back or another position is shown', () => {
    expect(drawn(curtain, { ...opened, epoch: '1' })).toEqual([]);
    const other = { ...everybodys.at(-1)!, log: everybodys.at(-1)!.log.map((line) => ({ ...line, turn: 9 })) };
    expect(drawn(at(other), opened)).toEqual([]);
  });
});

test('a card that is drawn before open eyes is told as it happens, and as a back while nobody looks', () => {
  const telling = tellingOf(at(fromBefore[0], { seen: [newest, -1] }), curtain);
  expect(telling).toMatchObject({ drawn: [], moved: [{ from: '1:deck', to: '1:hand:0', card: { known: false } }] });
});

test('nothing is told where nothing has changed', () => {
  expect(tellingOf(curtain, curtain)).toBeNull();
});
