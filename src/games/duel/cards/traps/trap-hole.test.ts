import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Trap Hole destroys a monster with 1000 ATK or more that the opponent has just Normal Summoned', () => {
  plays({
    players: [{ hand: ['Vorse Raider'] }, { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
      { player: 1, do: 'activate', card: 'Trap Hole', choose: ['Vorse Raider'] },
    ],
    expect: { players: [{ graveyard: ['Vorse Raider'] }, { graveyard: ['Trap Hole'] }] },
  });
});

test('a Flip Summon is an occasion too', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider', position: 'set' }] }, { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] }],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Vorse Raider' },
      { player: 1, do: 'activate', card: 'Trap Hole', choose: ['Vorse Raider'] },
    ],
    expect: { players: [{ graveyard: ['Vorse Raider'] }, {}] },
  });
});

test("weak monsters, one's own and Special Summons are no occasion", () => {
  plays({
    players: [
      { hand: ['Thousand-Eyes Idol'], graveyard: ['Vorse Raider'], spellsTraps: [{ card: 'Call of the Haunted', face: 'set' }] },
      { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Thousand-Eyes Idol' },
      {
        do: 'illegal',
        when: { phase: 'main1' },
        step: { player: 1, do: 'activate', card: 'Trap Hole' },
        rule: 'summon-success-only',
      },
      { player: 0, do: 'activate', card: 'Call of the Haunted', choose: ['Vorse Raider'] },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Trap Hole' }, rule: 'summon-success-only' },
    ],
    expect: { players: [{ monsters: [{ card: 'Thousand-Eyes Idol' }, { card: 'Vorse Raider' }] }, {}] },
  });
});

test('when its player has passed and play has gone on, the occasion is over', () => {
  plays({
    players: [{ hand: ['Vorse Raider', 'Jar of Greed'] }, { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Vorse Raider' },
      { do: 'legal', step: { player: 1, do: 'activate', card: 'Trap Hole' } },
      { player: 1, do: 'pass' },
      { player: 0, do: 'setSpellTrap', card: 'Jar of Greed' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Trap Hole' }, rule: 'summon-success-only' },
    ],
  });
});

test('exactly 1000 ATK is enough', () => {
  plays({
    players: [{ hand: ['Giant Germ'] }, { spellsTraps: [{ card: 'Trap Hole', face: 'set' }] }],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Giant Germ' },
      { player: 1, do: 'activate', card: 'Trap Hole', choose: ['Giant Germ'] },
    ],
    expect: { players: [{ graveyard: ['Giant Germ'] }, {}] },
  });
});
