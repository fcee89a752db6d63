import { expect, test } from 'vitest';
import { DuelSession } from '../../engine/duel';
import { visionGame } from '../../games/vision/cards';
import { randomDuel } from '../../games/duel/testing/random-duel';
import { randomVision } from '../../games/vision/testing/random-vision';
import { duel, vision } from '../../games/testing/games';

const SEATS = [0, 1] as const;

test('the picture of a field has a letter for each zone of the duel, and of a face-down card only how it lies', () => {
  const view = DuelSession.over(randomDuel('shape', 240)).view('public');
  const shapes = duel.shape(view);
  for (const seat of SEATS) {
    const { monster, spellTrap } = view.seats[seat].zones;
    expect([...shapes[seat][0]]).toEqual(
      monster.cards.map((card) => (!card ? '.' : !card.faceUp ? 'v' : card.position === 'defense' ? 'w' : 'm')),
    );
    expect([...shapes[seat][1]]).toEqual(spellTrap.cards.map((card) => (!card ? '.' : card.faceUp ? 'c' : 'b')));
  }
  expect(shapes.flat().join('')).toMatch(/[mw]/);
  expect(shapes.flat().join('')).toMatch(/[bv]/);
});

test('in VISION the front row holds the field, characters asleep lying across, and the back row the nodes', () => {
  const view = visionGame.session(randomVision('shape', 400)).view('public');
  const shapes = vision.shape(view);
  for (const seat of SEATS) {
    const { field, node } = view.seats[seat].zones;
    expect(shapes[seat][0]).toHaveLength(Math.min(12, field.cards.length));
    expect(shapes[seat][1]).toHaveLength(Math.min(12, node.cards.length));
    expect([...shapes[seat][1]].filter((letter) => letter === 'v')).toHaveLength(
      node.cards.slice(0, 12).filter((card) => card?.asleep).length,
    );
  }
  expect(shapes.map(([front]) => front).join('')).toMatch(/[mw]/);
});
