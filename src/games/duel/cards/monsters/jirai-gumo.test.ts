import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const attack = (call: string) => ({
  coins: ['tails' as const],
  players: [{ lp: 4501, monsters: [{ card: 'Jirai Gumo' }] }, {}] as [object, object],
  steps: [
    { player: 0 as const, do: 'enter' as const, to: 'battle' as const },
    { player: 0 as const, do: 'attack' as const, card: 'Jirai Gumo', target: 'direct' as const },
    { player: 0 as const, do: 'answer' as const, value: call },
  ],
});

test('a wrong call loses half the Life Points, a right one nothing; the attack goes on', () => {
  plays({ rules: ['R057', 'R324'], ...attack('heads'), expect: { players: [{ lp: 2251 }, { lp: 5800 }] } });
  plays({ ...attack('tails'), expect: { players: [{ lp: 4501 }, { lp: 5800 }] } });
});
