import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('in the Damage Step Rush Recklessly turns a battle; it ends with the turn', () => {
  plays({
    players: [{ hand: ['Rush Recklessly'], monsters: [{ card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Vorse Raider' },
      { player: 0, do: 'activate', card: 'Rush Recklessly', choose: ['Celtic Guardian'], when: { damageStep: 'start' } },
      {
        do: 'expect',
        players: [{ monsters: [{ card: 'Celtic Guardian', atk: 2100 }] }, { lp: 7800, graveyard: ['Vorse Raider'] }],
      },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ monsters: [{ card: 'Celtic Guardian', atk: 1400 }] }, {}] },
  });
});

test('once damage is calculated it is too late', () => {
  plays({
    players: [{ hand: ['Rush Recklessly'], monsters: [{ card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Vorse Raider' },
      { player: 0, do: 'pass', when: { damageStep: 'start' } },
      { player: 1, do: 'pass' },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Rush Recklessly' }, rule: 'damage-step' },
    ],
    expect: { players: [{ lp: 7500, graveyard: ['Celtic Guardian'] }, {}] },
  });
});
