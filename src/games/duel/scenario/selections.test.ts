import { describe, test } from 'vitest';
import { failsWith, plays, type TestScenario } from './testing';

const GUARDIAN = 'Celtic Guardian';
const FISH = '7 Colored Fish';

describe('selections', () => {
  const break_ = (choose: string[], hand = ['Kuriboh', 'Sangan']): TestScenario => ({
    players: [{ hand, spellsTraps: [{ card: 'Raigeki Break' }] }, { monsters: [{ card: FISH }, { card: GUARDIAN }] }],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki Break', choose }],
  });

  test('inline lists answer costs and targets in order', () => {
    plays({ ...break_(['Sangan', GUARDIAN]), expect: { players: [{ hand: ['Kuriboh'] }, { graveyard: [GUARDIAN] }] } });
    // A cost with one candidate need not be named.
    plays({ ...break_([GUARDIAN], ['Kuriboh']), expect: { players: [{ hand: [] }, { graveyard: [GUARDIAN] }] } });
  });

  test('a card that cannot be chosen fails the scenario, a forced choice included', () => {
    failsWith(break_(['Sangan', 'Umi']), /nothing asked for "Umi"|Pending: choose of player 0|expect/);
    failsWith(break_(['Umi', FISH], ['Kuriboh']), /^end: activate Raigeki Break: nothing asked for "Umi"$/);
  });

  test('what two players choose for one effect may be said in either order, and must be said all the same', () => {
    const scenario = (...steps: NonNullable<TestScenario['steps']>): TestScenario => ({
      players: [
        { monsters: [{ card: 'Summoned Skull' }], deck: ['Skull Servant', 'Armored Zombie'] },
        { monsters: [{ card: 'Emissary of the Afterlife' }], deck: ['Clown Zombie', 'Petit Dragon'] },
      ],
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card: 'Summoned Skull', target: 'Emissary of the Afterlife' },
        ...steps,
      ],
      expect: { players: [{ hand: ['Skull Servant'] }, { hand: ['Petit Dragon'] }] },
    });
    const one = { player: 0, do: 'choose', cards: ['Skull Servant'] } as const;
    const other = { player: 1, do: 'choose', cards: ['Petit Dragon'] } as const;
    plays(scenario(one, other));
    plays(scenario(other, one));
    failsWith(scenario(other), /^step 3 \(choose\): not a legal answer/);
  });

  test('a forced selection may be named by a step, at once or after a look, and must be what is done', () => {
    const scenario = (...steps: NonNullable<TestScenario['steps']>): TestScenario => ({
      players: [{ hand: ['Kuriboh'], spellsTraps: [{ card: 'Raigeki Break' }] }, { monsters: [{ card: FISH }] }],
      steps: [{ player: 0, do: 'activate', card: 'Raigeki Break' }, ...steps],
    });
    plays(scenario({ player: 0, do: 'choose', cards: ['Kuriboh'] }, { player: 0, do: 'choose', cards: [FISH] }));
    plays(scenario({ player: 0, do: 'choose', cards: [FISH] }));
    plays(
      scenario(
        { do: 'expect', prompt: { player: 0, kind: 'choose' } },
        { player: 0, do: 'choose', cards: ['Kuriboh'] },
        { do: 'expect', now: true, chain: [{ card: 'Raigeki Break' }], prompt: { player: 1, kind: 'respond' } },
        { player: 0, do: 'choose', cards: [FISH] },
      ),
    );
    failsWith(scenario({ player: 0, do: 'choose', cards: [GUARDIAN] }), /^step 2 \(choose\): not a legal answer/);
  });

  test('what is left of the inline list answers at resolution', () => {
    plays({
      players: [{ hand: ['Graceful Charity', 'Kuriboh', FISH], deck: [GUARDIAN, GUARDIAN, GUARDIAN] }, {}],
      steps: [{ player: 0, do: 'activate', card: 'Graceful Charity', choose: ['Kuriboh', FISH] }],
      expect: { players: [{ hand: [GUARDIAN, GUARDIAN, GUARDIAN], graveyard: ['Kuriboh', FISH, 'Graceful Charity'] }, {}] },
    });
  });

  test('tributes', () => {
    plays({
      players: [{ hand: ['Summoned Skull', 'Dark Magician'], monsters: [{ card: FISH }, { card: GUARDIAN }] }, {}],
      steps: [
        { do: 'legal', step: { player: 0, do: 'normalSummon', card: 'Dark Magician', choose: [GUARDIAN, FISH] } },
        { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: ['Dark Magician'] } },
        { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: [FISH, GUARDIAN] } },
        { player: 0, do: 'normalSummon', card: 'Summoned Skull', choose: [FISH], zone: 3 },
      ],
      expect: {
        players: [
          {
            monsters: [
              { card: 'Summoned Skull', zone: 3 },
              { card: GUARDIAN, zone: 1 },
            ],
            graveyard: [FISH],
          },
          {},
        ],
      },
    });
  });
});
