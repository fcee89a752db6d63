import { test } from 'vitest';
import { plays } from '../../scenario/testing';

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
