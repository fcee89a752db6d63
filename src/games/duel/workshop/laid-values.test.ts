import { describe, expect, test } from 'vitest';
import { cardNamed } from '../../../store/cards/card-book';
import { duelGame } from '../cards';
import { failsWith, plays, sessionIn } from '../scenario/testing';
import { positionOfView } from './from-view';
import { cardAt, emptyPosition, type LaidPosition, type Spot } from './laid-position';
import { changeCard, lay } from './laying';
import { viewOf } from './opened';
import { positionText, readPosition } from './position-text';
import { problemsOf } from './problems';

const spot: Spot = { seat: 0, zone: 'monster', index: 0 };
const guardian = (change: Parameters<typeof changeCard>[2]): LaidPosition =>
  changeCard(lay(emptyPosition(), { from: 'catalogue', card: cardNamed('Celtic Guardian')!.id }, spot), spot, change);

describe('ATK and DEF laid by hand', () => {
  test('what equips the monster comes on top of them, and another copy has its printed values', () => {
    plays({
      players: [
        {
          monsters: [{ card: 'Celtic Guardian', atk: 2400, def: 0 }, { card: 'Celtic Guardian' }],
          spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Celtic Guardian@0:monster:0' }],
        },
        {},
      ],
      expect: {
        players: [
          {
            monsters: [
              { card: 'Celtic Guardian', zone: 0, atk: 3400, def: 0 },
              { card: 'Celtic Guardian', zone: 1, atk: 1400, def: 1200 },
            ],
          },
          {},
        ],
      },
    });
  });

  test('count in battle where nothing else changes a value', () => {
    plays({
      phase: 'battle',
      players: [{ monsters: [{ card: 'Celtic Guardian', atk: 2400 }] }, { monsters: [{ card: 'Jinzo', atk: 900 }] }],
      steps: [{ player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Jinzo' }],
      expect: { players: [{}, { lp: 6500, graveyard: ['Jinzo'] }] },
    });
  });

  test('are forgotten when the monster is turned face-down, and when it has left', () => {
    plays({
      players: [{ hand: ['Book of Moon'], monsters: [{ card: 'Celtic Guardian', atk: 2400 }] }, { hand: ['Dark Hole'] }],
      steps: [
        { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Celtic Guardian'] },
        { player: 0, do: 'endTurn' },
        { player: 1, do: 'endTurn' },
        { player: 0, do: 'flipSummon', card: 'Celtic Guardian' },
      ],
      expect: { players: [{ monsters: [{ card: 'Celtic Guardian', atk: 1400 }] }, {}] },
    });
    plays({
      players: [
        {
          hand: ['Monster Reborn'],
          monsters: [{ card: 'Celtic Guardian', atk: 2400 }],
          spellsTraps: [{ card: 'Torrential Tribute' }],
        },
        { hand: ['Dark Hole'] },
      ],
      turnPlayer: 1,
      steps: [
        { player: 1, do: 'activate', card: 'Dark Hole' },
        { player: 1, do: 'endTurn' },
        { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Celtic Guardian@graveyard'] },
      ],
      expect: { players: [{ monsters: [{ card: 'Celtic Guardian', atk: 1400 }] }, {}] },
    });
  });

  test('an original value that an effect sets goes before them, and gains are losses while Reverse Trap says so', () => {
    const session = sessionIn([
      {
        lp: 8000,
        monsters: [{ card: 'Celtic Guardian', atk: 1900 }],
        spellsTraps: [{ card: 'Megamorph', face: 'up', equippedTo: 'Celtic Guardian@0:monster:0' }],
      },
      { lp: 9000 },
    ]);
    expect(session.view('public').seats[0].zones.monster.cards[0]).toMatchObject({ atk: 2800 + 500 });
    plays({
      players: [{ monsters: [{ card: 'Celtic Guardian', atk: 1900, def: 1000 }], spellsTraps: [{ card: 'Reverse Trap' }] }, {}],
      steps: [{ player: 0, do: 'activate', card: 'Reverse Trap' }],
      expect: { players: [{ monsters: [{ card: 'Celtic Guardian', atk: 900, def: 1400 }] }, {}] },
    });
  });

  test('the view tells that nobody has changed them', () => {
    const view = viewOf(guardian({ atk: 2400, def: 1000 }), duelGame)!;
    expect(view.seats[0].zones.monster.cards[0]).toMatchObject({
      atk: 2400,
      def: 1000,
      changes: [
        { of: 'atk', sets: false, amount: 1000, isLaid: true },
        { of: 'def', sets: false, amount: -200, isLaid: true },
      ],
    });
  });

  test('go along in the text, and back from a table', () => {
    const position = guardian({ atk: 2400 });
    expect(readPosition(positionText(position))).toEqual({ ok: true, position });
    const taken = positionOfView(viewOf(position, duelGame)!, 'expert');
    expect(cardAt(taken.position, spot)).toEqual({ card: cardNamed('Celtic Guardian')!.id, atk: 2400 });
  });

  test('are impossible on a face-down monster, which has its printed ones', () => {
    expect(problemsOf(guardian({ atk: 2400, position: 'set' }), duelGame)).toMatchObject([{ kind: 'faceDownValues', spot }]);
    expect(problemsOf(guardian({ atk: 1400, position: 'set' }), duelGame)).toEqual([]);
    failsWith(
      { players: [{ monsters: [{ card: 'Celtic Guardian', position: 'set', def: 0 }] }, {}] },
      /players\[0\]\.monsters\[0\]\.def.*expected the printed value of a face-down monster.*0/,
    );
  });
});
