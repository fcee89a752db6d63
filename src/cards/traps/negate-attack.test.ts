import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Negate Attack stops the attack and ends the Battle Phase: no other monster attacks, and Main Phase 2 follows', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] }, { spellsTraps: [{ card: 'Negate Attack', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Negate Attack' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' } },
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Vorse Raider' }, rule: 'position-not-after-attack' },
    ],
    expect: { phase: 'main2', prompt: { player: 0, kind: 'idle' }, events: ['negate Vorse Raider', 'phase main2'], players: [{}, { lp: 8000, graveyard: ['Negate Attack'] }] },
  });
});

test('as a Counter Trap it is answered by Counter Traps only, and not used after the declaration', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Dust Tornado', face: 'set' }, { card: 'Seven Tools of the Bandit', face: 'set' }] },
      { spellsTraps: [{ card: 'Negate Attack', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Negate Attack' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Dust Tornado' }, rule: 'spell-speed', now: true },
      { player: 0, do: 'activate', card: 'Seven Tools of the Bandit' },
    ],
    expect: { phase: 'battle', players: [{ lp: 7000 }, { lp: 6100 }] },
  });
});

test('outside an attack declaration it is not used', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Negate Attack', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Negate Attack' }, rule: 'attack-declared-only' },
    ],
  });
});
