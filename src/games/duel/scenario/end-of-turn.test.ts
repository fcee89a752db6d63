import { describe, test } from 'vitest';
import { failsWith, plays } from './testing';

const GUARDIAN = 'Celtic Guardian';
const FISH = '7 Colored Fish';

describe('endTurn', () => {
  test('announces what is left of the turn, from the battle as well', () => {
    plays({
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'endTurn' },
        { do: 'expect', turn: 4, turnPlayer: 1 },
      ],
      expect: { phase: 'main1', events: ['phase battle', 'phase main2', 'phase end', 'turn 4'] },
    });
  });

  test('a chain that makes an announcement fall stops it; the hand limit is answered after it', () => {
    const jar = { spellsTraps: [{ card: 'Jar of Greed' }] };
    plays({
      players: [{}, jar],
      steps: [
        { player: 0, do: 'endTurn' },
        { player: 1, do: 'activate', card: 'Jar of Greed' },
        { do: 'expect', turn: 3, phase: 'main1', prompt: { player: 0, kind: 'idle' } },
      ],
      expect: { turn: 3, phase: 'main1' },
    });
    plays({
      players: [{ hand: [FISH, 'Umi', 'Sangan', GUARDIAN, GUARDIAN, GUARDIAN, GUARDIAN] }, {}],
      steps: [
        { player: 0, do: 'endTurn' },
        { do: 'expect', prompt: { player: 0, kind: 'discard' } },
        { player: 0, do: 'choose', cards: ['Umi'] },
      ],
      expect: { turn: 4, players: [{ handCount: 6, graveyard: ['Umi'] }, {}] },
    });
  });

  test('belongs to the turn player', () => {
    plays({
      steps: [
        { player: 0, do: 'endTurn' },
        { player: 1, do: 'endTurn' },
        { player: 0, do: 'endTurn' },
      ],
      expect: { turn: 6, turnPlayer: 1 },
    });
    failsWith({ steps: [{ player: 1, do: 'endTurn' }] }, /^step 1 \(endTurn\): not a legal answer\. Pending: idle of player 0/);
    plays({
      steps: [
        { do: 'legal', step: { player: 0, do: 'endTurn' } },
        { do: 'illegal', step: { player: 1, do: 'endTurn' } },
      ],
    });
  });
});
