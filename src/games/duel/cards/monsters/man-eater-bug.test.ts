import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('turned up by an attack that destroys it, Man-Eater Bug still destroys the attacker', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Man-Eater Bug', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Man-Eater Bug' },
      { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Man-Eater Bug'] } },
      { player: 1, do: 'choose', cards: ['Vorse Raider'] },
    ],
    expect: {
      players: [{ graveyard: ['Vorse Raider'], monsters: [{ card: 'Celtic Guardian' }] }, { graveyard: ['Man-Eater Bug'] }],
    },
  });
});

test('alone on the field it must destroy itself', () => {
  plays({
    players: [{ monsters: [{ card: 'Man-Eater Bug', position: 'set' }] }, {}],
    steps: [{ player: 0, do: 'flipSummon', card: 'Man-Eater Bug' }],
    expect: { players: [{ monsters: [], graveyard: ['Man-Eater Bug'] }, {}] },
  });
});
