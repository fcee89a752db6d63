import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Thunder Dragon is discarded for two more of them', () => {
  plays({
    players: [{ hand: ['Thunder Dragon'], deck: ['Sangan', 'Thunder Dragon', 'Jinzo', 'Thunder Dragon'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Thunder Dragon' },
      { do: 'illegal', now: true, step: { player: 0, do: 'choose', cards: ['Sangan'] } },
      { player: 0, do: 'choose', cards: ['Thunder Dragon', 'Thunder Dragon'] },
    ],
    expect: { players: [{ hand: ['Thunder Dragon', 'Thunder Dragon'], graveyard: ['Thunder Dragon'], deckCount: 2 }, {}] },
  });
});

test('one copy may be taken, and none may be there', () => {
  plays({
    players: [{ hand: ['Thunder Dragon'], deck: ['Thunder Dragon', 'Sangan'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Thunder Dragon' },
      { player: 0, do: 'choose', cards: ['Thunder Dragon'] },
      { player: 0, do: 'activate', card: 'Thunder Dragon' },
    ],
    expect: { players: [{ hand: [], graveyard: ['Thunder Dragon', 'Thunder Dragon'], deckCount: 1 }, {}] },
  });
});

test("it is an ignition effect of the own Main Phase, not used with priority after a summon or in the opponent's turn", () => {
  plays({
    players: [
      { hand: ['Thunder Dragon', 'Vorse Raider'] },
      { hand: ['Thunder Dragon'], spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
      { player: 1, do: 'pass', when: { phase: 'main1' } },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Thunder Dragon' }, rule: 'ignition-timing' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Thunder Dragon' }, rule: 'ignition-timing' },
    ],
  });
});
