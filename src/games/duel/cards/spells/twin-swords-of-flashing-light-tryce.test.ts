import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('with Twin Swords of Flashing Light - Tryce a weakened monster attacks twice', () => {
  plays({
    players: [{ hand: ['Twin Swords of Flashing Light - Tryce', 'Dark Hole'], monsters: [{ card: 'Vorse Raider' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Twin Swords of Flashing Light - Tryce', choose: ['Dark Hole', 'Vorse Raider'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
    ],
    expect: { players: [{ graveyard: ['Dark Hole'] }, { lp: 5200 }] },
  });
});

test('destroyed during the second attack it ends that attack, with no choice of a target', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Twin Swords of Flashing Light - Tryce', face: 'up', equippedTo: 'Vorse Raider@0:monster:0' }],
      },
      { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Twin Swords of Flashing Light - Tryce'] },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{}, { lp: 6600 }] },
  });
});

test('without another hand card it cannot be activated', () => {
  plays({
    players: [{ hand: ['Twin Swords of Flashing Light - Tryce'], monsters: [{ card: 'Vorse Raider' }] }, {}],
    steps: [
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Twin Swords of Flashing Light - Tryce' },
        rule: 'cost-to-graveyard',
      },
    ],
  });
});
