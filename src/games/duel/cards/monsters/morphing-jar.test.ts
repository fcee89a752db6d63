import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('turned up, Morphing Jar makes both players discard their hands and draw five', () => {
  plays({
    players: [{ hand: ['Umi'], monsters: [{ card: 'Morphing Jar', position: 'set' }] }, { hand: ['Raigeki', 'Dark Hole'] }],
    steps: [{ player: 0, do: 'flipSummon', card: 'Morphing Jar' }],
    expect: {
      players: [
        { handCount: 5, deckCount: 15, graveyard: ['Umi'] },
        { handCount: 5, deckCount: 15, graveyard: ['Raigeki', 'Dark Hole'] },
      ],
    },
  });
});

test('if neither deck holds five cards, the duel is drawn', () => {
  plays({
    players: [
      { monsters: [{ card: 'Morphing Jar', position: 'set' }], deck: ['Umi', 'Umi', 'Umi', 'Raigeki'] },
      { deck: ['Umi', 'Umi', 'Umi', 'Raigeki'] },
    ],
    steps: [{ player: 0, do: 'flipSummon', card: 'Morphing Jar' }],
    expect: { result: { winner: 'draw', reason: 'deckOut' } },
  });
});

test('attacked, it works after damage calculation although the battle destroyed it', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Morphing Jar', position: 'set' }], hand: ['Umi'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Morphing Jar' },
    ],
    expect: { players: [{ handCount: 5 }, { handCount: 5, graveyard: ['Umi', 'Morphing Jar'] }] },
  });
});
