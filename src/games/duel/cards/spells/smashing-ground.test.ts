import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Smashing Ground destroys the opponent's face-up monster with the highest DEF", () => {
  plays({
    players: [
      { hand: ['Smashing Ground'] },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Giant Soldier of Stone' }, { card: 'Dark Magician', position: 'set' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Smashing Ground' }],
    expect: { players: [{}, { graveyard: ['Giant Soldier of Stone'] }] },
  });
});

test('among equals its user picks, on resolution', () => {
  plays({
    players: [{ hand: ['Smashing Ground'] }, { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Smashing Ground' },
      { player: 0, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { players: [{}, { graveyard: ['Celtic Guardian'], monsters: [{ card: 'Vorse Raider' }] }] },
  });
});

test('against face-down monsters alone it cannot be activated', () => {
  plays({
    players: [{ hand: ['Smashing Ground'] }, { monsters: [{ card: 'Vorse Raider', position: 'set' }] }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Smashing Ground' }, rule: 'nothing-to-act-on' }],
  });
});
