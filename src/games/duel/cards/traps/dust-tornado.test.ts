import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Dust Tornado destroys an opposing Spell or Trap and may Set one from the hand, to be used from the own next turn', () => {
  plays({
    turnPlayer: 1,
    players: [
      { hand: ['Raigeki Break', 'Umi', 'Celtic Guardian'], spellsTraps: [{ card: 'Dust Tornado', face: 'set' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 0, do: 'activate', card: 'Dust Tornado', choose: ['Messenger of Peace'] },
      { player: 0, do: 'answer', value: true },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Celtic Guardian'] } },
      { player: 0, do: 'choose', cards: ['Raigeki Break'] },
      {
        do: 'expect',
        players: [
          { spellsTraps: [{ card: 'Raigeki Break', face: 'set' }], graveyard: ['Dust Tornado'] },
          { graveyard: ['Messenger of Peace'] },
        ],
      },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Raigeki Break' }, rule: 'trap-not-in-set-turn' },
      { player: 1, do: 'endTurn' },
      { do: 'legal', step: { player: 0, do: 'activate', card: 'Raigeki Break' } },
    ],
  });
});

test('its player may Set nothing', () => {
  plays({
    players: [
      { hand: ['Raigeki Break'], spellsTraps: [{ card: 'Dust Tornado', face: 'set' }] },
      { spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dust Tornado', choose: ['Messenger of Peace'] },
      { player: 0, do: 'answer', value: false },
    ],
    expect: { players: [{ hand: ['Raigeki Break'], spellsTraps: [] }, { spellsTraps: [] }] },
  });
});

test("one's own Spells and Traps are no target", () => {
  plays({
    players: [
      {
        spellsTraps: [
          { card: 'Dust Tornado', face: 'set' },
          { card: 'Messenger of Peace', face: 'up' },
        ],
      },
      {},
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Dust Tornado' }, rule: 'no-target' }],
  });
});

test('on full Spell & Trap Zones nothing can be Set: the tornado lies there until the chain ends', () => {
  plays({
    players: [
      {
        hand: ['Trap Hole'],
        spellsTraps: ['Dust Tornado', 'Jar of Greed', 'Jar of Greed', 'Jar of Greed', 'Jar of Greed'].map((card) => ({
          card,
          face: 'set' as const,
        })),
      },
      { fieldSpell: { card: 'Umi', face: 'up' } },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dust Tornado', choose: ['Umi'] }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ hand: ['Trap Hole'] }, { fieldSpell: null }] },
  });
});

test('A Field Spell set by Dust Tornado replaces the one that lies there', () => {
  plays({
    players: [
      { hand: ['A Legendary Ocean'], spellsTraps: [{ card: 'Dust Tornado' }], fieldSpell: 'Umi' },
      { spellsTraps: [{ card: 'Waboku' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dust Tornado', choose: ['Waboku'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['A Legendary Ocean'] },
    ],
    expect: { players: [{ fieldSpell: { card: 'A Legendary Ocean', face: 'set' }, graveyard: ['Dust Tornado', 'Umi'] }, {}] },
  });
});
