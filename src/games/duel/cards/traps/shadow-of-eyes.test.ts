import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Shadow of Eyes turns a monster just Set to attack position; no flip effect', () => {
  plays({
    players: [{ hand: ['Needle Worm'] }, { spellsTraps: [{ card: 'Shadow of Eyes', face: 'set' }] }],
    steps: [
      { player: 0, do: 'setMonster', card: 'Needle Worm' },
      { player: 1, do: 'activate', card: 'Shadow of Eyes', choose: ['Needle Worm'] },
    ],
    expect: {
      players: [{ monsters: [{ card: 'Needle Worm', position: 'attack' }] }, { deckCount: 20, graveyard: ['Shadow of Eyes'] }],
    },
  });
});

test("only right after the opponent's Set of a monster", () => {
  plays({
    players: [
      { hand: ['Needle Worm', 'Jar of Greed'], spellsTraps: [{ card: 'Shadow of Eyes', face: 'set' }] },
      { spellsTraps: [{ card: 'Shadow of Eyes', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'setMonster', card: 'Needle Worm' },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Shadow of Eyes' }, rule: 'monster-set-only' },
      { player: 0, do: 'setSpellTrap', card: 'Jar of Greed' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Shadow of Eyes' }, rule: 'monster-set-only' },
    ],
  });
});

test('what an effect Special Summons face-down has been Set as well', () => {
  plays({
    players: [
      { hand: ['The Shallow Grave'], graveyard: ['Needle Worm'] },
      { graveyard: ['Jinzo'], spellsTraps: [{ card: 'Shadow of Eyes', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'The Shallow Grave', choose: ['Needle Worm', 'Jinzo'] },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Shadow of Eyes', choose: ['Jinzo'] } },
      { player: 1, do: 'activate', card: 'Shadow of Eyes', choose: ['Needle Worm'] },
    ],
    expect: {
      players: [
        { deckCount: 20, monsters: [{ card: 'Needle Worm', position: 'attack' }] },
        { monsters: [{ card: 'Jinzo', position: 'set' }] },
      ],
    },
  });
});

test('what Magical Hats lays among the monsters is not told from them', () => {
  plays({
    turn: 4,
    turnPlayer: 1,
    players: [
      {
        deck: ['Umi', 'Yami', 'Sogen'],
        monsters: [{ card: 'Jinzo', position: 'set' }],
        spellsTraps: [{ card: 'Magical Hats', face: 'set' }],
      },
      { spellsTraps: [{ card: 'Shadow of Eyes', face: 'set' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: 'Magical Hats', choose: ['Jinzo', 'Umi', 'Yami'] },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Shadow of Eyes' }, rule: 'monster-set-only' },
    ],
  });
});
