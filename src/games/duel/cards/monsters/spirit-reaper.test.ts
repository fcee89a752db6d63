import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Spirit Reaper is not destroyed by battle, but the damage counts', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Spirit Reaper' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Spirit Reaper' },
    ],
    expect: { players: [{}, { lp: 6400, monsters: [{ card: 'Spirit Reaper' }] }] },
  });
});

test('Spirit Reaper is destroyed as soon as the link that targets it has resolved', () => {
  plays({
    players: [{ hand: ['Snatch Steal'] }, { monsters: [{ card: 'Spirit Reaper' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Spirit Reaper'] }],
    expect: {
      players: [
        { monsters: [], spellsTraps: [], graveyard: ['Snatch Steal'] },
        { monsters: [], graveyard: ['Spirit Reaper'] },
      ],
    },
  });
});

test('Spirit Reaper, turned face-down by the link that targets it, survives', () => {
  plays({
    players: [{ hand: ['Book of Moon'] }, { monsters: [{ card: 'Spirit Reaper' }] }],
    steps: [{ player: 0, do: 'activate', card: 'Book of Moon', choose: ['Spirit Reaper'] }],
    expect: { players: [{}, { monsters: [{ card: 'Spirit Reaper', position: 'set' }] }] },
  });
});

test('Spirit Reaper stays when the activation that targets it is negated: then nothing has targeted it', () => {
  plays({
    players: [
      { hand: ['Snatch Steal'] },
      { monsters: [{ card: 'Spirit Reaper' }], hand: ['Umi'], spellsTraps: [{ card: 'Magic Jammer', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Spirit Reaper'] },
      { player: 1, do: 'activate', card: 'Magic Jammer', choose: ['Umi'] },
    ],
    expect: { players: [{ graveyard: ['Snatch Steal'] }, { monsters: [{ card: 'Spirit Reaper' }] }] },
  });
});

test('Spirit Reaper goes when only the effect that targets it is negated', () => {
  plays({
    players: [
      { monsters: [{ card: 'Ryu Senshi' }, { card: 'Spirit Reaper' }] },
      { hand: ['Umi'], spellsTraps: [{ card: 'Raigeki Break', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Umi', 'Spirit Reaper'] },
      { player: 0, do: 'activate', card: 'Ryu Senshi' },
    ],
    expect: { players: [{ lp: 7000, monsters: [{ card: 'Ryu Senshi' }], graveyard: ['Spirit Reaper'] }, {}] },
  });
});

test('Spirit Reaper costs the opponent a random hand card when it does damage by a direct attack', () => {
  plays({
    randomCards: ['Dark Hole'],
    players: [{ monsters: [{ card: 'Spirit Reaper' }] }, { hand: ['Pot of Greed', 'Dark Hole'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Spirit Reaper', target: 'direct' },
    ],
    expect: { players: [{}, { lp: 7700, hand: ['Pot of Greed'], graveyard: ['Dark Hole'] }] },
  });
});

test('Spirit Reaper costs no hand card when it attacks a monster', () => {
  plays({
    players: [{ monsters: [{ card: 'Spirit Reaper' }] }, { monsters: [{ card: 'Thousand-Eyes Idol' }], hand: ['Pot of Greed'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Spirit Reaper', target: 'Thousand-Eyes Idol' },
    ],
    expect: { players: [{}, { lp: 7700, hand: ['Pot of Greed'] }] },
  });
});

test('Set when it is targeted, Spirit Reaper stays though the link turns it up', () => {
  plays({
    turnPlayer: 1,
    players: [{ spellsTraps: [{ card: 'Shadow of Eyes' }] }, { hand: ['Spirit Reaper'] }],
    steps: [
      { player: 1, do: 'setMonster', card: 'Spirit Reaper' },
      { player: 0, do: 'activate', card: 'Shadow of Eyes', choose: ['Spirit Reaper'] },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Spirit Reaper', position: 'attack' }] }] },
  });
});

test('targeted face-up, Spirit Reaper goes though the link finds it a target no more', () => {
  plays({
    players: [
      {
        hand: ['Poison of the Old Man'],
        monsters: [{ card: 'Thousand-Eyes Restrict' }],
        spellsTraps: Array.from({ length: 4 }, () => ({ card: 'Waboku' })),
      },
      { monsters: [{ card: 'Spirit Reaper' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Thousand-Eyes Restrict', choose: ['Spirit Reaper'] },
      // It fills the last Spell & Trap Zone until the chain ends.
      { player: 0, do: 'activate', card: 'Poison of the Old Man', mode: 0 },
    ],
    expect: { players: [{ lp: 9200 }, { monsters: [], graveyard: ['Spirit Reaper'] }] },
  });
});
