import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Injection Fairy Lily pays 2000 Life Points in her battle for 3000 ATK, once', () => {
  plays({
    players: [{ monsters: [{ card: 'Injection Fairy Lily' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Injection Fairy Lily', target: 'Vorse Raider' },
      { player: 0, do: 'activate', card: 'Injection Fairy Lily', when: { step: 'damage' } },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Injection Fairy Lily' } },
      {
        do: 'expect',
        when: { step: 'battle' },
        players: [
          { lp: 6000, monsters: [{ card: 'Injection Fairy Lily', atk: 400 }] },
          { lp: 6500, graveyard: ['Vorse Raider'] },
        ],
      },
    ],
  });
});

test('attacked, she may use it in the turn of the opponent too', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Injection Fairy Lily' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Injection Fairy Lily' },
      { player: 1, do: 'activate', card: 'Injection Fairy Lily' },
    ],
    expect: { players: [{ lp: 6500, graveyard: ['Vorse Raider'] }, { lp: 6000 }] },
  });
});

test('used at the start of the Damage Step, the ATK holds during damage calculation only', () => {
  plays({
    players: [{ monsters: [{ card: 'Injection Fairy Lily' }] }, { monsters: [{ card: 'Vorse Raider', position: 'set' }] }],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Injection Fairy Lily' }, rule: 'damage-step-only' },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Injection Fairy Lily', target: 'Vorse Raider' },
      { player: 0, do: 'activate', card: 'Injection Fairy Lily', when: { damageStep: 'start' } },
      {
        do: 'expect',
        when: { damageStep: 'reveal' },
        players: [{ lp: 6000, monsters: [{ card: 'Injection Fairy Lily', atk: 400 }] }, {}],
      },
      { do: 'expect', when: { damageStep: 'after' }, players: [{ monsters: [{ card: 'Injection Fairy Lily', atk: 400 }] }, {}] },
    ],
    expect: { players: [{ lp: 6000 }, { lp: 8000, graveyard: ['Vorse Raider'] }] },
  });
});

test('after damage calculation it has its own ATK again, the Damage Step still going on', () => {
  plays({
    players: [{ monsters: [{ card: 'Injection Fairy Lily' }] }, { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Injection Fairy Lily', target: 'Celtic Guardian' },
      { player: 0, do: 'activate', card: 'Injection Fairy Lily' },
      { player: 0, do: 'pass', when: { damageStep: 'after' } },
      { do: 'expect', now: true, damageStep: 'after', players: [{ monsters: [{ card: 'Injection Fairy Lily', atk: 400 }] }, {}] },
    ],
    expect: { players: [{ lp: 6000 }, { monsters: [] }] },
  });
});
