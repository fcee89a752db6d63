import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Umi strengthens sea monsters and Thunder and weakens Machines and Pyros of both players', () => {
  plays({
    players: [
      { hand: ['Umi'], monsters: [{ card: '7 Colored Fish' }] },
      { monsters: [{ card: 'X-Head Cannon' }, { card: 'Vorse Raider' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Umi' }],
    expect: {
      players: [
        { fieldSpell: { card: 'Umi', face: 'up' }, monsters: [{ card: '7 Colored Fish', atk: 2000, def: 1000 }] },
        {
          monsters: [
            { card: 'X-Head Cannon', atk: 1600, def: 1300 },
            { card: 'Vorse Raider', atk: 1900, def: 1200 },
          ],
        },
      ],
    },
  });
});

test('a new Field Spell of the opponent destroys it', () => {
  plays({
    turnPlayer: 1,
    players: [{ fieldSpell: { card: 'Umi', face: 'up' } }, { hand: ['A Legendary Ocean'] }],
    steps: [{ player: 1, do: 'activate', card: 'A Legendary Ocean' }],
    expect: { players: [{ fieldSpell: null, graveyard: ['Umi'] }, { fieldSpell: { card: 'A Legendary Ocean', face: 'up' } }] },
  });
});

test('it is destroyed though the effect of the new Field Spell is negated', () => {
  plays({
    turnPlayer: 1,
    players: [
      { fieldSpell: { card: 'Umi', face: 'up' }, spellsTraps: [{ card: 'Imperial Order', face: 'up' }] },
      { hand: ['A Legendary Ocean'] },
    ],
    steps: [{ player: 1, do: 'activate', card: 'A Legendary Ocean' }],
    expect: { players: [{ fieldSpell: null, graveyard: ['Umi'] }, { fieldSpell: { card: 'A Legendary Ocean', face: 'up' } }] },
  });
});
