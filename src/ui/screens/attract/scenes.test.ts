import { describe, expect, test } from 'vitest';
import { plays, type TestScenario } from '../../../games/duel/scenario/testing';
import { cardFacts } from '../../../store/cards/card-book';
import { SCENES } from './scenes';

type Players = NonNullable<TestScenario['players']>;
type Step = NonNullable<TestScenario['steps']>[number];

/** Where each chain was begun, what was done before it, and what each link is aimed at or paid with. */
interface Position extends Pick<TestScenario, 'turnPlayer'> {
  readonly players: Players;
  readonly before?: readonly Step[];
  readonly choose: readonly (readonly string[])[];
}

const attacker = { card: 'Vorse Raider', position: 'attack' } as const;
const set = (card: string) => ({ card, face: 'set' }) as const;

const POSITIONS: readonly Position[] = [
  {
    players: [
      { lp: 6200, hand: ['Dark Hole'], spellsTraps: [set('Seven Tools of the Bandit')] },
      { lp: 6200, hand: ['Kuriboh'], monsters: [attacker], spellsTraps: [set('Magic Jammer'), set('Solemn Judgment')] },
    ],
    choose: [[], ['Kuriboh'], [], []],
  },
  {
    turnPlayer: 1,
    players: [
      { monsters: [attacker], spellsTraps: [set('Ring of Destruction'), set('Seven Tools of the Bandit')] },
      { hand: ['Change of Heart'], spellsTraps: [set('Solemn Judgment')] },
    ],
    choose: [['Vorse Raider'], ['Vorse Raider'], [], []],
  },
  {
    players: [
      {
        lp: 4300,
        hand: ['Kuriboh'],
        graveyard: ['Vorse Raider'],
        spellsTraps: [set('Call of the Haunted'), set('Magic Jammer')],
      },
      { lp: 2600, spellsTraps: [set('Mystical Space Typhoon')] },
    ],
    choose: [['Vorse Raider'], ['Call of the Haunted'], ['Kuriboh']],
  },
  {
    players: [
      { lp: 3000, monsters: [attacker], spellsTraps: [set('Mystical Space Typhoon')] },
      { lp: 1200, spellsTraps: [set('Sakuretsu Armor')] },
    ],
    before: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider' },
    ],
    choose: [['Vorse Raider'], ['Sakuretsu Armor']],
  },
];

const nameOf = (passcode: number): string => cardFacts(passcode)!.en;

describe('the chains that a passer-by is told', () => {
  test.each(SCENES.map((scene, at) => [nameOf(scene.links[0]!.passcode), scene, POSITIONS[at]!] as const))(
    'the chain that %s begins goes by the rules as it is told: links, costs, and what becomes of each',
    (_, scene, { players, turnPlayer, before = [], choose }) => {
      const steps = scene.links.flatMap(({ seat, passcode, life }, at): Step[] => [
        { player: seat, do: 'activate', card: nameOf(passcode), ...(choose[at]!.length > 0 && { choose: [...choose[at]!] }) },
        { do: 'expect', now: true, players: [{ lp: life[0] }, { lp: life[1] }] },
      ]);
      const { events } = plays({
        players,
        ...(turnPlayer !== undefined && { turnPlayer }),
        steps: [...before, ...steps],
        expect: { players: [{ lp: scene.life[0] }, { lp: scene.life[1] }] },
      });
      const told = scene.links
        .toReversed()
        .flatMap(({ passcode, fate }) => (fate === 'negated' ? [] : [`resolve ${nameOf(passcode)}`]));
      expect(events.filter((words) => words.startsWith('resolve '))).toEqual(told);
      const negated = scene.links
        .toReversed()
        .flatMap(({ passcode, fate }) => (fate === 'negated' ? [`negate ${nameOf(passcode)}`] : []));
      expect(events.filter((words) => words.startsWith('negate '))).toEqual(negated);
      // A link that fizzles changes nothing: what follows it only goes to the Graveyard.
      for (const { passcode, fate } of scene.links)
        if (fate === 'fizzles')
          expect(events.slice(events.indexOf(`resolve ${nameOf(passcode)}`) + 1).join()).toMatch(/^(toGrave [^,]+,?)+$/);
    },
  );
});
