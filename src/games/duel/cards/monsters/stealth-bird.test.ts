import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Stealth Bird deals 1000 when Flip Summoned and turns itself down once per turn', () => {
  plays({
    players: [{ monsters: [{ card: 'Stealth Bird', position: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Stealth Bird' },
      { do: 'expect', players: [{}, { lp: 7000 }] },
      { player: 0, do: 'activate', card: 'Stealth Bird' },
      { do: 'expect', players: [{ monsters: [{ card: 'Stealth Bird', position: 'set' }] }, {}] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { player: 0, do: 'flipSummon', card: 'Stealth Bird', when: { turn: 5, phase: 'main1' } },
    ],
    expect: { players: [{ monsters: [{ card: 'Stealth Bird', position: 'attack' }] }, { lp: 6000 }] },
  });
});

test('once per turn, also when the effect is negated', () => {
  plays({
    players: [{ monsters: [{ card: 'Stealth Bird' }] }, { spellsTraps: [{ card: 'Skill Drain', face: 'up' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Stealth Bird' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Stealth Bird' }, rule: 'once-per-turn' },
    ],
    expect: { players: [{ monsters: [{ card: 'Stealth Bird', position: 'attack' }] }, {}] },
  });
});

test('turned up again it is a fresh monster: it may turn itself down once more, but not be Flip Summoned again in that turn (E72)', () => {
  plays({
    players: [{ monsters: [{ card: 'Stealth Bird' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'activate', card: 'Stealth Bird' },
      { player: 0, do: 'flipSummon', card: 'Stealth Bird' },
      { player: 0, do: 'activate', card: 'Stealth Bird' },
      { do: 'illegal', step: { player: 0, do: 'flipSummon', card: 'Stealth Bird' } },
    ],
    expect: { players: [{ monsters: [{ card: 'Stealth Bird', position: 'set' }] }, { lp: 7000 }] },
  });
});

test('turned up by an attack it deals nothing', () => {
  plays({
    players: [{ monsters: [{ card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Stealth Bird', position: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Stealth Bird' },
    ],
    expect: { players: [{ lp: 7700 }, { lp: 8000 }] },
  });
});
