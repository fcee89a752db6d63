import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Searches for a Warrior of Level 4 or lower', () => {
  plays({
    players: [{ hand: ['Reinforcement of the Army'], deck: ['Vorse Raider', 'Buster Blader', 'D.D. Warrior Lady'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Reinforcement of the Army' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Vorse Raider'] } },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Buster Blader'] } },
      { player: 0, do: 'choose', cards: ['D.D. Warrior Lady'] },
    ],
    expect: {
      events: ['toHand D.D. Warrior Lady', 'reveal D.D. Warrior Lady'],
      players: [{ hand: ['D.D. Warrior Lady'], graveyard: ['Reinforcement of the Army'], deckCount: 2 }, {}],
    },
  });
});

test('Reinforcement of the Army that finds nothing is no draw and loses nothing', () => {
  plays({
    players: [{ hand: ['Reinforcement of the Army'], deck: [] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Reinforcement of the Army' }],
    expect: {
      result: null,
      prompt: { player: 0, kind: 'idle' },
      players: [{ hand: [], graveyard: ['Reinforcement of the Army'] }, {}],
    },
  });
});
