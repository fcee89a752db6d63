import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Special Summoned, The Last Warrior from Another Planet destroys all other own monsters', () => {
  plays({
    players: [
      {
        hand: ['Metamorphosis'],
        monsters: [{ card: 'Buster Blader' }, { card: 'Vorse Raider' }, { card: 'Celtic Guardian', position: 'set' }],
        fusionDeck: ['The Last Warrior from Another Planet'],
      },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Metamorphosis', choose: ['Buster Blader'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      players: [{ monsters: [{ card: 'The Last Warrior from Another Planet' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    },
  });
});

test('neither player can summon in any way; Setting stays allowed', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'The Last Warrior from Another Planet' }, { card: 'Sangan', position: 'set' }],
        hand: ['Celtic Guardian', 'Monster Reborn'],
        graveyard: ['Vorse Raider'],
      },
      { hand: ['Celtic Guardian'] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Celtic Guardian' }, rule: 'summons-locked' },
      { do: 'illegal', step: { player: 0, do: 'flipSummon', card: 'Sangan' }, rule: 'summons-locked' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Monster Reborn' } },
      { player: 0, do: 'setMonster', card: 'Celtic Guardian' },
      { player: 0, do: 'endTurn' },
      { do: 'illegal', step: { player: 1, do: 'normalSummon', card: 'Celtic Guardian@hand' }, rule: 'summons-locked' },
      { do: 'legal', step: { player: 1, do: 'setMonster', card: 'Celtic Guardian@hand' } },
    ],
  });
});
