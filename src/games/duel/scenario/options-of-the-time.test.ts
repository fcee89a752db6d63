import { describe, expect, test } from 'vitest';
import { withOption, type DuelView, type ProfileId } from '../../../engine/duel';
import { outcomeOf, viewsAlong, type TestScenario } from './testing';

const PROFILES: readonly ProfileId[] = ['expert', 'modern'];

/** Vorse Raider attacks a stronger monster; its player may lift it by a Quick-Play Spell of the hand. */
const lifted = (profile: ProfileId, damageStep: 'start' | 'calculation'): TestScenario => ({
  profile,
  players: [{ hand: ['Rush Recklessly'], monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Summoned Skull' }] }],
  steps: [
    { player: 0, do: 'enter', to: 'battle' },
    { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Summoned Skull' },
    { player: 0, do: 'activate', card: 'Rush Recklessly', choose: ['Vorse Raider'], when: { damageStep } },
  ],
  expect: { players: [{ monsters: [{ card: 'Vorse Raider' }] }, { lp: 7900, monsters: [] }] },
});

describe.each(PROFILES)('valueChanges, in the rule set %s', (profile) => {
  test('what changes ATK is used up to damage calculation, and not in it', () => {
    expect(outcomeOf(lifted(profile, 'start')).failures).toEqual([]);
    expect(outcomeOf(lifted(profile, 'calculation')).failures).not.toEqual([]);
  });

  test('calculationToo: it may be used in damage calculation as well, and counts there', () => {
    const failures = (damageStep: 'start' | 'calculation') =>
      withOption(profile, 'valueChanges', 'calculationToo', () => outcomeOf(lifted(profile, damageStep)).failures);
    expect(failures('start')).toEqual([]);
    expect(failures('calculation')).toEqual([]);
  });
});

/** Timeater destroys Mystic Tomato: what both then do, and where the Tomato lies as Timeater's effect is answered. */
const destroyed = (profile: ProfileId, lies: 'monsters' | 'graveyard'): TestScenario => ({
  profile,
  players: [
    { monsters: [{ card: 'Timeater' }] },
    {
      monsters: [{ card: 'Mystic Tomato', position: 'attack' }],
      deck: ['Sangan'],
      spellsTraps: [{ card: 'Divine Wrath', face: 'set' }],
      hand: ['Kuriboh'],
    },
  ],
  steps: [
    { player: 0, do: 'enter', to: 'battle' },
    { player: 0, do: 'attack', card: 'Timeater', target: 'Mystic Tomato' },
    { do: 'expect', when: { damageStep: lies === 'monsters' ? 'after' : 'end' }, chain: [{ card: 'Timeater' }] },
    { player: 1, do: 'answer', value: true },
  ],
  expect: { players: [{}, { monsters: [{ card: 'Sangan' }], graveyard: ['Mystic Tomato'] }] },
});

describe.each(PROFILES)('battleDestruction, in the rule set %s', (profile) => {
  const failures = (lies: 'monsters' | 'graveyard') => outcomeOf(destroyed(profile, lies)).failures;

  test('what is set off by a destruction by battle is set off as the monster leaves', () => {
    expect(failures('graveyard')).toEqual([]);
    expect(failures('monsters')).not.toEqual([]);
  });

  test('afterCalculation: right after damage calculation, and what asks for the Graveyard still when it is there', () => {
    withOption(profile, 'battleDestruction', 'afterCalculation', () => {
      expect(failures('monsters')).toEqual([]);
      expect(failures('graveyard')).not.toEqual([]);
    });
  });
});

/** Mystic Tomato, destroyed by battle, looks for a monster; the Deck holds none. */
const inVain = (profile: ProfileId): TestScenario => ({
  profile,
  players: [
    { monsters: [{ card: 'Vorse Raider' }] },
    { monsters: [{ card: 'Mystic Tomato', position: 'attack' }], deck: ['Pot of Greed', 'Raigeki'], hand: ['Kuriboh'] },
  ],
  steps: [
    { player: 0, do: 'enter', to: 'battle' },
    { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Mystic Tomato' },
    { player: 1, do: 'answer', value: true },
    { player: 0, do: 'enter', to: 'main2' },
  ],
});

describe.each(PROFILES)('emptySearch, in the rule set %s', (profile) => {
  const shown = (): readonly (number | undefined)[] => {
    const view: DuelView = viewsAlong(inVain(profile), 0).at(-1)!;
    return view.log.filter(({ verb }) => verb === 'reveal').map(({ passcode }) => passcode);
  };

  test('a search may find nothing, and nobody is shown the Deck', () => {
    expect(outcomeOf(inVain(profile)).failures).toEqual([]);
    expect(shown()).toEqual([]);
  });

  test('shown: both see the Deck that was looked through in vain, and nothing of the hand', () => {
    expect(withOption(profile, 'emptySearch', 'shown', shown).toSorted()).toEqual([12580477, 55144522]);
  });
});
