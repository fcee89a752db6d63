import { describe, it } from 'vitest';
import { plays } from '../../scenario/testing';

describe('Heavy Storm', () => {
  it('destroys all Spells and Traps on the field', () => {
    plays({
      players: [
        { hand: ['Heavy Storm'], spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
        { spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up' }, { card: 'Ring of Destruction', face: 'set' }] },
      ],
      steps: [{ player: 0, do: 'activate', card: 'Heavy Storm' }],
      expect: { players: [{ spellsTraps: [], graveyard: ['Heavy Storm', 'Mirror Force'] }, { spellsTraps: [], graveyard: ['Swords of Revealing Light', 'Ring of Destruction'] }] },
    });
  });

  it('needs another Spell or Trap on the field', () => {
    plays({
      players: [{ hand: ['Heavy Storm'] }, {}],
      steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Heavy Storm' }, rule: 'card-condition' }],
    });
  });
});
