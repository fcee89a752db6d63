import { expect, test, vi } from 'vitest';
import { provable, type ProofAsked, type ProofTold } from '../../../../thinking';
import { duelGame } from '../../cards';
import { duelProving } from '../../mind';
import { nameOf } from '../../scenario';
import { readPosition } from '../../workshop/position-text';
import { needlessCards, provedPosition } from './proving';

vi.mock('../../../../store/game', () => ({ gameOfThisPage: () => duelGame }));
// The prover itself, without its worker.
vi.mock('../../../../store/proving/prover', () => ({
  proofOf: (_game: string, asked: ProofAsked): Promise<ProofTold> => {
    const told = provable(duelProving, (recording) => {
      const loaded = duelGame.load(recording);
      return loaded.ok ? loaded.run : undefined;
    }).prove(asked);
    return told ? Promise.resolve(told) : Promise.reject(new Error('nothing could be proved'));
  },
}));

test('cards of both sides without which the same comes of a position are told, and no other', async () => {
  const read = readPosition(
    JSON.stringify({
      format: 'duel-scenario/1',
      id: 'needless',
      phase: 'main1',
      turn: 3,
      players: [
        { monsters: [{ card: 'Vorse Raider', position: 'attack' }], hand: ['Dark Hole'] },
        { lp: 1900, spellsTraps: [{ card: 'Pot of Greed', face: 'set' }] },
      ],
      steps: [],
    }),
  );
  if (!read.ok) throw new Error(read.detail);
  const proved = await provedPosition(read.position);
  expect(proved).toMatchObject({ found: 'wins', open: 0 });
  const found: string[] = [];
  for await (const { spot, card, isOpen } of needlessCards(read.position, proved)) {
    expect(isOpen).toBe(false);
    found.push(`${spot.seat} ${nameOf(card)}`);
  }
  expect(found.toSorted()).toEqual(['0 Dark Hole', '1 Pot of Greed']);
});
