import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('with Umi on the field Amphibious Bugroth MK-3 may attack directly, and losing Umi makes it choose again', () => {
  plays({
    players: [
      { monsters: [{ card: 'Amphibious Bugroth MK-3' }], fieldSpell: { card: 'Umi', face: 'up' } },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Amphibious Bugroth MK-3', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Umi'] },
      { do: 'illegal', step: { player: 0, do: 'replay', target: 'direct' }, rule: 'direct-attack' },
      { player: 0, do: 'replay', target: 'Celtic Guardian' },
    ],
    expect: { players: [{ lp: 8000 }, { lp: 7900, graveyard: ['Mystical Space Typhoon', 'Celtic Guardian'] }] },
  });
});

test('A Legendary Ocean counts as Umi; without one it attacks monsters only', () => {
  const attacks = [{ player: 0, do: 'enter', to: 'battle' }] as const;
  plays({
    players: [
      { monsters: [{ card: 'Amphibious Bugroth MK-3' }] },
      { monsters: [{ card: 'Celtic Guardian' }], fieldSpell: { card: 'A Legendary Ocean', face: 'up' } },
    ],
    steps: [...attacks, { player: 0, do: 'attack', card: 'Amphibious Bugroth MK-3', target: 'direct' }],
    expect: { players: [{}, { lp: 6300 }] },
  });
  plays({
    players: [{ monsters: [{ card: 'Amphibious Bugroth MK-3' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      ...attacks,
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Amphibious Bugroth MK-3', target: 'direct' },
        rule: 'direct-attack',
      },
    ],
  });
});
