import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Magician of Faith takes a Spell back from the own Graveyard when flipped', () => {
  plays({
    players: [
      { monsters: [{ card: 'Magician of Faith', position: 'set' }], graveyard: ['Pot of Greed', 'Dark Hole', 'Mirror Force'] },
      { graveyard: ['Fissure'] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Magician of Faith' },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Fissure'] } },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Mirror Force'] } },
      { player: 0, do: 'choose', cards: ['Dark Hole'] },
    ],
    expect: { players: [{ hand: ['Dark Hole'], graveyard: ['Pot of Greed', 'Mirror Force'] }, {}] },
  });
});

test('Magician of Faith takes it back after damage calculation though the battle destroys her', () => {
  plays({
    players: [
      { monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Magician of Faith', position: 'set' }], graveyard: ['Pot of Greed'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Magician of Faith' },
      { player: 1, do: 'choose', cards: ['Pot of Greed'] },
    ],
    expect: { players: [{}, { hand: ['Pot of Greed'], graveyard: ['Magician of Faith'] }] },
  });
});

test('Magician of Faith does not activate without a Spell to take', () => {
  plays({
    players: [{ monsters: [{ card: 'Magician of Faith', position: 'set' }], graveyard: ['Sangan'] }, {}],
    steps: [{ player: 0, do: 'flipSummon', card: 'Magician of Faith' }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ hand: [] }, {}] },
  });
});
