import { describe, test } from 'vitest';
import { plays } from '../scenario/testing';

describe('in the Deck a "?" is no number, and not 1500 or less (OCG)', () => {
  test('Sangan finds no Gren Maju Da Eiza, and Witch of the Black Forest none either: only the other monster', () => {
    for (const searcher of ['Sangan', 'Witch of the Black Forest'])
      plays({
        players: [{ hand: ['Raigeki'] }, { monsters: [{ card: searcher }], deck: ['Gren Maju Da Eiza', 'Kuriboh'] }],
        steps: [
          { player: 0, do: 'activate', card: 'Raigeki' },
          { do: 'illegal', step: { player: 1, do: 'choose', cards: ['Gren Maju Da Eiza'] } },
          { player: 1, do: 'choose', cards: ['Kuriboh'] },
        ],
        expect: { players: [{}, { hand: ['Kuriboh'], deck: ['Gren Maju Da Eiza'] }] },
      });
  });

  test('Mystic Tomato brings no King of the Skull Servants, whose ATK is "?"; Pyramid Turtle does, for its DEF is 0', () => {
    plays({
      players: [
        { monsters: [{ card: 'Jinzo' }] },
        { monsters: [{ card: 'Mystic Tomato' }], deck: ['King of the Skull Servants'] },
      ],
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card: 'Jinzo', target: 'Mystic Tomato' },
        { player: 1, do: 'answer', value: true },
      ],
      expect: { players: [{}, { monsters: [], deck: ['King of the Skull Servants'] }] },
    });
    plays({
      players: [
        { monsters: [{ card: 'Jinzo' }] },
        { monsters: [{ card: 'Pyramid Turtle' }], deck: ['King of the Skull Servants'] },
      ],
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card: 'Jinzo', target: 'Pyramid Turtle' },
        { player: 1, do: 'answer', value: true },
        { player: 1, do: 'answer', value: 'attack' },
      ],
      expect: { players: [{}, { monsters: [{ card: 'King of the Skull Servants' }] }] },
    });
  });

  test('Deck Devastation Virus leaves a Gren Maju Da Eiza in the hand', () => {
    plays({
      players: [
        { monsters: [{ card: 'Summoned Skull' }], spellsTraps: [{ card: 'Deck Devastation Virus', face: 'set' }] },
        { hand: ['Gren Maju Da Eiza', 'Kuriboh'] },
      ],
      steps: [{ player: 0, do: 'activate', card: 'Deck Devastation Virus', choose: ['Summoned Skull'] }],
      expect: { players: [{ monsters: [] }, { hand: ['Gren Maju Da Eiza'], graveyard: ['Kuriboh'] }] },
    });
  });
});
