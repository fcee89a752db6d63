import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Lava Golem comes to the opponent's field by two monsters of that player, and hurts that player in the Standby Phase", () => {
  plays({
    players: [
      { hand: ['Lava Golem', 'Celtic Guardian'] },
      { monsters: [{ card: 'Jinzo' }, { card: 'Vorse Raider', position: 'set' }, { card: 'Sangan' }] },
    ],
    steps: [
      { player: 0, do: 'specialSummon', card: 'Lava Golem', choose: ['Jinzo', 'Vorse Raider'] },
      { player: 0, do: 'answer', value: 'attack' },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Celtic Guardian@hand' }, rule: 'normal-summon-once' },
      { player: 0, do: 'endTurn' },
    ],
    expect: {
      turn: 4,
      players: [
        { lp: 8000, hand: ['Celtic Guardian'] },
        { lp: 7000, monsters: [{ card: 'Lava Golem', controller: 1 }, { card: 'Sangan' }] },
      ],
    },
  });
});

test('not after a Normal Summon or Set of the turn, and not by one monster alone', () => {
  plays({
    players: [{ hand: ['Lava Golem'], normalSummonUsed: true }, { monsters: [{ card: 'Jinzo' }, { card: 'Sangan' }] }],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'specialSummon', card: 'Lava Golem' }, rule: 'two-opposing-tributes' },
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Lava Golem' }, rule: 'special-summon-only' },
    ],
  });
  plays({
    players: [{ hand: ['Lava Golem'] }, { monsters: [{ card: 'Jinzo' }] }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'specialSummon', card: 'Lava Golem' }, rule: 'two-opposing-tributes' }],
  });
});

test('it goes to the Graveyard of its owner', () => {
  plays({
    players: [{ hand: ['Lava Golem', 'Raigeki'] }, { monsters: [{ card: 'Jinzo' }, { card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'specialSummon', card: 'Lava Golem' },
      { player: 0, do: 'answer', value: 'defense' },
      { player: 0, do: 'activate', card: 'Raigeki' },
    ],
    expect: { players: [{ graveyard: ['Lava Golem', 'Raigeki'] }, { monsters: [] }] },
  });
});

test('in that turn its player Normal Summons and Sets nothing, by an effect neither, and has not done so before', () => {
  const side = { hand: ['Lava Golem', 'Celtic Guardian'], spellsTraps: [{ card: 'Ultimate Offering', face: 'up' as const }] };
  const summon = { player: 0 as const, do: 'specialSummon' as const, card: 'Lava Golem' };
  plays({
    players: [side, { monsters: [{ card: 'Gemini Elf' }, { card: 'Sangan' }] }],
    steps: [
      summon,
      { player: 0, do: 'answer', value: 'attack' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Ultimate Offering' } },
    ],
  });
  plays({
    players: [side, { monsters: [{ card: 'Celtic Guardian' }, { card: 'Sangan' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Ultimate Offering' },
      { player: 0, do: 'choose', cards: ['Celtic Guardian@0:hand'] },
      { player: 0, do: 'answer', value: 'summon' },
      { do: 'illegal', step: summon, rule: 'two-opposing-tributes' },
    ],
  });
});

test('what its tributes set off goes on the chain before what its Special Summon sets off', () => {
  plays({
    players: [
      { hand: ['Lava Golem'], spellsTraps: [{ card: 'Stumbling', face: 'up' }] },
      { monsters: [{ card: 'Sangan' }, { card: 'Vorse Raider' }], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'specialSummon', card: 'Lava Golem' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 1, do: 'pass' },
      {
        do: 'expect',
        now: true,
        chain: [
          { link: 1, player: 1, card: 'Sangan' },
          { link: 2, player: 0, card: 'Stumbling' },
        ],
      },
    ],
  });
});

test('who brings it back from the Graveyard gives up the Normal Summon of that turn, too', () => {
  const revive = (normalSummonUsed: boolean) =>
    plays({
      players: [{ hand: ['Monster Reborn', 'Sangan'], graveyard: ['Lava Golem'], normalSummonUsed }, {}],
      steps: normalSummonUsed
        ? [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' } }]
        : [
            { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Lava Golem'] },
            { player: 0, do: 'answer', value: 'attack' },
            { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Sangan' }, rule: 'normal-summon-once' },
            { do: 'illegal', step: { player: 0, do: 'setMonster', card: 'Sangan' }, rule: 'normal-summon-once' },
          ],
    });
  revive(true);
  revive(false);
});
