import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Ryu Senshi negates the effect of a Normal Trap for 1000 Life Points', () => {
  plays({
    players: [{ monsters: [{ card: 'Ryu Senshi' }] }, { spellsTraps: [{ card: 'Mirror Force', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Ryu Senshi', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mirror Force' },
      { player: 0, do: 'activate', card: 'Ryu Senshi' },
    ],
    expect: {
      events: ['chainLink Ryu Senshi', 'negate Mirror Force'],
      players: [
        { lp: 7000, monsters: [{ card: 'Ryu Senshi' }] },
        { lp: 6000, graveyard: ['Mirror Force'] },
      ],
    },
  });
});

test('not a Continuous Trap, and not without 1000 Life Points', () => {
  plays({
    players: [{ monsters: [{ card: 'Ryu Senshi' }] }, { spellsTraps: [{ card: 'Royal Decree', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Royal Decree' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Ryu Senshi' }, rule: 'answers-normal-trap' },
    ],
  });
});

test('a Spell that targets it is negated and destroyed', () => {
  plays({
    players: [{ hand: ['Rush Recklessly', 'Axe of Despair'] }, { monsters: [{ card: 'Ryu Senshi' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Rush Recklessly', choose: ['Ryu Senshi'] },
      { player: 0, do: 'activate', card: 'Axe of Despair', choose: ['Ryu Senshi'] },
    ],
    expect: {
      events: ['negate Rush Recklessly', 'negate Axe of Despair'],
      players: [{ spellsTraps: [] }, { monsters: [{ card: 'Ryu Senshi', atk: 2000 }] }],
    },
  });
});

test('no card stands in for its materials, but Metamorphosis may bring it', () => {
  plays({
    players: [
      { hand: ['Polymerization', 'King of the Swamp'], monsters: [{ card: 'Warrior Dai Grepher' }], fusionDeck: ['Ryu Senshi'] },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Polymerization' }, rule: 'no-fusion-summon' }],
  });
  plays({
    players: [{ hand: ['Metamorphosis'], monsters: [{ card: 'Jinzo' }], fusionDeck: ['Ryu Senshi'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Metamorphosis' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Ryu Senshi' }] }, {}] },
  });
});

test('a Premature Burial that brings it back is negated and destroyed, and it stays', () => {
  plays({
    players: [{ hand: ['Premature Burial'], graveyard: ['Ryu Senshi'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Premature Burial', choose: ['Ryu Senshi'] }],
    expect: { players: [{ monsters: [{ card: 'Ryu Senshi' }], spellsTraps: [], graveyard: ['Premature Burial'] }, {}] },
  });
});
