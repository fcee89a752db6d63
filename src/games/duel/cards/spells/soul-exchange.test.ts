import { test } from 'vitest';
import { plays, type TestScenario } from '../../scenario/testing';

const SOUL = 'Soul Exchange';

test('the chosen monster is tributed in place of an own one; there is no Battle Phase', () => {
  plays({
    rules: ['R150', 'R469'],
    players: [
      { hand: [SOUL, 'Summoned Skull'], monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Jinzo' }, { card: 'Sangan', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Jinzo'] },
      { do: 'illegal', step: { player: 0, do: 'enter', to: 'battle' }, rule: 'battle-phase-forbidden' },
      { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Jinzo'] },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Gemini Elf' }, { card: 'Summoned Skull' }] },
        { monsters: [{ card: 'Sangan' }], graveyard: ['Jinzo'] },
      ],
    },
  });
});

test('two tributes: it and one own monster', () => {
  plays({
    players: [
      { hand: [SOUL, 'Dark Magician'], monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Jinzo', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Jinzo'] },
      { player: 0, do: 'normalSummon', card: 'Dark Magician', choose: ['Jinzo', 'Gemini Elf'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider' }, { card: 'Dark Magician' }] }, { graveyard: ['Jinzo'] }] },
  });
});

test('a cost takes it too, and in the next turn it is safe again', () => {
  plays({
    rules: ['R473'],
    players: [{ hand: [SOUL], monsters: [{ card: 'Cannon Soldier' }] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Gemini Elf'] },
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Gemini Elf'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Cannon Soldier' }] }, { lp: 7500, graveyard: ['Gemini Elf'] }] },
  });
  plays({
    players: [{ hand: [SOUL, 'Summoned Skull'] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Gemini Elf'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull' }, rule: 'tributes' },
    ],
    expect: { turn: 5 },
  });
});

test('in Main Phase 2 it cannot be used', () => {
  plays({
    players: [{ hand: [SOUL] }, { monsters: [{ card: 'Jinzo' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: SOUL }, rule: 'gives-up-battle-phase' },
    ],
  });
});

test('two of them on the same monster make it one tribute, not two', () => {
  plays({
    players: [{ hand: ['Soul Exchange', 'Soul Exchange', 'Dark Magician'] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Soul Exchange', choose: ['Vorse Raider'] },
      { player: 0, do: 'activate', card: 'Soul Exchange', choose: ['Vorse Raider'] },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Dark Magician' }, rule: 'tributes' },
    ],
  });
});

test('of two lent monsters a summon by two tributes takes both, one by one tribute either', () => {
  const lent = (hand: string): TestScenario => ({
    players: [
      { hand: [SOUL, SOUL, hand], monsters: [{ card: 'Gemini Elf' }] },
      { monsters: [{ card: 'Cure Mermaid' }, { card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Cure Mermaid'] },
      { player: 0, do: 'activate', card: SOUL, choose: ['Vorse Raider'] },
    ],
  });
  const two = lent('Blue-Eyes White Dragon');
  plays({
    ...two,
    steps: [
      ...two.steps!,
      {
        do: 'illegal',
        step: { player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon', choose: ['Gemini Elf', 'Vorse Raider'] },
      },
      { player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Gemini Elf' }, { card: 'Blue-Eyes White Dragon' }] },
        { monsters: [], graveyard: ['Cure Mermaid', 'Vorse Raider'] },
      ],
    },
  });
  const one = lent('Summoned Skull');
  plays({
    ...one,
    steps: [
      ...one.steps!,
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Gemini Elf'] } },
      { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Vorse Raider'] },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Cure Mermaid' }] }] },
  });
});

test('beside the own Kaiser Sea Horse, which counts for two, the lent monster must be one of the tributes', () => {
  plays({
    players: [
      { hand: [SOUL, 'Blue-Eyes White Dragon'], monsters: [{ card: 'Kaiser Sea Horse' }] },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Gemini Elf'] },
      {
        do: 'illegal',
        step: { player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon', choose: ['Kaiser Sea Horse'] },
      },
      { player: 0, do: 'normalSummon', card: 'Blue-Eyes White Dragon' },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Blue-Eyes White Dragon' }], graveyard: [SOUL, 'Kaiser Sea Horse'] },
        { monsters: [], graveyard: ['Gemini Elf'] },
      ],
    },
  });
});

test('lent monsters leave no zone of the own field free: with none free nothing is Tribute Summoned or Set by them alone', () => {
  const tokens = Array.from({ length: 5 }, () => ({ card: 'Sheep Token', position: 'defense' }) as const);
  for (const [lent, monster] of [
    [['Kaiser Sea Horse'], 'Blue-Eyes White Dragon'],
    [['Gemini Elf', 'Vorse Raider'], 'Dark Magician'],
    [['Gemini Elf'], 'Summoned Skull'],
  ] as const)
    plays({
      players: [{ hand: [...lent.map(() => SOUL), monster], monsters: tokens }, { monsters: lent.map((card) => ({ card })) }],
      steps: [
        ...lent.map((card) => ({ player: 0 as const, do: 'activate' as const, card: SOUL, choose: [card] })),
        { do: 'illegal', step: { player: 0, do: 'normalSummon', card: monster }, rule: 'no-monster-zone' },
        { do: 'illegal', step: { player: 0, do: 'setMonster', card: monster }, rule: 'no-monster-zone' },
      ],
      expect: { players: [{ hand: [monster] }, { monsters: lent.map((card) => ({ card })) }] },
    });
  // An own monster among the tributes leaves one.
  plays({
    players: [
      { hand: [SOUL, 'Dark Magician'], monsters: [...tokens.slice(1), { card: 'Sangan' }] },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Gemini Elf'] },
      { player: 0, do: 'normalSummon', card: 'Dark Magician' },
    ],
    expect: { players: [{ monsters: [...tokens.slice(1), { card: 'Dark Magician' }] }, { monsters: [] }] },
  });
});

test('a lent Sheep Token is no tribute for a Tribute Summon, but one for a cost', () => {
  plays({
    players: [
      { hand: [SOUL, 'Summoned Skull'], monsters: [{ card: 'Cannon Soldier' }] },
      { monsters: [{ card: 'Sheep Token', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Sheep Token'] },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Sheep Token'] } },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Cannon Soldier'] } },
      { player: 0, do: 'activate', card: 'Cannon Soldier' },
    ],
    expect: { players: [{ monsters: [{ card: 'Cannon Soldier' }] }, { lp: 7500, monsters: [] }] },
  });
});

test('a Ritual Summon must use it: by itself, or with own ones, but never needlessly', () => {
  plays({
    players: [
      { hand: [SOUL, 'Black Illusion Ritual', 'Relinquished'], monsters: [{ card: 'Sangan' }] },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Gemini Elf'] },
      { player: 0, do: 'activate', card: 'Black Illusion Ritual' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Sangan'] } },
      { player: 0, do: 'choose', cards: ['Gemini Elf'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Sangan' }, { card: 'Relinquished' }] }, { graveyard: ['Gemini Elf'] }] },
  });
  plays({
    players: [
      {
        hand: [SOUL, 'Black Luster Ritual', 'Black Luster Soldier', 'Celtic Guardian'],
        monsters: [{ card: 'Gemini Elf' }],
      },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Vorse Raider'] },
      { player: 0, do: 'activate', card: 'Black Luster Ritual' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Gemini Elf', 'Celtic Guardian'] } },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Vorse Raider', 'Gemini Elf', 'Celtic Guardian'] } },
      { player: 0, do: 'choose', cards: ['Vorse Raider', 'Celtic Guardian'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf' }, { card: 'Black Luster Soldier' }] }, { monsters: [] }] },
  });
});

test('with no zone free a Ritual Summon by what is lent alone is none, nor Metamorphosis, nor the Toon procedure', () => {
  const tokens = Array.from({ length: 5 }, () => ({ card: 'Sheep Token', position: 'defense' }) as const);
  plays({
    players: [
      {
        hand: [SOUL, 'Black Illusion Ritual', 'Relinquished', 'Metamorphosis', 'Toon Summoned Skull'],
        monsters: tokens,
        spellsTraps: [{ card: 'Toon World', face: 'up' }],
        fusionDeck: ['Ryu Senshi', 'Thousand-Eyes Restrict'],
      },
      { monsters: [{ card: 'Summoned Skull' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Summoned Skull'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Black Illusion Ritual' }, rule: 'no-ritual-summon' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Metamorphosis' }, rule: 'cost-tribute' },
      {
        do: 'illegal',
        step: { player: 0, do: 'specialSummon', card: 'Toon Summoned Skull' },
        rule: 'toon-world-and-tribute',
      },
    ],
    expect: { players: [{ monsters: tokens }, { monsters: [{ card: 'Summoned Skull' }] }] },
  });
});

test('Toon Summoned Skull comes by the lent monster', () => {
  plays({
    players: [
      {
        hand: [SOUL, 'Toon Summoned Skull'],
        monsters: [{ card: 'Sangan' }],
        spellsTraps: [{ card: 'Toon World', face: 'up' }],
      },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Gemini Elf'] },
      { do: 'illegal', step: { player: 0, do: 'specialSummon', card: 'Toon Summoned Skull', choose: ['Sangan'] } },
      { player: 0, do: 'specialSummon', card: 'Toon Summoned Skull', choose: ['Gemini Elf'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Sangan' }, { card: 'Toon Summoned Skull' }] }, { graveyard: ['Gemini Elf'] }] },
  });
});

test('lent face-down it serves where anything does; where its Level matters it does not, which would tell it', () => {
  plays({
    players: [
      { hand: [SOUL, 'Metamorphosis'], monsters: [{ card: 'Sangan' }], fusionDeck: ['Ryu Senshi', 'Thousand-Eyes Restrict'] },
      { monsters: [{ card: 'Summoned Skull', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Summoned Skull'] },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Metamorphosis' }, rule: 'cost-tribute' },
    ],
  });
});

test('The Legendary Fisherman beside Umi is beyond it: chosen, but not lent', () => {
  plays({
    players: [
      { hand: [SOUL, 'Summoned Skull'], monsters: [{ card: 'Sangan' }], fieldSpell: { card: 'Umi', face: 'up' } },
      { monsters: [{ card: 'The Legendary Fisherman' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['The Legendary Fisherman'] },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['The Legendary Fisherman'] } },
      { player: 0, do: 'normalSummon', card: 'Summoned Skull' },
    ],
    expect: {
      players: [{ monsters: [{ card: 'Summoned Skull' }] }, { monsters: [{ card: 'The Legendary Fisherman' }] }],
    },
  });
});

test('turned face-down after that, it is lent no more', () => {
  plays({
    players: [
      { hand: [SOUL, 'Book of Moon', 'Summoned Skull'], monsters: [{ card: 'Sangan' }] },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: SOUL, choose: ['Gemini Elf'] },
      { player: 1, do: 'pass' },
      { player: 0, do: 'pass' },
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
      { player: 0, do: 'normalSummon', card: 'Summoned Skull' },
    ],
    expect: { players: [{ monsters: [{ card: 'Summoned Skull' }] }, { monsters: [{ card: 'Gemini Elf', position: 'set' }] }] },
  });
});
