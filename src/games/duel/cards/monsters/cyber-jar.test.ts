import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Cyber Jar destroys all monsters; both turn over five cards, summon the Level 4 or lower monsters and take the rest', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Cyber Jar', position: 'set' }],
        deck: ['Sangan', 'Pot of Greed', 'Dark Magician', 'Gemini Elf', 'Dark Hole', 'Fissure'],
      },
      { monsters: [{ card: 'Vorse Raider' }], deck: ['Celtic Guardian', 'Heavy Storm', 'Celtic Guardian'] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Cyber Jar' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: 'set' },
      { player: 1, do: 'answer', value: 'attack' },
      { player: 1, do: 'answer', value: 'attack' },
    ],
    expect: {
      result: null,
      players: [
        {
          monsters: [
            { card: 'Sangan', position: 'attack' },
            { card: 'Gemini Elf', position: 'set' },
          ],
          hand: ['Pot of Greed', 'Dark Magician', 'Dark Hole'],
          deckCount: 1,
          graveyard: ['Cyber Jar'],
        },
        {
          monsters: [{ card: 'Celtic Guardian' }, { card: 'Celtic Guardian' }],
          hand: ['Heavy Storm'],
          deckCount: 0,
          graveyard: ['Vorse Raider'],
        },
      ],
    },
  });
});

test('Cyber Jar: its summons of both players can be answered together', () => {
  plays({
    players: [
      { monsters: [{ card: 'Cyber Jar', position: 'set' }], deck: ['Gemini Elf', 'Dark Hole'] },
      { spellsTraps: [{ card: 'Torrential Tribute', face: 'set' }], deck: ['Celtic Guardian', 'Heavy Storm'] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Cyber Jar' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 1, do: 'answer', value: 'attack' },
      { player: 1, do: 'activate', card: 'Torrential Tribute' },
    ],
    expect: {
      players: [
        { monsters: [], graveyard: ['Cyber Jar', 'Gemini Elf'] },
        { monsters: [], graveyard: ['Celtic Guardian', 'Torrential Tribute'] },
      ],
    },
  });
});

test('Cyber Jar, attacked, leaves a monster that the battle has destroyed where it is: its zone is not free yet', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Celtic Guardian' }, { card: 'Thousand-Eyes Idol' }],
        deck: ['Celtic Guardian', 'Celtic Guardian', 'Celtic Guardian', 'Gemini Elf', 'Celtic Guardian'],
      },
      {
        monsters: [{ card: 'Cyber Jar', position: 'set' }],
        deck: ['Gemini Elf', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf', 'Vorse Raider'],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Cyber Jar' },
      { player: 1, do: 'choose', cards: ['Gemini Elf', 'Gemini Elf', 'Gemini Elf', 'Gemini Elf'] },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 1, do: 'answer', value: 'set' },
      { player: 1, do: 'answer', value: 'set' },
      { player: 1, do: 'answer', value: 'set' },
      { player: 1, do: 'answer', value: 'set' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Gemini Elf', target: 'Gemini Elf' } },
    ],
    expect: {
      players: [
        { graveyard: ['Celtic Guardian', 'Thousand-Eyes Idol'], handCount: 0 },
        {
          hand: ['Vorse Raider'],
          graveyard: ['Cyber Jar'],
          monsters: [
            { card: 'Gemini Elf', position: 'set' },
            { card: 'Gemini Elf', position: 'set' },
            { card: 'Gemini Elf', position: 'set' },
            { card: 'Gemini Elf', position: 'set' },
          ],
        },
      ],
    },
  });
});
