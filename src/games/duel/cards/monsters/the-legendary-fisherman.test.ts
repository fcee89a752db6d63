import { test } from 'vitest';
import { plays, type TestScenario } from '../../scenario/testing';

test('with Umi on the field The Legendary Fisherman is no attack target', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'The Legendary Fisherman' }, { card: 'Celtic Guardian' }], fieldSpell: { card: 'Umi', face: 'up' } },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Gemini Elf', target: 'The Legendary Fisherman' },
        rule: 'protected-from-attack',
      },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' }, rule: 'direct-attack' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Celtic Guardian' } },
    ],
  });
});

test('alone with Umi, the attack goes to the player; losing Umi in mid-attack makes the attacker choose again', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'The Legendary Fisherman' }], fieldSpell: { card: 'Umi', face: 'up' } },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 6100 }] },
  });
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        monsters: [{ card: 'The Legendary Fisherman' }],
        fieldSpell: { card: 'Umi', face: 'up' },
        spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Umi'] },
      { player: 0, do: 'replay', target: 'The Legendary Fisherman' },
    ],
    expect: { players: [{}, { lp: 7950 }] },
  });
});

test('with Umi on the field no Spell affects it, Traps do', () => {
  plays({
    players: [
      { hand: ['Raigeki', 'Level Limit - Area B'] },
      {
        monsters: [{ card: 'The Legendary Fisherman' }, { card: 'Celtic Guardian' }],
        fieldSpell: { card: 'A Legendary Ocean', face: 'up' },
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Level Limit - Area B' },
      { player: 0, do: 'activate', card: 'Raigeki' },
    ],
    expect: {
      players: [
        {},
        { monsters: [{ card: 'The Legendary Fisherman', atk: 1850, position: 'attack' }], graveyard: ['Celtic Guardian'] },
      ],
    },
  });
  plays({
    players: [
      { monsters: [{ card: 'The Legendary Fisherman' }], fieldSpell: { card: 'Umi', face: 'up' } },
      {
        spellsTraps: [
          { card: 'Messenger of Peace', face: 'up' },
          { card: 'Mirror Force', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'The Legendary Fisherman', target: 'direct' },
      { player: 1, do: 'activate', card: 'Mirror Force' },
    ],
    expect: { players: [{ monsters: [] }, { lp: 8000 }] },
  });
});

test('without Umi it is a monster like any other', () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'The Legendary Fisherman' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { players: [{}, { monsters: [] }] },
  });
});

test('with Umi no Spell negates its effects, changes its ATK or its Race', () => {
  plays({
    profile: 'modern',
    players: [
      { hand: ['Forbidden Chalice'], fieldSpell: { card: 'Umi', face: 'up' } },
      { monsters: [{ card: 'The Legendary Fisherman' }], fieldSpell: { card: 'Zombie World', face: 'up' } },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Forbidden Chalice', choose: ['The Legendary Fisherman'] }],
    expect: { players: [{}, { monsters: [{ card: 'The Legendary Fisherman', atk: 1850 }] }] },
  });
  // The Virus destroys the monsters of a Race: the Fisherman, a Warrior still, is not among the Zombies.
  plays({
    profile: 'modern',
    players: [
      {
        monsters: [{ card: 'Tribe-Infecting Virus' }],
        hand: ['Umi'],
        fieldSpell: { card: 'Zombie World', face: 'up' },
      },
      { monsters: [{ card: 'The Legendary Fisherman' }], fieldSpell: { card: 'Umi', face: 'up' } },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Tribe-Infecting Virus', choose: ['Umi'] },
      { player: 0, do: 'answer', value: 'Zombie' },
    ],
    expect: { players: [{ monsters: [] }, { monsters: [{ card: 'The Legendary Fisherman' }] }] },
  });
});

const UMI = { card: 'Umi', face: 'up' } as const;
const FISHER = 'The Legendary Fisherman';

test('beside Umi it is beyond Creature Swap: it is not chosen, and where there is nothing else, nothing changes sides', () => {
  plays({
    players: [{ hand: ['Creature Swap'], monsters: [{ card: 'Gemini Elf' }], fieldSpell: UMI }, { monsters: [{ card: FISHER }] }],
    steps: [{ player: 0, do: 'activate', card: 'Creature Swap' }],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf' }] }, { monsters: [{ card: FISHER }] }] },
  });
  plays({
    players: [
      { hand: ['Creature Swap'], monsters: [{ card: 'Gemini Elf' }], fieldSpell: UMI },
      { monsters: [{ card: FISHER }, { card: 'Sangan' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Creature Swap' }],
    expect: {
      players: [{ monsters: [{ card: 'Sangan' }] }, { monsters: [{ card: FISHER }, { card: 'Gemini Elf' }] }],
    },
  });
  plays({
    players: [{ hand: ['Creature Swap'], monsters: [{ card: 'Gemini Elf' }] }, { monsters: [{ card: FISHER }] }],
    steps: [{ player: 0, do: 'activate', card: 'Creature Swap' }],
    expect: { players: [{ monsters: [{ card: FISHER }] }, { monsters: [{ card: 'Gemini Elf' }] }] },
  });
});

test('an Equip Spell that leaves it does nothing to it beside Umi, and what it would do otherwise without', () => {
  const leaves = (equip: string, umi: boolean): TestScenario => ({
    players: [
      { hand: ['Mystical Space Typhoon'], ...(umi && { fieldSpell: UMI }) },
      {
        monsters: [{ card: FISHER, position: 'attack' }],
        spellsTraps: [{ card: equip, face: 'up', equippedTo: `${FISHER}@1:monster:0` }],
      },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: [equip] }],
  });
  plays({ ...leaves('Big Bang Shot', true), expect: { players: [{}, { monsters: [{ card: FISHER }] }] } });
  plays({ ...leaves('Premature Burial', true), expect: { players: [{}, { monsters: [{ card: FISHER }] }] } });
  plays({ ...leaves('Big Bang Shot', false), expect: { players: [{}, { monsters: [], banished: [FISHER] }] } });
  plays({
    ...leaves('Premature Burial', false),
    expect: { players: [{}, { monsters: [], graveyard: [FISHER, 'Premature Burial'] }] },
  });
});

test('Snatch Steal keeps it only while Umi is not there: it goes back when Umi comes, and comes again when Umi goes', () => {
  const steps: TestScenario['steps'] = [
    { player: 0, do: 'activate', card: 'Snatch Steal' },
    { player: 1, do: 'pass' },
    { player: 0, do: 'pass' },
    { player: 0, do: 'activate', card: 'Umi' },
    { player: 1, do: 'pass' },
    { player: 0, do: 'pass' },
  ];
  const players: TestScenario['players'] = [
    { hand: ['Snatch Steal', 'Umi', 'Mystical Space Typhoon'] },
    { monsters: [{ card: FISHER }] },
  ];
  plays({ players, steps, expect: { players: [{ monsters: [] }, { monsters: [{ card: FISHER }] }] } });
  plays({
    players,
    steps: [...steps, { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Umi'] }],
    expect: { players: [{ monsters: [{ card: FISHER, controller: 0 }] }, { monsters: [] }] },
  });
});

test('what a Spell has done once stands: taken by Change of Heart it goes back in the End Phase, Umi or not', () => {
  plays({
    players: [{ hand: ['Change of Heart', 'Umi'] }, { monsters: [{ card: FISHER }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Change of Heart' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'pass' },
      { player: 0, do: 'activate', card: 'Umi' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'pass' },
      { do: 'expect', players: [{ monsters: [{ card: FISHER }] }, { monsters: [] }] },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [] }, { monsters: [{ card: FISHER }] }] },
  });
});

test('Traps and costs reach it: it may be tributed for a Spell or a Ritual Summon', () => {
  plays({
    players: [{ hand: ['Black Illusion Ritual', 'Relinquished'], monsters: [{ card: FISHER }], fieldSpell: UMI }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Black Illusion Ritual' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Relinquished' }], graveyard: ['Black Illusion Ritual', FISHER] }, {}] },
  });
});
