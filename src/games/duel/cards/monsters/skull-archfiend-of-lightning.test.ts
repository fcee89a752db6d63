import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const SKULL = 'Skull Archfiend of Lightning';
const breaks = (roll: number) => ({
  dice: [roll],
  players: [
    { hand: ['Umi'], spellsTraps: [{ card: 'Raigeki Break', face: 'set' as const }] },
    { monsters: [{ card: SKULL }] },
  ] as [object, object],
  steps: [{ player: 0 as const, do: 'activate' as const, card: 'Raigeki Break', choose: ['Umi', SKULL] }],
});

test('a 1, 3 or 6 negates the effect that targets it, just before it resolves and without a link', () => {
  plays({
    rules: ['R263'],
    ...breaks(3),
    expect: {
      events: ['dice 3', 'negate Raigeki Break'],
      players: [{ graveyard: ['Umi', 'Raigeki Break'] }, { monsters: [{ card: SKULL }] }],
    },
  });
  plays({
    ...breaks(2),
    expect: { events: ['dice 2', 'destroy Skull Archfiend of Lightning'], players: [{}, { graveyard: [SKULL] }] },
  });
});

test('an effect of its own side does not make it roll', () => {
  plays({
    players: [{ monsters: [{ card: SKULL }], hand: ['Rush Recklessly'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Rush Recklessly', choose: [SKULL] }],
    expect: { players: [{ monsters: [{ card: SKULL, atk: 3200 }] }, {}] },
  });
});

test('its upkeep is 500 Life Points, without a choice', () => {
  plays({
    players: [{}, { monsters: [{ card: SKULL }] }],
    steps: [{ player: 0, do: 'endTurn' }],
    expect: { turn: 4, phase: 'main1', players: [{}, { lp: 7500, monsters: [{ card: SKULL }] }] },
  });
});
