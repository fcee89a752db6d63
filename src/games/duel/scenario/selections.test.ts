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
    const one = { player: 0 as const, do: 'choose' as const, cards: ['Skull Servant'] };
    const other = { player: 1 as const, do: 'choose' as const, cards: ['Petit Dragon'] };
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

  test('a selection that may be declined is answered true or false before it, or by the pick alone', () => {
    const caller = (graveyard: string[], steps: NonNullable<TestScenario['steps']>, brought: string[]): TestScenario => ({
      players: [{ monsters: [{ card: 'Spirit Caller', position: 'set' }], graveyard }, {}],
      steps: [{ player: 0, do: 'flipSummon', card: 'Spirit Caller' }, ...steps],
      expect: { players: [{ monsters: [{ card: 'Spirit Caller' }, ...brought.map((card) => ({ card }))] }, {}] },
    });
    const say = (value: boolean) => ({ player: 0 as const, do: 'answer' as const, value });
    const grave = { player: 0 as const, do: 'choose' as const, cards: ['The 13th Grave'] };
    plays(caller(['Uraby', 'The 13th Grave'], [say(true), grave], ['The 13th Grave']));
    plays(caller(['Uraby', 'The 13th Grave'], [grave], ['The 13th Grave']));
    plays(caller(['Uraby', 'The 13th Grave'], [say(false)], []));
    // With one candidate the pick need not be a step.
    plays(caller(['The 13th Grave'], [say(true)], ['The 13th Grave']));
    plays(caller(['The 13th Grave'], [say(true), grave], ['The 13th Grave']));
    failsWith(caller(['Uraby', 'The 13th Grave'], [say(true), say(false), grave], []), /^step 3 \(answer\): not a legal answer/);
  });

  test('who picks for an optional part need not say true before it', () => {
    const smash = (...steps: NonNullable<TestScenario['steps']>): TestScenario => ({
      players: [
        { monsters: [{ card: 'Skull Servant' }], spellsTraps: [{ card: 'Order to Smash' }] },
        { spellsTraps: [{ card: 'Waboku' }, { card: 'Umi' }] },
      ],
      steps: [{ player: 0, do: 'activate', card: 'Order to Smash' }, ...steps],
    });
    const hit = { player: 0 as const, do: 'choose' as const, cards: ['Umi'] };
    const expect: TestScenario['expect'] = { players: [{ monsters: [] }, { spellsTraps: [{ card: 'Waboku' }] }] };
    plays({ ...smash(hit), expect });
    plays({ ...smash({ player: 0, do: 'answer', value: true }, hit), expect });
    plays({
      ...smash(),
      steps: [{ player: 0, do: 'activate', card: 'Order to Smash', choose: ['Skull Servant', 'Umi'] }],
      expect,
    });
    failsWith(smash({ player: 0, do: 'answer', value: false }, hit), /^step 3 \(choose\): not a legal answer/);
  });

  test('where nothing need be picked it may be said beforehand whether anything is', () => {
    const dragons = (...steps: NonNullable<TestScenario['steps']>): TestScenario => ({
      players: [{ hand: ['Thunder Dragon'], deck: ['Thunder Dragon', 'Thunder Dragon'] }, {}],
      steps: [{ player: 0, do: 'activate', card: 'Thunder Dragon' }, ...steps],
    });
    const both = { player: 0 as const, do: 'choose' as const, cards: ['Thunder Dragon', 'Thunder Dragon'] };
    plays({ ...dragons({ player: 0, do: 'answer', value: true }, both), expect: { players: [{ handCount: 2 }, {}] } });
    plays({ ...dragons({ player: 0, do: 'answer', value: false }), expect: { players: [{ handCount: 0 }, {}] } });
    failsWith(dragons({ player: 1, do: 'answer', value: true }, both), /\(answer\): not a legal answer/);
  });

  test('a position that was not asked may be named afterwards, as it is', () => {
    const comesBack = (value: 'attack' | 'defense'): TestScenario => ({
      players: [{ spellsTraps: [{ card: 'Call of the Haunted' }], graveyard: [FISH] }, {}],
      steps: [
        { player: 0, do: 'activate', card: 'Call of the Haunted', choose: [FISH] },
        { player: 0, do: 'answer', value },
      ],
      expect: { players: [{ monsters: [{ card: FISH, position: 'attack' }] }, {}] },
    });
    plays(comesBack('attack'));
    failsWith(comesBack('defense'), /^step 2 \(answer\): not a legal answer/);
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
