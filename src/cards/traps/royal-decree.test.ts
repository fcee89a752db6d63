import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('under Royal Decree other Traps may be activated but do nothing', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Royal Decree', face: 'up' }, { card: 'Jar of Greed', face: 'set' }] },
      { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Jar of Greed' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
    ],
    expect: { players: [{ handCount: 0, graveyard: ['Jar of Greed'] }, { handCount: 0, graveyard: ['Jar of Greed'] }] },
  });
});

test('turned up in answer to a Trap, it negates the effect of that Trap', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
      { spellsTraps: [{ card: 'Royal Decree', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Jar of Greed' },
      { player: 1, do: 'activate', card: 'Royal Decree' },
    ],
    expect: { players: [{ handCount: 0 }, { spellsTraps: [{ card: 'Royal Decree', face: 'up' }] }] },
  });
});

test('it is not itself negated by a second one that comes later', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Royal Decree', face: 'up' }, { card: 'Royal Decree', face: 'set' }] },
      { hand: ['Mystical Space Typhoon'], spellsTraps: [{ card: 'Jar of Greed', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Royal Decree' },
      { player: 1, do: 'activate', card: 'Jar of Greed' },
    ],
    expect: { players: [{}, { hand: ['Mystical Space Typhoon'] }] },
  });
});
