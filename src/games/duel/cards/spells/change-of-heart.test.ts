import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Change of Heart takes an opposing monster until the End Phase', () => {
  plays({
    players: [{ hand: ['Change of Heart'] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Change of Heart', choose: ['Vorse Raider'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [] }, { lp: 6100, monsters: [{ card: 'Vorse Raider' }] }] },
  });
});

test("a monster tributed meanwhile goes to its owner's Graveyard and does not come back", () => {
  plays({
    players: [{ hand: ['Change of Heart', 'Giga Gagagigo'] }, { monsters: [{ card: 'Celtic Guardian', position: 'set' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Change of Heart', choose: ['Celtic Guardian'] },
      { player: 0, do: 'normalSummon', card: 'Giga Gagagigo', choose: ['Celtic Guardian'] },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [{ card: 'Giga Gagagigo' }] }, { monsters: [], graveyard: ['Celtic Guardian'] }] },
  });
});

test('without a free Monster Zone it cannot be activated', () => {
  plays({
    players: [
      { hand: ['Change of Heart'], monsters: Array.from({ length: 5 }, () => ({ card: 'Celtic Guardian' })) },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Change of Heart' }, rule: 'no-monster-zone' }],
  });
});

test('a monster that finds no free zone on its way back is destroyed', () => {
  plays({
    players: [
      { hand: ['Change of Heart'] },
      {
        monsters: [
          { card: 'Vorse Raider' },
          { card: 'Celtic Guardian' },
          { card: 'Celtic Guardian' },
          { card: 'Celtic Guardian' },
          { card: 'Celtic Guardian' },
        ],
        graveyard: ['Gemini Elf'],
        spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Change of Heart', choose: ['Vorse Raider'] },
      { player: 1, do: 'activate', card: 'Call of the Haunted', choose: ['Gemini Elf'], when: { phase: 'main1' } },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [] }, { graveyard: ['Vorse Raider'] }] },
  });
});

test('a taken monster that has fallen is not among what is due in the End Phase', () => {
  plays({
    players: [
      { hand: ['Change of Heart'], spellsTraps: [{ card: 'Human-Wave Tactics', face: 'up' }], deck: ['Skull Servant'] },
      { monsters: [{ card: 'Skull Servant' }, { card: 'Blue-Eyes White Dragon' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Change of Heart', choose: ['Skull Servant'] },
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Skull Servant', target: 'Blue-Eyes White Dragon' },
      { player: 0, do: 'enter', to: 'end' },
      { player: 0, do: 'choose', cards: ['Skull Servant@deck'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Skull Servant' }] }, {}] },
  });
});
