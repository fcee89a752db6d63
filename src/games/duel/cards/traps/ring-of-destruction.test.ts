import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Ring of Destruction destroys a face-up monster and deals its ATK to both players', () => {
  plays({
    players: [{ monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Ring of Destruction', choose: ['Gemini Elf'] }],
    expect: { players: [{ lp: 6100, graveyard: ['Gemini Elf', 'Ring of Destruction'] }, { lp: 6100 }] },
  });
});

test('Ring of Destruction may end the duel in a draw', () => {
  plays({
    players: [
      { lp: 1900, spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] },
      { lp: 1500, monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Ring of Destruction', choose: ['Gemini Elf'] }],
    expect: { result: { winner: 'draw', reason: 'lp' } },
  });
});

test('Ring of Destruction does nothing to a monster that has been turned face-down in the chain', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] },
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Book of Moon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Ring of Destruction', choose: ['Gemini Elf'] },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
    ],
    expect: { players: [{ lp: 8000 }, { lp: 8000, monsters: [{ card: 'Gemini Elf', position: 'set' }] }] },
  });
});

test('Ring of Destruction kills Spirit Reaper by its own destruction, and does the damage', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] }, { monsters: [{ card: 'Spirit Reaper' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Ring of Destruction', choose: ['Spirit Reaper'] }],
    expect: { players: [{ lp: 7700 }, { lp: 7700, graveyard: ['Spirit Reaper'] }] },
  });
});

test('destruction and damage are one moment: Archfiend of Gilfer does not miss its timing', () => {
  plays({
    players: [
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Ring of Destruction' }] },
      { monsters: [{ card: 'Archfiend of Gilfer' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Ring of Destruction', choose: ['Archfiend of Gilfer'] },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'choose', cards: ['Celtic Guardian'] },
    ],
    expect: { players: [{ lp: 5800, monsters: [{ card: 'Celtic Guardian', atk: 900 }] }, { lp: 5800 }] },
  });
});
