import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Acid Trap Hole destroys a face-down monster with 2000 DEF or less; its flip effect comes on the next chain', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Man-Eater Bug', position: 'set' }, { card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Acid Trap Hole', face: 'set' }],
      },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Acid Trap Hole', choose: ['Man-Eater Bug'] },
      { player: 0, do: 'choose', cards: ['Gemini Elf'] },
    ],
    expect: {
      events: ['flip Man-Eater Bug', 'destroy Man-Eater Bug', 'chainLink Man-Eater Bug'],
      players: [{ graveyard: ['Man-Eater Bug', 'Acid Trap Hole'] }, { graveyard: ['Gemini Elf'] }],
    },
  });
});

test('one with more DEF goes face-down again', () => {
  plays({
    players: [
      {},
      { monsters: [{ card: 'Archfiend of Gilfer', position: 'set' }], spellsTraps: [{ card: 'Acid Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Acid Trap Hole' },
    ],
    expect: {
      events: ['flip Archfiend of Gilfer'],
      players: [{}, { monsters: [{ card: 'Archfiend of Gilfer', position: 'set' }] }],
    },
  });
});

test('it needs a face-down monster', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Acid Trap Hole', face: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Acid Trap Hole' }, rule: 'no-target' }],
  });
});
