import { test } from 'vitest';
import { plays, type TestScenario } from '../../scenario/testing';

const KING = 'Terrorking Archfiend';

test('it is summoned only beside an Archfiend, and may be Set without', () => {
  plays({
    players: [{ hand: [KING], monsters: [{ card: 'Gemini Elf' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: KING }, rule: 'archfiend-on-field' },
      { do: 'legal', step: { player: 0, do: 'setMonster', card: KING } },
    ],
  });
  plays({
    players: [{ monsters: [{ card: KING, position: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'flipSummon', card: KING }, rule: 'archfiend-on-field' }],
  });
  plays({
    players: [{ hand: [KING], monsters: [{ card: 'Summoned Skull' }] }, {}],
    steps: [{ player: 0, do: 'normalSummon', card: KING }],
    expect: { players: [{ monsters: [{ card: 'Summoned Skull' }, { card: KING }] }, {}] },
  });
});

test('a 2 or 5 wards off what targets it', () => {
  plays({
    rules: ['R263'],
    dice: [5],
    players: [{ spellsTraps: [{ card: 'Ring of Destruction', face: 'set' }] }, { monsters: [{ card: KING }] }],
    steps: [{ player: 0, do: 'activate', card: 'Ring of Destruction', choose: [KING] }],
    expect: {
      players: [
        { lp: 8000, graveyard: ['Ring of Destruction'] },
        { lp: 8000, monsters: [{ card: KING }] },
      ],
    },
  });
});

test('Sangan destroyed by it in battle finds nothing', () => {
  plays({
    players: [{ monsters: [{ card: KING }] }, { monsters: [{ card: 'Sangan' }], deck: ['Kuriboh', 'Umi'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: KING, target: 'Sangan' },
    ],
    expect: { players: [{}, { hand: [], graveyard: ['Sangan'] }] },
  });
});

test('its upkeep is 800 Life Points', () => {
  plays({
    players: [{}, { monsters: [{ card: KING }] }],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, players: [{}, { lp: 7200 }] },
  });
});

type Side = NonNullable<TestScenario['players']>[1];

/** The king battles it and destroys it. */
const battle = (monster: string, more: Side = {}): Required<Pick<TestScenario, 'players' | 'steps'>> => ({
  players: [{ monsters: [{ card: KING }] }, { monsters: [{ card: monster }], ...more }],
  steps: [
    { player: 0, do: 'enter', to: 'battle' },
    { player: 0, do: 'attack', card: KING, target: monster },
  ],
});

test('what it destroys in battle has no effect: one without a chain, one of the battle itself, one of the Graveyard', () => {
  const makyura = battle('Makyura the Destructor', { hand: ['Jar of Greed'] });
  plays({
    ...makyura,
    steps: [
      ...makyura.steps,
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Jar of Greed' }, rule: 'trap-must-be-set' },
    ],
  });
  const lady = battle('D.D. Warrior Lady');
  plays({
    ...lady,
    steps: [...lady.steps, { do: 'illegal', step: { player: 1, do: 'answer', value: true } }],
    expect: { players: [{ monsters: [{ card: KING }] }, { graveyard: ['D.D. Warrior Lady'] }] },
  });
  const serpent = battle('Sinister Serpent');
  plays({
    ...serpent,
    steps: [...serpent.steps, { player: 0, do: 'endTurn' }, { do: 'illegal', step: { player: 1, do: 'answer', value: true } }],
    expect: { turn: 4, players: [{}, { graveyard: ['Sinister Serpent'] }] },
  });
});

test('destroyed by another one they work', () => {
  plays({
    players: [{ monsters: [{ card: 'Jinzo' }] }, { monsters: [{ card: 'Sinister Serpent' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Jinzo', target: 'Sinister Serpent' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: { turn: 4, players: [{}, { graveyard: [] }] },
  });
});

test('it negates also when both are destroyed, whichever attacked', () => {
  const axe = [{ card: 'Axe of Despair', face: 'up' as const, equippedTo: 'Giant Germ@1:monster:0' }];
  const attacking = battle('Giant Germ', { spellsTraps: axe });
  plays({ ...attacking, expect: { players: [{ lp: 8000, monsters: [] }, { monsters: [] }] } });
  plays({
    players: [
      {
        monsters: [{ card: 'Giant Germ' }],
        spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Giant Germ@0:monster:0' }],
      },
      { monsters: [{ card: KING }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Giant Germ', target: KING },
    ],
    expect: { players: [{ monsters: [] }, { lp: 8000, monsters: [] }] },
  });
});

test('negated itself it negates nothing; and a token has no effect of its own to lose', () => {
  plays({
    players: [
      { monsters: [{ card: KING }], spellsTraps: [{ card: 'Skill Drain', face: 'up' }] },
      { monsters: [{ card: 'Sinister Serpent' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: KING, target: 'Sinister Serpent' },
      { player: 0, do: 'endTurn' },
      { do: 'legal', step: { player: 1, do: 'answer', value: true } },
    ],
  });
  const ojama = battle('Ojama Token');
  plays({ ...ojama, expect: { players: [{}, { lp: 5700, monsters: [] }] } });
});

test('brought back, what it destroyed has its effects again', () => {
  const sangan = battle('Sangan', { spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }], deck: ['Kuriboh'] });
  plays({
    ...sangan,
    steps: [
      ...sangan.steps,
      { player: 0, do: 'enter', to: 'main2' },
      { player: 1, do: 'activate', card: 'Call of the Haunted', choose: ['Sangan'] },
      { player: 0, do: 'enter', to: 'main2' },
      { player: 0, do: 'activate', card: 'Raigeki' },
      { player: 1, do: 'choose', cards: ['Kuriboh'] },
    ],
    players: [{ ...sangan.players[0], hand: ['Raigeki'] }, sangan.players[1]],
    expect: { players: [{}, { hand: ['Kuriboh'] }] },
  });
});

test('a Pendulum monster that it has destroyed lies on the Extra Deck, and the duel can be taken up there', () => {
  plays({
    profile: 'modern',
    players: [{ monsters: [{ card: 'Terrorking Archfiend' }] }, { monsters: [{ card: 'Flash Knight' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Terrorking Archfiend', target: 'Flash Knight' },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: { players: [{}, { lp: 7800, monsters: [] }] },
  });
});

test('what it destroyed is in the Deck a card like any other, and the duel can be taken up there', () => {
  plays({
    players: [
      { monsters: [{ card: 'Terrorking Archfiend' }] },
      { monsters: [{ card: 'Grave Protector', position: 'defense' }, { card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Terrorking Archfiend', target: 'Vorse Raider' },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Grave Protector' }], graveyard: [], deckCount: 21 }] },
  });
});
