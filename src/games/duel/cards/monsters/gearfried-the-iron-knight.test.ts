import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('an Equip Spell put on Gearfried the Iron Knight is destroyed at once', () => {
  plays({
    players: [{ hand: ['Black Pendant'], monsters: [{ card: 'Gearfried the Iron Knight' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Black Pendant', choose: ['Gearfried the Iron Knight'] }],
    expect: {
      events: ['equip Black Pendant', 'destroy Black Pendant', 'chainLink Black Pendant', 'damage 1 500'],
      players: [{ graveyard: ['Black Pendant'], monsters: [{ card: 'Gearfried the Iron Knight', atk: 1800 }] }, { lp: 7500 }],
    },
  });
});

test('a Premature Burial that brings it back is destroyed and takes it along', () => {
  plays({
    players: [{ hand: ['Premature Burial'], graveyard: ['Gearfried the Iron Knight'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Premature Burial', choose: ['Gearfried the Iron Knight'] }],
    expect: { players: [{ lp: 7200, monsters: [], graveyard: ['Premature Burial', 'Gearfried the Iron Knight'] }, {}] },
  });
});

test('Snatch Steal on it goes, and it stays where it was', () => {
  plays({
    players: [{ hand: ['Snatch Steal'] }, { monsters: [{ card: 'Gearfried the Iron Knight' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gearfried the Iron Knight'] }],
    expect: { players: [{ monsters: [], graveyard: ['Snatch Steal'] }, { monsters: [{ card: 'Gearfried the Iron Knight' }] }] },
  });
});

test('an Equip Card that is no Spell goes as well: a Trap, and a monster that has become one', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Metalmorph', face: 'set' }], monsters: [{ card: 'Gearfried the Iron Knight' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Metalmorph', choose: ['Gearfried the Iron Knight'] }],
    expect: {
      players: [{ spellsTraps: [], graveyard: ['Metalmorph'], monsters: [{ card: 'Gearfried the Iron Knight', atk: 1800 }] }, {}],
    },
  });
  plays({
    players: [
      {
        monsters: [{ card: 'Gearfried the Iron Knight' }],
        spellsTraps: [{ card: 'Raigeki Break', face: 'set' }],
        hand: ['Sangan'],
      },
      { monsters: [{ card: 'Archfiend of Gilfer' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Archfiend of Gilfer'] },
      { player: 1, do: 'answer', value: true },
      { player: 1, do: 'choose', cards: ['Gearfried the Iron Knight'] },
      { player: 1, do: 'answer', value: false },
    ],
    expect: {
      events: ['equip Archfiend of Gilfer', 'destroy Archfiend of Gilfer'],
      players: [{ monsters: [{ card: 'Gearfried the Iron Knight', atk: 1800 }] }, { graveyard: ['Archfiend of Gilfer'] }],
    },
  });
});
