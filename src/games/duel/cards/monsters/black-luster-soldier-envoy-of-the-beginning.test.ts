import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Black Luster Soldier - Envoy of the Beginning is only summoned by removing one LIGHT and one DARK monster of the own Graveyard from play', () => {
  plays({
    players: [
      { hand: ['Black Luster Soldier - Envoy of the Beginning'], graveyard: ['Magician of Faith', 'Sangan', 'Dark Hole'] },
      {},
    ],
    steps: [
      {
        do: 'illegal',
        step: { player: 0, do: 'normalSummon', card: 'Black Luster Soldier - Envoy of the Beginning' },
        rule: 'special-summon-only',
      },
      {
        player: 0,
        do: 'specialSummon',
        card: 'Black Luster Soldier - Envoy of the Beginning',
        choose: ['Magician of Faith', 'Sangan'],
      },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [
        {
          monsters: [{ card: 'Black Luster Soldier - Envoy of the Beginning', position: 'attack', atk: 3000 }],
          banished: ['Magician of Faith', 'Sangan'],
          graveyard: ['Dark Hole'],
        },
        {},
      ],
    },
  });
});

test('Black Luster Soldier - Envoy of the Beginning is not summoned with monsters of one attribute only', () => {
  plays({
    players: [{ hand: ['Black Luster Soldier - Envoy of the Beginning'], graveyard: ['Sangan', 'Jinzo'] }, {}],
    steps: [
      {
        do: 'illegal',
        step: { player: 0, do: 'specialSummon', card: 'Black Luster Soldier - Envoy of the Beginning' },
        rule: 'banish-light-and-dark',
      },
    ],
  });
});

test('Black Luster Soldier - Envoy of the Beginning removes a monster from play, face-down too, and does not attack in that turn', () => {
  plays({
    players: [
      { monsters: [{ card: 'Black Luster Soldier - Envoy of the Beginning' }] },
      { monsters: [{ card: 'Magician of Faith', position: 'set' }], graveyard: ['Pot of Greed'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Black Luster Soldier - Envoy of the Beginning', choose: ['Magician of Faith'] },
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Black Luster Soldier - Envoy of the Beginning' },
        rule: 'once-per-turn',
      },
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'direct' },
        rule: 'chose-removal-over-attack',
      },
    ],
    expect: { players: [{}, { banished: ['Magician of Faith'], hand: [], lp: 8000 }] },
  });
});

test('Black Luster Soldier - Envoy of the Beginning does not remove a monster after it has attacked', () => {
  plays({
    players: [{ monsters: [{ card: 'Black Luster Soldier - Envoy of the Beginning' }, { card: 'Celtic Guardian' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'direct' },
      { player: 0, do: 'enter', to: 'main2' },
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Black Luster Soldier - Envoy of the Beginning' },
        rule: 'not-after-attack',
      },
    ],
    expect: { players: [{}, { lp: 5000 }] },
  });
});

test('Black Luster Soldier - Envoy of the Beginning attacks once more in a row, but not a third time', () => {
  plays({
    players: [
      { monsters: [{ card: 'Black Luster Soldier - Envoy of the Beginning' }] },
      { monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider' }, { card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'Celtic Guardian' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'Vorse Raider' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'Gemini Elf' },
        rule: 'attack-once',
      },
    ],
    expect: { players: [{}, { lp: 5300, graveyard: ['Celtic Guardian', 'Vorse Raider'] }] },
  });
});

test('Black Luster Soldier - Envoy of the Beginning may attack the player with its second attack', () => {
  plays({
    players: [
      { monsters: [{ card: 'Black Luster Soldier - Envoy of the Beginning' }] },
      { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'Celtic Guardian' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 5000 }] },
  });
});

test('Black Luster Soldier - Envoy of the Beginning loses the second attack when another monster attacks first', () => {
  plays({
    players: [
      { monsters: [{ card: 'Black Luster Soldier - Envoy of the Beginning' }, { card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Celtic Guardian' }, { card: 'Sangan' }], deck: ['Vorse Raider'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'Celtic Guardian' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Sangan' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'direct' },
        rule: 'attack-once',
      },
    ],
  });
});

test('Black Luster Soldier - Envoy of the Beginning gets no second attack when it is destroyed in the same battle', () => {
  plays({
    players: [
      { monsters: [{ card: 'Black Luster Soldier - Envoy of the Beginning' }] },
      { monsters: [{ card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'Blue-Eyes White Dragon' },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [{ graveyard: ['Black Luster Soldier - Envoy of the Beginning'] }, { graveyard: ['Blue-Eyes White Dragon'] }],
    },
  });
});

test('Black Luster Soldier - Envoy of the Beginning, having chosen to remove a monster, does not attack, even if that is negated', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Black Luster Soldier - Envoy of the Beginning' }],
        spellsTraps: [{ card: 'Skill Drain', face: 'set' }],
      },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Black Luster Soldier - Envoy of the Beginning', choose: ['Vorse Raider'] },
      { player: 0, do: 'activate', card: 'Skill Drain' },
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Black Luster Soldier - Envoy of the Beginning', target: 'Vorse Raider' },
        rule: 'chose-removal-over-attack',
      },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Vorse Raider' }] }] },
  });
});
