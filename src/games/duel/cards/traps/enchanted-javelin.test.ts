import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Enchanted Javelin gives the attacker's ATK, and then the attack hits", () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Enchanted Javelin', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Enchanted Javelin' },
    ],
    expect: { events: ['lp 1 9900', 'damage 1 1900'], players: [{}, { lp: 8000 }] },
  });
});

test('it is not used after the declaration window', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Enchanted Javelin', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'pass' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'pass' },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Enchanted Javelin' }, rule: 'attack-declared-only' },
    ],
  });
});
