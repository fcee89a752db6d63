import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('while no card gets to a Graveyard nothing can be sent for Manticore of Darkness', () => {
  plays({
    players: [
      { hand: ['Thunder Crash', 'Banisher of the Light', 'Silver Fang'], monsters: [{ card: 'Manticore of Darkness' }] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Thunder Crash' },
      { player: 0, do: 'normalSummon', card: 'Banisher of the Light' },
      { player: 0, do: 'enter', to: 'end' },
      { do: 'illegal', step: { player: 0, do: 'answer', value: true } },
    ],
    expect: { players: [{ hand: ['Silver Fang'], graveyard: ['Manticore of Darkness', 'Thunder Crash'] }, {}] },
  });
});
