import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const DMOC = 'Dark Magician of Chaos';

test('Special Summoned, Dark Magician of Chaos may return a Spell to the hand', () => {
  plays({
    players: [{ hand: ['Premature Burial'], graveyard: [DMOC, 'Pot of Greed', 'Trap Hole'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Premature Burial', choose: [DMOC] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Pot of Greed'] },
    ],
    expect: { players: [{ lp: 7200, hand: ['Pot of Greed'], monsters: [{ card: DMOC }] }, {}] },
  });
});

test('Tribute Summoned too, but not by a Flip Summon', () => {
  plays({
    players: [
      { hand: [DMOC], monsters: [{ card: 'Sangan' }, { card: 'Vorse Raider' }], graveyard: ['Raigeki', 'Umi'], deck: [] },
      {},
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: DMOC, choose: ['Sangan', 'Vorse Raider'] },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'choose', cards: ['Raigeki'] },
    ],
    expect: { players: [{ hand: ['Raigeki'], graveyard: ['Umi', 'Sangan', 'Vorse Raider'] }, {}] },
  });
  plays({
    players: [{ monsters: [{ card: DMOC, position: 'set' }], graveyard: ['Raigeki'] }, {}],
    steps: [{ player: 0, do: 'flipSummon', card: DMOC }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ hand: [] }, {}] },
  });
});

test('leaving the field it is removed from play, whatever would happen to it', () => {
  plays({
    players: [{ hand: ['Raigeki'] }, { monsters: [{ card: DMOC }] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { events: [`destroy ${DMOC}`, `banish ${DMOC}`], players: [{}, { banished: [DMOC], graveyard: [] }] },
  });
});

test('a monster that it destroys by battle is removed from play and has no Graveyard effect', () => {
  plays({
    players: [{ monsters: [{ card: DMOC }] }, { monsters: [{ card: 'Sangan' }], deck: ['Kuriboh'] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: DMOC, target: 'Sangan' },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{}, { lp: 6200, banished: ['Sangan'], graveyard: [], hand: [] }] },
  });
});

test('summoned at Chain Link 2 with Link 1 still to come, its timing is missed', () => {
  plays({
    players: [
      { hand: ['Pot of Greed'], graveyard: [DMOC, 'Umi'], spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Pot of Greed' },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: [DMOC] },
    ],
    expect: {
      prompt: { player: 0, kind: 'idle' },
      players: [{ monsters: [{ card: DMOC }], graveyard: ['Umi', 'Pot of Greed'] }, {}],
    },
  });
});
