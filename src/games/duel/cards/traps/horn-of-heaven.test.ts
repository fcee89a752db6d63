import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('for a tributed monster Horn of Heaven negates a summon', () => {
  plays({
    players: [
      { hand: ['Vorse Raider'] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
      { player: 1, do: 'activate', card: 'Horn of Heaven', choose: ['Celtic Guardian'] },
    ],
    expect: {
      players: [
        { monsters: [], graveyard: ['Vorse Raider'] },
        { monsters: [], graveyard: ['Celtic Guardian', 'Horn of Heaven'] },
      ],
    },
  });
});

test('it needs a monster to tribute', () => {
  plays({
    players: [{ hand: ['Vorse Raider'] }, { spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Horn of Heaven' }, rule: 'cost-tribute', now: true },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider' }] }, {}] },
  });
});

test('a monster brought by an effect at Chain Link 1 can be answered after that chain', () => {
  plays({
    players: [
      { graveyard: ['Vorse Raider'], spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Vorse Raider'] },
      { player: 1, do: 'activate', card: 'Horn of Heaven', choose: ['Celtic Guardian'] },
    ],
    expect: { players: [{ monsters: [], graveyard: ['Vorse Raider', 'Call of the Haunted'] }, { monsters: [] }] },
  });
});

test('one brought at Chain Link 2 cannot', () => {
  plays({
    players: [
      { hand: ['Pot of Greed'], graveyard: ['Vorse Raider'], spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Horn of Heaven', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Vorse Raider'] },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Horn of Heaven' } },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider' }], handCount: 2 }, {}] },
  });
});

test('itself negated, it leaves the summon successful: the windows after it open', () => {
  plays({
    players: [
      { hand: ['Vorse Raider'], spellsTraps: [{ card: 'Seven Tools of the Bandit', face: 'set' }] },
      {
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [
          { card: 'Horn of Heaven', face: 'set' },
          { card: 'Trap Hole', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
      { player: 1, do: 'activate', card: 'Horn of Heaven', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Seven Tools of the Bandit' },
      { do: 'legal', step: { player: 1, do: 'activate', card: 'Trap Hole' } },
    ],
    expect: { players: [{ lp: 7000, monsters: [{ card: 'Vorse Raider' }] }, {}] },
  });
});
