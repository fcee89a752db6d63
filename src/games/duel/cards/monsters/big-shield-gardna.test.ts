import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('face-down, Big Shield Gardna negates a Spell that targets it and turns up, without a link of its own', () => {
  plays({
    players: [{ hand: ['Nobleman of Crossout'] }, { monsters: [{ card: 'Big Shield Gardna', position: 'set' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Nobleman of Crossout', choose: ['Big Shield Gardna'] }],
    expect: {
      events: ['flip Big Shield Gardna', 'negate Nobleman of Crossout'],
      players: [{ graveyard: ['Nobleman of Crossout'] }, { monsters: [{ card: 'Big Shield Gardna', position: 'defense' }] }],
    },
  });
});

test('face-up it is targeted like any other monster', () => {
  plays({
    players: [{ hand: ['Change of Heart'] }, { monsters: [{ card: 'Big Shield Gardna', position: 'defense' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Change of Heart', choose: ['Big Shield Gardna'] }],
    expect: { players: [{ monsters: [{ card: 'Big Shield Gardna' }] }, { monsters: [] }] },
  });
});

test('having been attacked it goes to attack position when the Damage Step ends', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Big Shield Gardna', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Big Shield Gardna' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Big Shield Gardna' },
    ],
    expect: { players: [{ lp: 7300 }, { lp: 6700, graveyard: ['Big Shield Gardna'] }] },
  });
});
