import { expect, test } from 'vitest';
import { withOption } from '../../../engine/duel';
import { outcomeOf, type TestScenario } from './testing';

/** Link 1 is one of these when Raigeki Break has destroyed Archfiend of Gilfer at Link 2. */
const LINK_ONE = {
  'a card that is turned up': { hand: [], spellsTraps: [{ card: 'Gravity Bind', face: 'set' }] },
  'a change of values': { hand: ['Rush Recklessly'], targets: ['Vorse Raider'] },
  'a target that is gone': { hand: ['Rush Recklessly'], targets: ['Archfiend of Gilfer'] },
  'an effect that is negated': { hand: ['Rush Recklessly'], targets: ['Vorse Raider'], order: true },
} as const;

type Name = keyof typeof LINK_ONE;

function destroyedAtLinkTwo(name: Name): TestScenario {
  const link: {
    readonly hand: readonly string[];
    readonly spellsTraps?: readonly { readonly card: string; readonly face: 'set' }[];
    readonly targets?: readonly string[];
    readonly order?: boolean;
  } = LINK_ONE[name];
  const set = (card: string) => ({ card, face: 'set' as const });
  return {
    players: [
      {
        hand: [...link.hand],
        monsters: [{ card: 'Archfiend of Gilfer' }, { card: 'Vorse Raider' }],
        spellsTraps: [...(link.spellsTraps ?? [])],
      },
      { hand: ['Kuriboh'], spellsTraps: [set('Raigeki Break'), set('Imperial Order')] },
    ],
    steps: [
      {
        player: 0,
        do: 'activate',
        card: link.hand[0] ?? 'Gravity Bind',
        ...(link.targets && { choose: [...link.targets] }),
      },
      { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Kuriboh', 'Archfiend of Gilfer'] },
      ...(link.order === true
        ? ([
            { player: 0, do: 'pass' },
            { player: 1, do: 'activate', card: 'Imperial Order' },
          ] as const)
        : []),
      { do: 'expect', prompt: { player: 0 } },
    ],
  };
}

/** What is asked of Gilfer's player when the chain has ended. */
const askedAfter = (name: Name): string | undefined => outcomeOf(destroyedAtLinkTwo(name)).final?.prompt?.kind;
const survives = <T>(play: () => T): T => withOption('expert', 'timingSurvivesAnEmptyLinkOne', true, play);

test.each(Object.keys(LINK_ONE) as Name[])('E53: what Link 2 did has passed after Link 1, whatever it is: %s', (name) => {
  expect(askedAfter(name)).toBe('idle');
});

test.each([
  ['a card that is turned up', 'idle'],
  ['a change of values', 'idle'],
  ['a target that is gone', 'trigger'],
  ['an effect that is negated', 'trigger'],
] as const)(
  'timingSurvivesAnEmptyLinkOne: after a Link 1 that was negated or has lost its target the trigger is in time: %s, %s',
  (name, asked) => {
    expect(survives(() => askedAfter(name))).toBe(asked);
  },
);

test.each([
  [true, []],
  [false, [/not a legal answer/]],
] as const)(
  'timingSurvivesAnEmptyLinkOne %s: a Trap answers a summon at Link 2 after a Link 1 without its target',
  (value, failures) => {
    const { failures: found } = withOption('expert', 'timingSurvivesAnEmptyLinkOne', value, () =>
      outcomeOf({
        players: [
          { hand: ['Rush Recklessly'], monsters: [{ card: 'Vorse Raider' }] },
          {
            hand: ['Kuriboh'],
            graveyard: ['Gemini Elf'],
            spellsTraps: ['Torrential Tribute', 'Call of the Haunted', 'Raigeki Break'].map((card) => ({
              card,
              face: 'set' as const,
            })),
          },
        ],
        steps: [
          { player: 0, do: 'activate', card: 'Rush Recklessly', choose: ['Vorse Raider'] },
          { player: 1, do: 'activate', card: 'Call of the Haunted', choose: ['Gemini Elf'] },
          { player: 0, do: 'pass' },
          { player: 1, do: 'activate', card: 'Raigeki Break', choose: ['Kuriboh', 'Vorse Raider'] },
          { player: 1, do: 'activate', card: 'Torrential Tribute' },
        ],
      }),
    );
    expect(found).toHaveLength(failures.length);
    found.forEach((failure, i) => expect(failure).toMatch(failures[i]!));
  },
);
