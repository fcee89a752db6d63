import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('under Messenger of Peace monsters with 1500 ATK or more cannot attack, weaker ones can', () => {
  plays({
    players: [
      {
        spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }],
        monsters: [{ card: 'Gemini Elf' }, { card: 'Celtic Guardian' }],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
        rule: 'strong-monsters-cannot-attack',
      },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 6600 }] },
  });
});

test('an attacker that becomes too strong after its declaration goes on: only declarations are forbidden', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }], monsters: [{ card: 'Celtic Guardian' }] },
      { spellsTraps: [{ card: 'Rush Recklessly', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' },
      { player: 1, do: 'activate', card: 'Rush Recklessly', choose: ['Celtic Guardian'] },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{}, { lp: 5900 }] },
  });
});

test('whoever cannot pay 100 Life Points in the own Standby Phase loses it', () => {
  plays({
    players: [{ lp: 50, spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] }, {}],
    steps: [
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, players: [{ spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] }, {}] },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ lp: 50, spellsTraps: [], graveyard: ['Messenger of Peace'] }, {}] },
  });
});

test('paying the last 100 Life Points is allowed, and loses the duel', () => {
  plays({
    players: [{ lp: 100, spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] }, {}],
    steps: [
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { result: { winner: 1, reason: 'lp' } },
  });
});

test('exactly 1500 ATK is too much already, and the upkeep is 100 Life Points', () => {
  plays({
    players: [{ hand: ['Messenger of Peace'] }, { monsters: [{ card: 'D.D. Warrior Lady' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Messenger of Peace' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 1, do: 'attack', card: 'D.D. Warrior Lady', target: 'direct' },
        rule: 'strong-monsters-cannot-attack',
      },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { turn: 5, players: [{ lp: 7900, spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] }, {}] },
  });
});
