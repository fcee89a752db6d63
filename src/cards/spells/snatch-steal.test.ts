import { describe, it } from 'vitest';
import { plays } from '../../scenario/testing';

describe('Snatch Steal', () => {
  it('takes an opposing monster, which may attack at once', () => {
    plays({
      players: [{ hand: ['Snatch Steal'] }, { monsters: [{ card: 'Gemini Elf' }] }],
      steps: [
        { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gemini Elf'] },
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      ],
      expect: { players: [{ monsters: [{ card: 'Gemini Elf', controller: 0 }] }, { lp: 6100, monsters: [] }] },
    });
  });

  it('gives the opponent 1000 Life Points in each own Standby Phase, on a chain', () => {
    plays({
      players: [{ hand: ['Snatch Steal'] }, { monsters: [{ card: 'Gemini Elf' }] }],
      steps: [
        { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gemini Elf'] },
        { player: 0, do: 'endTurn' },
      ],
      expect: { turn: 4, phase: 'main1', events: ['phase standby', 'chainLink Snatch Steal', 'resolve Snatch Steal'], players: [{ lp: 8000 }, { lp: 9000 }] },
    });
  });

  it('gone, gives the monster back', () => {
    plays({
      players: [{ hand: ['Snatch Steal', 'Mystical Space Typhoon'] }, { monsters: [{ card: 'Gemini Elf' }] }],
      steps: [
        { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gemini Elf'] },
        { player: 0, do: 'pass' },
        { do: 'expect', players: [{ monsters: [{ card: 'Gemini Elf' }] }, {}] },
        { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Snatch Steal'] },
      ],
      expect: { players: [{ monsters: [], graveyard: ['Snatch Steal', 'Mystical Space Typhoon'] }, { monsters: [{ card: 'Gemini Elf', controller: 1 }] }] },
    });
  });

  it('goes and gives the monster back when that is turned face-down', () => {
    plays({
      players: [{ hand: ['Snatch Steal', 'Book of Moon'] }, { monsters: [{ card: 'Gemini Elf' }] }],
      steps: [
        { player: 0, do: 'activate', card: 'Snatch Steal', choose: ['Gemini Elf'] },
        { player: 0, do: 'pass' },
        { do: 'expect', players: [{ monsters: [{ card: 'Gemini Elf' }] }, {}] },
        { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
      ],
      expect: { players: [{ monsters: [], graveyard: ['Snatch Steal', 'Book of Moon'] }, { monsters: [{ card: 'Gemini Elf', position: 'set' }] }] },
    });
  });

  it('takes no face-down monster and none of the own', () => {
    plays({
      players: [{ hand: ['Snatch Steal'], monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Gemini Elf', position: 'set' }] }],
      steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Snatch Steal' }, rule: 'no-target' }],
    });
  });
});
