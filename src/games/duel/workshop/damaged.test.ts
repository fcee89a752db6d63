import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { below, seededRandom } from '../../../engine/kernel';
import { duelGame } from '../cards';
import { positionText, readPosition } from './position-text';
import { isImpossible, problemsOf } from './problems';

type Json = Record<string, unknown>;
type Seat = Record<string, unknown[]>;

const TEXT = readFileSync('public/puzzles/two-swords.json', 'utf8');
/** The puzzle with its players as plain JSON, to be damaged. */
const puzzle = (): Json & { players: [Seat, Seat]; puzzle: Json } => JSON.parse(TEXT) as never;
type Damage = (file: ReturnType<typeof puzzle>) => unknown;

/** All that is said of a file: why it cannot be read, or what is impossible in it. */
function said(text: string): readonly string[] {
  const read = readPosition(text);
  if (!read.ok) return [`${read.why} ${read.detail}`];
  return problemsOf(read.position, duelGame)
    .filter(isImpossible)
    .map((problem) =>
      'expected' in problem
        ? `${problem.path} ${problem.expected}`
        : `${problem.kind} ${'failures' in problem ? problem.failures.join() : ''}`,
    );
}

const set = (key: string, value: unknown): Damage => {
  return (file) => Object.assign(file, { [key]: value });
};
const ofSeat = (key: string, value: unknown): Damage => {
  return (file) => Object.assign(file.players[0], { [key]: value });
};
const monster = (change: Json): Damage => ofSeat('monsters', [{ card: 'Celtic Guardian', ...change }]);

const DAMAGES: readonly (readonly [what: string, damage: Damage, says: RegExp])[] = [
  ['no format', set('format', undefined), /damaged \$\.format/],
  ['a format of later', set('format', 'duel-scenario/2'), /damaged \$\.format/],
  ['another game', set('game', 'chess'), /otherGame chess/],
  ['a key that nobody knows', set('colour', 'red'), /damaged \$\.colour/],
  ['a turn of nought', set('turn', 0), /damaged \$\.turn/],
  ['half a turn', set('turn', 2.5), /damaged \$\.turn.*whole number/],
  ['no such phase', set('phase', 'lunch'), /damaged \$\.phase/],
  ['a third player', set('turnPlayer', 2), /damaged \$\.turnPlayer/],
  ['one player', (file) => file.players.pop(), /damaged \$\.players\[1\]: the key is missing/],
  ['players as a word', set('players', 'Ren and Aya'), /damaged \$\.players/],
  ['a coin on its edge', set('coins', ['edge']), /damaged \$\.coins\[0\]/],
  ['a die of seven', set('dice', [7]), /damaged \$\.dice\[0\]/],
  ['an unknown profile', set('profile', 'house'), /damaged \$\.profile/],
  ['a negative life', ofSeat('lp', -5), /damaged \$\.players\[0\]\.lp/],
  ['no life', ofSeat('lp', 0), /^lifePoints/],
  ['a card that there is not', ofSeat('hand', ['Celtic Gardener']), /damaged \$\.players\[0\]\.hand\[0\].*card of the lists/],
  ['a card as nothing', ofSeat('hand', [null]), /damaged \$\.players\[0\]\.hand\[0\]/],
  ['a hand as a word', ofSeat('hand', 'Sangan'), /damaged \$\.players\[0\]\.hand/],
  ['a Token in the hand', ofSeat('hand', ['Sheep Token']), /^tokenInPile/],
  ['a Spell among monsters', ofSeat('monsters', [{ card: 'Dark Hole' }]), /^notMonster/],
  ['a monster without a card', ofSeat('monsters', [{ position: 'attack' }]), /damaged \$\.players\[0\]\.monsters\[0\]\.card/],
  ['a sixth zone', monster({ zone: 5 }), /damaged \$\.players\[0\]\.monsters\[0\]\.zone/],
  ['six monsters', ofSeat('monsters', Array(6).fill({ card: 'Sangan' })), /monsters\[5\].*at most 5/],
  [
    'two monsters in a zone',
    ofSeat('monsters', [
      { card: 'Sangan', zone: 1 },
      { card: 'Jinzo', zone: 1 },
    ]),
    /monsters\[1\]\.zone.*free zone/,
  ],
  ['a position that there is not', monster({ position: 'sideways' }), /damaged \$\.players\[0\]\.monsters\[0\]\.position/],
  ['ATK below nought', monster({ atk: -100 }), /damaged \$\.players\[0\]\.monsters\[0\]\.atk/],
  ['ATK of a face-down monster', monster({ position: 'set', atk: 3000 }), /^faceDownValues/],
  ['counters that are none', monster({ counters: { spell: 'two' } }), /damaged \$\.players\[0\]\.monsters\[0\]\.counters/],
  [
    'an Equip Card on a monster that is not there',
    ofSeat('spellsTraps', [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Jinzo' }]),
    /equippedTo/,
  ],
  ['a Trap as Field Spell', ofSeat('fieldSpell', 'Trap Hole' as never), /^notField/],
  ['a Pendulum Zone of later rules', ofSeat('pendulumZones', ['Flash Knight']), /notHere|noPendulumZones|pendulum/i],
  ['a step that nobody can do', set('steps', [{ player: 0, do: 'fly' }]), /damaged \$\.steps\[0\]/],
  ['a step that is no answer', set('steps', [{ player: 0, do: 'flipSummon', card: 'Jinzo' }]), /^steps \$\.steps\[0\]|^steps /],
  ['a sixth grade', (file) => Object.assign(file.puzzle, { grade: 6 }), /damaged \$\.puzzle\.grade/],
  ['one hint', (file) => (file.puzzle.hints as unknown[]).pop(), /damaged \$\.puzzle\.hints/],
  ['no solution', (file) => Object.assign(file.puzzle, { solution: [] }), /damaged \$\.puzzle\.solution/],
];

describe('a puzzle or position that is damaged gets its sentence', () => {
  test('the file itself has nothing wrong in it', () => expect(said(TEXT)).toEqual([]));

  test.each(DAMAGES.map(([what, damage, says]) => ({ what, damage, says })))('$what', ({ damage, says }) => {
    const file = puzzle();
    damage(file);
    const sentences = said(JSON.stringify(file));
    expect(sentences.join('\n')).toMatch(says);
  });

  test('cut off anywhere it is no text', () => {
    for (let length = 0; length < TEXT.trimEnd().length - 1; length += 97)
      expect(said(TEXT.slice(0, length))[0]).toMatch(/^noText/);
  });

  test('whatever is put anywhere: it is said, or what is left can be played', () => {
    const random = seededRandom('damage');
    const JUNK = [null, -1, 1e9, 'x', '', [], {}, true, ['Jinzo'], { card: 'Jinzo' }, 0.5, 'Jinzo@9:monster:9'];
    let refused = 0;
    for (let i = 0; i < 300; i += 1) {
      const file = puzzle();
      const places: [Record<string, unknown>, string][] = [];
      const walk = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const key of Object.keys(value)) {
          places.push([value as Record<string, unknown>, key]);
          walk((value as Record<string, unknown>)[key]);
        }
      };
      walk(file);
      const [where, key] = places[below(random, places.length)]!;
      where[key] = JUNK[below(random, JUNK.length)];
      const sentences = said(JSON.stringify(file));
      if (sentences.length > 0) refused += 1;
      else {
        const read = readPosition(JSON.stringify(file));
        expect(read.ok && readPosition(positionText(read.position)).ok).toBe(true);
      }
      for (const sentence of sentences) expect(sentence.length).toBeGreaterThan(5);
    }
    expect(refused).toBeGreaterThan(150);
  });
});
