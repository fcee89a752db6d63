import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Copycat takes on the original values of an opposing monster', () => {
  plays({
    players: [
      { hand: ['Copycat'] },
      {
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Vorse Raider@1:monster:0' }],
      },
    ],
    steps: [{ player: 0, do: 'normalSummon', card: 'Copycat' }],
    expect: {
      events: ['chainLink Copycat'],
      players: [{ monsters: [{ card: 'Copycat', atk: 1900, def: 1200 }] }, { monsters: [{ card: 'Vorse Raider', atk: 2900 }] }],
    },
  });
});

test('without an opposing face-up monster it stays at 0; turned face-down it forgets', () => {
  plays({
    players: [{ hand: ['Copycat'] }, { monsters: [{ card: 'Vorse Raider', position: 'set' }] }],
    steps: [{ player: 0, do: 'normalSummon', card: 'Copycat' }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ monsters: [{ card: 'Copycat', atk: 0, def: 0 }] }, {}] },
  });
  plays({
    players: [{ hand: ['Copycat', 'Book of Moon'] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Copycat' },
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Copycat'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Copycat', position: 'set', atk: 0, def: 0 }] }, {}] },
  });
});

test('the original values of a Trap that has become a monster are those that it has as one', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Embodiment of Apophis', face: 'set' }] }, { hand: ['Copycat'] }],
    steps: [
      { player: 0, do: 'activate', card: 'Embodiment of Apophis' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'normalSummon', card: 'Copycat' },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Copycat', atk: 1600, def: 1800 }] }] },
  });
});

test('what its own text makes of a monster\'s "?" is an original value for Copycat as well', () => {
  plays({
    players: [
      { hand: ['Copycat'] },
      { monsters: [{ card: 'King of the Skull Servants' }], graveyard: ['Skull Servant', 'Skull Servant'] },
    ],
    steps: [{ player: 0, do: 'normalSummon', card: 'Copycat' }],
    expect: { players: [{ monsters: [{ card: 'Copycat', atk: 2000, def: 0 }] }, {}] },
  });
});

test('Copycat copies when it is Flip Summoned too', () => {
  plays({
    players: [
      { monsters: [{ card: 'Copycat', position: 'set' }] },
      { monsters: [{ card: 'Vorse Raider', position: 'defense' }] },
    ],
    steps: [{ player: 0, do: 'flipSummon', card: 'Copycat' }],
    expect: { players: [{ monsters: [{ card: 'Copycat', atk: 1900, def: 1200 }] }, {}] },
  });
});

test('Special Summoned it copies as well, keeps it when the other monster has gone, and what is added comes on top', () => {
  plays({
    players: [
      { hand: ['Monster Reborn', 'Axe of Despair', 'Raigeki'], graveyard: ['Copycat'] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Copycat'] },
      { player: 0, do: 'activate', card: 'Raigeki' },
      { player: 0, do: 'activate', card: 'Axe of Despair', choose: ['Copycat'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Copycat', atk: 2900, def: 1200 }] }, { monsters: [] }] },
  });
});

test('its target is a face-up monster of the opponent; turned face-down in answer, that leaves it at 0', () => {
  plays({
    players: [
      { hand: ['Copycat'], monsters: [{ card: 'Jinzo' }] },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Gemini Elf' }], spellsTraps: [{ card: 'Book of Moon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Copycat' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Jinzo'] } },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Vorse Raider'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Copycat', atk: 0, def: 0 }, { card: 'Jinzo' }] }, {}] },
  });
});
