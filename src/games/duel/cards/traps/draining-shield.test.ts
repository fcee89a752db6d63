import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Draining Shield negates the attack and its user gains the attacker's ATK", () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Draining Shield', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Draining Shield' },
    ],
    expect: { phase: 'battle', players: [{ lp: 8000 }, { lp: 9900 }] },
  });
});

test("it does not answer one's own attacks", () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Draining Shield', face: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Draining Shield' }, rule: 'attack-declared-only' },
    ],
  });
});
