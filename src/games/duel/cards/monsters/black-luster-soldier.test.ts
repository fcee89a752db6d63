import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Black Luster Soldier cannot be Normal Summoned or Set', () => {
  plays({
    players: [{ hand: ['Black Luster Soldier'], monsters: [{ card: 'Vorse Raider' }, { card: 'Vorse Raider' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Black Luster Soldier' }, rule: 'special-summon-only' },
      { do: 'illegal', step: { player: 0, do: 'setMonster', card: 'Black Luster Soldier' }, rule: 'special-summon-only' },
    ],
  });
});

test('Ritual Summoned once, it may come back; discarded from the hand, it may not', () => {
  plays({
    players: [
      { hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Vorse Raider', 'Vorse Raider', 'Raigeki', 'Monster Reborn'] },
      { hand: ['Raigeki'] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Black Luster Ritual' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Raigeki' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Black Luster Soldier'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Black Luster Soldier' }] }, {}] },
  });
  plays({
    players: [{ hand: ['Monster Reborn'], graveyard: [{ card: 'Black Luster Soldier', properlySummoned: false }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' }, rule: 'no-target' }],
  });
});
