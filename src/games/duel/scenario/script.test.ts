import { describe, test } from 'vitest';
import type { ScenarioInput } from './schema';
import { failsWith, plays } from './testing';

const FISH = '7 Colored Fish';

describe('waiting', () => {
  test('windows that no step answers pass; without autoPass each is answered', () => {
    plays({
      players: [{ hand: [FISH] }, {}],
      steps: [
        { player: 0, do: 'normalSummon', card: FISH },
        { player: 0, do: 'enter', to: 'battle' },
      ],
      expect: { phase: 'battle', step: 'battle' },
    });
    failsWith(
      {
        autoPass: false,
        players: [{ hand: [FISH] }, {}],
        steps: [
          { player: 0, do: 'normalSummon', card: FISH },
          { player: 0, do: 'enter', to: 'battle' },
        ],
      },
      /^step 2 \(enter battle\): not a legal answer\. Pending: respond \(summonNegation\) of player 1\. Legal: \{"player":1,"do":"pass"\}$/,
    );
    plays({
      autoPass: false,
      players: [{ hand: [FISH] }, {}],
      steps: [
        { player: 0, do: 'normalSummon', card: FISH },
        { player: 1, do: 'pass' },
        { player: 0, do: 'pass' },
        { player: 1, do: 'pass' },
        { do: 'expect', now: true, prompt: { player: 0, kind: 'idle' } },
      ],
    });
  });

  test('a monster whose position no step answers comes in Attack Position, but one that is looked for is still asked', () => {
    const players: ScenarioInput['players'] = [{ hand: ['Monster Reborn'], graveyard: ['Gemini Elf'] }, {}];
    const reborn = { player: 0, do: 'activate', card: 'Monster Reborn' } as const;
    const came: ScenarioInput['expect'] = { players: [{ monsters: [{ card: 'Gemini Elf', position: 'attack' }] }, {}] };
    plays({ players, steps: [reborn], expect: came });
    plays({ players, steps: [reborn, { player: 0, do: 'enter', to: 'battle' }], expect: { phase: 'battle', ...came } });
    plays({ players, steps: [reborn], expect: { prompt: { player: 0, kind: 'answer' }, players: [{ monsters: [] }, {}] } });
  });

  test('a step with `when` waits for the point', () => {
    plays({
      players: [{ spellsTraps: [{ card: 'Jar of Greed' }] }, {}],
      steps: [
        { player: 0, do: 'endTurn' },
        { player: 0, do: 'activate', card: 'Jar of Greed', when: { turn: 4, phase: 'standby' } },
      ],
      expect: {
        turn: 4,
        phase: 'main1',
        events: [
          'turn 4',
          'phase standby',
          'activate Jar of Greed',
          'chainLink Jar of Greed',
          'resolve Jar of Greed',
          'draw Celtic Guardian',
        ],
      },
    });
  });

  test('phases and steps that nobody announces pass by name', () => {
    plays({
      phase: 'draw',
      steps: [
        { player: 0, do: 'enter', to: 'standby' },
        { do: 'expect', now: true, phase: 'draw', prompt: { player: 1, kind: 'respond' } },
        { player: 0, do: 'enter', to: 'main1' },
        { do: 'expect', now: true, phase: 'standby', prompt: { player: 1 } },
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'enter', to: 'nextStep' },
        { do: 'expect', now: true, step: 'start', prompt: { player: 1 } },
        { player: 1, do: 'pass' },
        { do: 'expect', now: true, step: 'battle', prompt: { player: 0, kind: 'battle' } },
        { player: 0, do: 'enter', to: 'nextStep' },
        { player: 1, do: 'pass' },
        { do: 'expect', now: true, step: 'end', prompt: { player: 0, kind: 'respond' } },
        { player: 0, do: 'enter', to: 'end' },
      ],
    });
  });
});
