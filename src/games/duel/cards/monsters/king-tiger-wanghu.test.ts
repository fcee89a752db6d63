import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('King Tiger Wanghu destroys a weak monster that is Normal Summoned, of either side; a strong one stays', () => {
  plays({
    players: [{ hand: ['Celtic Guardian'], monsters: [{ card: 'King Tiger Wanghu' }] }, { hand: ['Vorse Raider'] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Celtic Guardian@hand' },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'normalSummon', card: 'Vorse Raider' },
    ],
    expect: {
      events: ['chainLink King Tiger Wanghu', 'destroy Celtic Guardian'],
      players: [
        { monsters: [{ card: 'King Tiger Wanghu' }], graveyard: ['Celtic Guardian'] },
        { monsters: [{ card: 'Vorse Raider' }] },
      ],
    },
  });
});

test('several at once are one effect', () => {
  plays({
    players: [{ monsters: [{ card: 'King Tiger Wanghu' }], hand: ['Scapegoat'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Scapegoat' }],
    expect: {
      events: ['chainLink King Tiger Wanghu', ...Array<string>(4).fill('destroy Sheep Token')],
      players: [{ monsters: [{ card: 'King Tiger Wanghu' }] }, {}],
    },
  });
});

test('a monster made strong in answer stays, a Set one is not summoned', () => {
  plays({
    players: [
      { hand: ['Sangan'], monsters: [{ card: 'King Tiger Wanghu' }], spellsTraps: [{ card: 'Rush Recklessly', face: 'set' }] },
      {},
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Sangan' },
      { player: 0, do: 'activate', card: 'Rush Recklessly', choose: ['Sangan'] },
    ],
    expect: { players: [{ monsters: [{ card: 'King Tiger Wanghu' }, { card: 'Sangan', atk: 1700 }] }, {}] },
  });
  plays({
    players: [{ hand: ['Sangan'], monsters: [{ card: 'King Tiger Wanghu' }] }, {}],
    steps: [{ player: 0, do: 'setMonster', card: 'Sangan' }],
    expect: { players: [{ monsters: [{ card: 'King Tiger Wanghu' }, { card: 'Sangan', position: 'set' }] }, {}] },
  });
});
