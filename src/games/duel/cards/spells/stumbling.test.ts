import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const stumbling = { spellsTraps: [{ card: 'Stumbling', face: 'up' as const }] };

test('a Normal Summoned monster stumbles into defense position, before ignition effects', () => {
  plays({
    players: [{ hand: ['Cannon Soldier'] }, stumbling],
    steps: [{ player: 0, do: 'normalSummon', card: 'Cannon Soldier' }],
    expect: {
      events: ['summon Cannon Soldier', 'chainLink Stumbling', 'resolve Stumbling'],
      players: [{ monsters: [{ card: 'Cannon Soldier', position: 'defense' }] }, {}],
    },
  });
});

test('so does a Flip Summoned one and one that an effect summons', () => {
  plays({
    players: [{ ...stumbling, monsters: [{ card: 'Gemini Elf', position: 'set' }] }, {}],
    steps: [{ player: 0, do: 'flipSummon', card: 'Gemini Elf' }],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', position: 'defense' }] }, {}] },
  });
  plays({
    players: [{ spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }], graveyard: ['Gemini Elf'] }, stumbling],
    steps: [{ player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Gemini Elf'] }],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', position: 'defense' }] }, {}] },
  });
});

test('a Set is no summon', () => {
  plays({
    players: [{ hand: ['Gemini Elf'] }, stumbling],
    steps: [{ player: 0, do: 'setMonster', card: 'Gemini Elf' }],
    expect: { chain: [], players: [{ monsters: [{ card: 'Gemini Elf', position: 'set' }] }, {}] },
  });
});
