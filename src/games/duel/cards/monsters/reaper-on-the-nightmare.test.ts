import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Reaper on the Nightmare may attack past monsters, and its damage costs a random hand card', () => {
  plays({
    randomCards: ['Raigeki'],
    players: [
      { monsters: [{ card: 'Reaper on the Nightmare' }] },
      { hand: ['Kuriboh', 'Raigeki'], monsters: [{ card: 'Jinzo' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Reaper on the Nightmare', target: 'Jinzo' } },
      { player: 0, do: 'attack', card: 'Reaper on the Nightmare', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 7200, hand: ['Kuriboh'], graveyard: ['Raigeki'] }] },
  });
});

test('battle does not destroy it', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Reaper on the Nightmare' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Reaper on the Nightmare' },
    ],
    expect: { players: [{}, { lp: 6900, monsters: [{ card: 'Reaper on the Nightmare' }] }] },
  });
});

test('being targeted destroys it, after that link has resolved', () => {
  plays({
    players: [{ hand: ['Rush Recklessly'] }, { monsters: [{ card: 'Reaper on the Nightmare' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Rush Recklessly', choose: ['Reaper on the Nightmare'] }],
    expect: { players: [{}, { monsters: [], graveyard: ['Reaper on the Nightmare'] }] },
  });
});

test('it is fused of Spirit Reaper and Nightmare Horse, or a stand-in', () => {
  plays({
    players: [
      {
        hand: ['Polymerization', 'King of the Swamp'],
        monsters: [{ card: 'Spirit Reaper' }],
        fusionDeck: ['Reaper on the Nightmare'],
      },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Polymerization' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Reaper on the Nightmare' }] }, {}] },
  });
});
