import { test } from 'vitest';
import { monster } from '../../../../engine/duel/api';
import { playsBeside } from '../../scenario/testing';

const HARPIES_PET_DRAGON = monster(52040216, {});

test('Whirlwind Prodigy alone is enough for a WIND monster of Level 7 or more', () => {
  playsBeside([HARPIES_PET_DRAGON], {
    players: [{ hand: ["Harpie's Pet Dragon"], monsters: [{ card: 'Whirlwind Prodigy' }] }, {}],
    steps: [
      { do: 'legal', step: { player: 0, do: 'setMonster', card: "Harpie's Pet Dragon" } },
      { player: 0, do: 'normalSummon', card: "Harpie's Pet Dragon", choose: ['Whirlwind Prodigy'] },
    ],
    expect: { players: [{ monsters: [{ card: "Harpie's Pet Dragon" }], graveyard: ['Whirlwind Prodigy'] }, {}] },
  });
});

test('for another Attribute it counts once; lying face-down it is enough as well', () => {
  playsBeside([HARPIES_PET_DRAGON], {
    players: [{ hand: ["Harpie's Pet Dragon", 'Dark Magician'], monsters: [{ card: 'Whirlwind Prodigy', position: 'set' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Dark Magician' } },
      { player: 0, do: 'normalSummon', card: "Harpie's Pet Dragon", choose: ['Whirlwind Prodigy'] },
    ],
    expect: { players: [{ monsters: [{ card: "Harpie's Pet Dragon" }], hand: ['Dark Magician'] }, {}] },
  });
});
