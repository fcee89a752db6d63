import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('the controller of Patrician of Darkness names the monster that is attacked', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Patrician of Darkness' }, { card: 'Celtic Guardian' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Celtic Guardian' },
      { do: 'expect', now: true, prompt: { player: 1, kind: 'choose' } },
      { player: 1, do: 'choose', cards: ['Patrician of Darkness'] },
    ],
    expect: { players: [{ lp: 7900, graveyard: ['Gemini Elf'] }, { lp: 8000 }] },
  });
});

test('alone it is attacked without a question', () => {
  plays({
    players: [{ monsters: [{ card: 'Blue-Eyes White Dragon' }] }, { monsters: [{ card: 'Patrician of Darkness' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blue-Eyes White Dragon', target: 'Patrician of Darkness' },
    ],
    expect: { players: [{}, { lp: 7000 }] },
  });
});

test('on a replay its controller names the monster again', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        hand: ['Sangan'],
        monsters: [{ card: 'Patrician of Darkness' }, { card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'choose', cards: ['Celtic Guardian'] },
      { player: 1, do: 'activate', card: 'Ultimate Offering' },
      { player: 1, do: 'answer', value: 'set' },
      { player: 0, do: 'replay', target: 'Celtic Guardian' },
      { player: 1, do: 'choose', cards: ['Patrician of Darkness'] },
    ],
    expect: { players: [{ lp: 7900, graveyard: ['Vorse Raider'] }, {}] },
  });
});
