import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Tribe-Infecting Virus destroys all face-up monsters of the type named, for a discarded card', () => {
  plays({
    players: [
      { hand: ['Pot of Greed'], monsters: [{ card: 'Tribe-Infecting Virus' }, { card: 'Warrior Dai Grepher' }] },
      { monsters: [{ card: 'Celtic Guardian' }, { card: 'Exiled Force', position: 'set' }, { card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Tribe-Infecting Virus', choose: ['Pot of Greed'] },
      { player: 0, do: 'answer', value: 'Warrior' },
    ],
    expect: {
      players: [
        { graveyard: ['Pot of Greed', 'Warrior Dai Grepher'], monsters: [{ card: 'Tribe-Infecting Virus' }] },
        { graveyard: ['Celtic Guardian'], monsters: [{ card: 'Exiled Force', position: 'set' }, { card: 'Gemini Elf' }] },
      ],
    },
  });
});

test('Tribe-Infecting Virus may be used again in the turn, and name a type that is not on the field', () => {
  plays({
    players: [
      { hand: ['Pot of Greed', 'Dark Hole'], monsters: [{ card: 'Tribe-Infecting Virus' }] },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Tribe-Infecting Virus', choose: ['Pot of Greed'] },
      { player: 0, do: 'answer', value: 'Dinosaur' },
      { player: 0, do: 'activate', card: 'Tribe-Infecting Virus', choose: ['Dark Hole'] },
      { player: 0, do: 'answer', value: 'Aqua' },
    ],
    expect: {
      players: [
        { monsters: [], graveyard: ['Pot of Greed', 'Dark Hole', 'Tribe-Infecting Virus'] },
        { monsters: [{ card: 'Gemini Elf' }] },
      ],
    },
  });
});

test('Tribe-Infecting Virus needs a card to discard', () => {
  plays({
    players: [{ monsters: [{ card: 'Tribe-Infecting Virus' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Tribe-Infecting Virus' }, rule: 'cost-discard' }],
  });
});
