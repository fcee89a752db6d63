import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../engine/duel';
import { viewsAlong, type TestScenario } from '../../../games/duel/scenario/testing';
import { tempoOf } from '../animation/tempo';
import { faceOf } from '../../../games/duel/page/face/duel-face';
import { aimOf } from '../../../games/duel/page/face/duel-view';
import type { Box } from './boxes';
import { endsOf, flightsOf, glimpsesOf, type Boxes } from './flight';
import { motionsBetween, type CardMotion } from './motions';
import { timed } from './timing';

/** What moves over all steps of a scenario at once. */
function moved(scenario: TestScenario, viewer: Viewer): readonly CardMotion[] {
  const views = viewsAlong(scenario, viewer);
  const [before, after] = [views[0]!, views.at(-1)!];
  return motionsBetween(before, after, { ...faceOf(after), aim: aimOf(after) }).filter(({ kind }) => kind === 'move');
}
const ways = (motions: readonly CardMotion[]) =>
  motions.map(({ from, to, goesOn }) => `${from} > ${to}${goesOn ? ' and on' : ''}`);

const POT: TestScenario = {
  players: [{ hand: ['Vorse Raider', 'Pot of Greed'], deck: ['Kuriboh', 'Gemini Elf'] }, {}],
  steps: [{ player: 0, do: 'activate', card: 'Pot of Greed' }],
};

describe('a card that comes to the field and leaves it at once', () => {
  test('is seen there: a Spell Card from the hand, before what it does, and goes to the Graveyard after it', () => {
    for (const viewer of [0, 1, 'public'] as const)
      expect(ways(moved(POT, viewer))).toEqual([
        '0:hand:1 > 0:spellTrap:0 and on',
        '0:deck > 0:hand:1',
        '0:deck > 0:hand:2',
        '0:spellTrap:0 > 0:graveyard:0',
      ]);
  });

  test('comes to light on the way there for whoever did not know it', () => {
    const [came] = moved(POT, 1);
    expect(came).toMatchObject({ flips: 'up', lies: 'row', card: { passcode: 55144522 } });
    expect(moved(POT, 0)[0]?.flips).toBeUndefined();
  });

  test('is seen there: a monster that is Summoned and falls into a Trap Hole', () => {
    const hole: TestScenario = {
      players: [{ hand: ['Vorse Raider'] }, { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] }],
      steps: [
        { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
        { player: 1, do: 'activate', card: 'Trap Hole' },
      ],
    };
    expect(ways(moved(hole, 'public'))).toEqual([
      '0:hand:0 > 0:monster:0 and on',
      '0:monster:0 > 0:graveyard:0',
      '1:spellTrap:0 > 1:graveyard:0',
    ]);
  });

  test.each(['Kuriboh', 'Mystic Tomato'])(
    'is seen there: a monster that comes out of the Deck and is destroyed by battle, after the one that brought it (%s)',
    (brought) => {
      const tomato: TestScenario = {
        players: [
          { monsters: [{ card: 'Vorse Raider' }, { card: 'Gemini Elf' }] },
          { monsters: [{ card: 'Mystic Tomato' }], deck: ['Kuriboh', 'Mystic Tomato'] },
        ],
        steps: [
          { player: 0, do: 'enter', to: 'battle' },
          { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Mystic Tomato' },
          { player: 1, do: 'answer', value: true },
          { player: 1, do: 'choose', cards: [brought] },
          { player: 0, do: 'attack', card: 'Gemini Elf', target: brought },
        ],
      };
      expect(ways(moved(tomato, 'public'))).toEqual([
        '1:monster:0 > 1:graveyard:1',
        '1:deck > 1:monster:0 and on',
        '1:monster:0 > 1:graveyard:0',
      ]);
    },
  );
});

describe('a card that does not stop', () => {
  test('goes straight: what lay on the field, what comes to stay, and what was discarded', () => {
    const scenario: TestScenario = {
      players: [
        {
          hand: ['Card Destruction', 'Celtic Guardian'],
          deck: ['Vorse Raider'],
          monsters: [{ card: 'Celtic Guardian', position: 'set' }],
        },
        { monsters: [{ card: 'Gemini Elf' }] },
      ],
      steps: [
        { player: 0, do: 'activate', card: 'Card Destruction' },
        { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
        { player: 0, do: 'flipSummon', card: 'Celtic Guardian@0:monster:0' },
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card: 'Celtic Guardian@0:monster:0', target: 'Gemini Elf' },
      ],
    };
    const on = moved(scenario, 0).filter(({ goesOn }) => goesOn);
    expect(ways(on)).toEqual(['0:hand:0 > 0:spellTrap:0 and on']);
  });
});

describe('the whole of its way', () => {
  const box = (x: number, more: Partial<Box> = {}): Box => ({ x, y: 0, height: 100, turned: false, isBare: false, ...more });
  const motions = moved(POT, 'public');
  const boxes: Boxes = new Map(
    [...endsOf(motions, 'from'), ...endsOf(motions, 'to')].map((place, i) => [
      place,
      box(i * 10, { turned: place === '0:spellTrap:0' }),
    ]),
  );

  test('is one flight, with a rest in the middle: it is there as long as anything of it is told', () => {
    const all = timed(motions, tempoOf({ motion: 'full', pace: 'slow' }, false));
    const flights = flightsOf(all, boxes, boxes);
    expect(flights).toHaveLength(3);
    const pot = flights.find(({ motion }) => motion.to === '0:graveyard:0')!;
    const [came, left] = [all[0]!, all.at(-1)!];
    expect([pot.start, pot.lasts]).toEqual([came.start, left.start + left.lasts]);
    const [, arrives, leaves] = pot.course.times!;
    expect([arrives! * pot.lasts, leaves! * pot.lasts].map(Math.round)).toEqual([came.lasts, left.start]);
    expect(pot.course.transform[1]).toBe(pot.course.transform[2]);
    expect(pot.course.transform[1]).toContain('rotate(180deg)');
    expect(new Set(pot.course.transform).size).toBe(3);
  });

  test('goes straight where the square in the middle is not on the screen', () => {
    const all = timed(motions, tempoOf({ motion: 'full', pace: 'slow' }, false));
    const flights = flightsOf(all, boxes, new Map([...boxes, ['0:spellTrap:0', null]]));
    const pot = flights.find(({ motion }) => motion.to === '0:graveyard:0')!;
    expect(pot.course.transform).toEqual([expect.any(String), expect.any(String)]);
  });

  test('is told without travelling where little motion is wished: it comes to light in the middle and fades there', () => {
    const all = timed(motions, tempoOf({ motion: 'reduced', pace: 'normal' }, false));
    const glimpses = glimpsesOf(all, boxes);
    expect(glimpses).toHaveLength(1);
    const [{ course, motion }] = glimpses as [(typeof glimpses)[number]];
    expect(new Set(course.transform).size).toBe(1);
    expect(course.opacity).toEqual([0, 1, 1, 0]);
    expect(motion.flips).toBeUndefined();
  });
});
