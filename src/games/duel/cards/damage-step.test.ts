import { describe, test } from 'vitest';
import type { ProfileId } from '../../../engine/duel';
import { plays } from '../scenario/testing';

type Scene = Parameters<typeof plays>[0];
type Step = NonNullable<Scene['steps']>[number];
type Players = NonNullable<Scene['players']>;
/** Where it is looked: the open game state of the Main Phase, the declaration, parts of the Damage Step. */
const POINTS = ['main', 'declared', 'start', 'before', 'calculation', 'after', 'end'] as const;
type Point = (typeof POINTS)[number];

interface Row {
  readonly card: string;
  readonly of: 0 | 1;
  readonly players: Players;
  /** The turn player's attack. */
  readonly attack: readonly [card: string, target: string];
  /** Where it may be activated, in each rule set; looked at are the other points of `looks` too. */
  readonly may: Readonly<Partial<Record<ProfileId, readonly Point[]>>>;
  readonly looks: readonly Point[];
}

const attacker = { card: 'Vorse Raider' };
const guard = { card: 'Celtic Guardian' };
const WHOLE_BATTLE = ['declared', 'start', 'before', 'after', 'end'] as const;
const both = (...may: readonly Point[]) => ({ expert: may, modern: may });
const changesAtk = both('declared', 'start', 'before');

const setTrap = (card: string): Pick<Row, 'card' | 'of' | 'players' | 'attack' | 'looks'> => ({
  card,
  of: 1,
  players: [{ monsters: [attacker] }, { monsters: [guard], spellsTraps: [{ card, face: 'set' }] }],
  attack: ['Vorse Raider', 'Celtic Guardian'],
  looks: WHOLE_BATTLE,
});
const quickPlay = (card: string, spellsTraps: Players[1]['spellsTraps'] = []): Omit<Row, 'may'> => ({
  card,
  of: 0,
  players: [
    { hand: [card], monsters: [attacker] },
    { monsters: [guard], spellsTraps },
  ],
  attack: ['Vorse Raider', 'Celtic Guardian'],
  looks: ['main', ...WHOLE_BATTLE],
});

const ROWS: readonly Row[] = [
  { ...setTrap('Mirror Wall'), may: changesAtk },
  { ...setTrap('Metalmorph'), may: changesAtk },
  { ...setTrap('Reinforcements'), may: changesAtk },
  { ...setTrap('Kunai with Chain'), may: changesAtk },
  { ...setTrap('Mask of Weakness'), may: { expert: ['declared'], modern: ['declared', 'start', 'before'] } },
  { ...setTrap('Waboku'), may: both('declared') },
  { ...quickPlay('Rush Recklessly'), may: both('main', 'declared', 'start', 'before') },
  { ...quickPlay('Graceful Dice'), may: both('main', 'declared', 'start', 'before') },
  { ...quickPlay('Forbidden Chalice'), may: { modern: ['main', 'declared', 'start', 'before'] } },
  { ...quickPlay('Mystical Space Typhoon', [{ card: 'Waboku', face: 'set' }]), may: both('main', 'declared') },
  {
    card: 'Injection Fairy Lily',
    of: 0,
    players: [{ monsters: [{ card: 'Injection Fairy Lily' }] }, { monsters: [guard] }],
    attack: ['Injection Fairy Lily', 'Celtic Guardian'],
    may: both('start', 'before', 'calculation'),
    looks: ['main', 'declared', 'start', 'before', 'calculation', 'after'],
  },
  {
    card: 'Kuriboh',
    of: 1,
    players: [{ monsters: [attacker] }, { hand: ['Kuriboh'], monsters: [guard] }],
    attack: ['Vorse Raider', 'Celtic Guardian'],
    may: both('calculation'),
    looks: ['declared', 'start', 'before', 'calculation', 'after', 'end'],
  },
  {
    card: 'Honest',
    of: 1,
    players: [{ monsters: [attacker] }, { hand: ['Honest'], monsters: [{ card: 'Shining Angel' }] }],
    attack: ['Vorse Raider', 'Shining Angel'],
    may: { modern: ['start', 'before'] },
    looks: WHOLE_BATTLE,
  },
];

/** The Expert rules have the window before calculation only where a face-down target was turned up. */
const isIn = (profile: ProfileId, point: Point): boolean => point !== 'before' || profile === 'modern';
const isPart = (point: Point): point is 'start' | 'before' | 'calculation' | 'after' | 'end' =>
  ['start', 'before', 'calculation', 'after', 'end'].includes(point);

function look({ card, of, may }: Row, profile: ProfileId, point: Point): Step {
  const step = { player: of, do: 'activate' as const, card };
  const verdict = may[profile]!.includes(point) ? ('legal' as const) : ('illegal' as const);
  if (isPart(point)) return { do: verdict, step, when: { damageStep: point } };
  return point === 'declared' ? { do: verdict, step, when: { step: 'battle' } } : { do: verdict, step };
}

describe('what may be activated in the Damage Step (R449–R452), and outside of it', () => {
  const scenes = ROWS.flatMap((row) => (Object.keys(row.may) as ProfileId[]).map((profile) => [row.card, profile, row] as const));
  test.each(scenes)('%s (%s)', (_, profile, row) => {
    const points = POINTS.filter((point) => row.looks.includes(point) && isIn(profile, point));
    const [card, target] = row.attack;
    plays({
      profile,
      players: row.players,
      steps: [
        ...(points.includes('main') ? [look(row, profile, 'main')] : []),
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card, target },
        ...points.filter((point) => point !== 'main').map((point) => look(row, profile, point)),
      ],
    });
  });
});

const PALADIN = 'Dark Paladin';
const answers = {
  'the activation of a Spell': [
    PALADIN,
    1,
    [
      { hand: ['Rush Recklessly'], monsters: [attacker] },
      { hand: ['Umi'], monsters: [{ card: PALADIN }] },
    ],
    { player: 0, do: 'activate', card: 'Rush Recklessly', choose: ['Vorse Raider'], when: { damageStep: 'start' } },
    { expert: 'legal', modern: 'legal' },
  ],
  'the effect of a Normal Trap': [
    'Ryu Senshi',
    0,
    [{ monsters: [{ card: 'Ryu Senshi' }] }, { monsters: [guard], spellsTraps: [{ card: 'Reinforcements', face: 'set' }] }],
    { player: 1, do: 'activate', card: 'Reinforcements', choose: ['Celtic Guardian'], when: { damageStep: 'start' } },
    { expert: 'legal', modern: 'illegal' },
  ],
  'an effect that Special Summons': [
    'Royal Oppression',
    0,
    [
      { monsters: [attacker], spellsTraps: [{ card: 'Royal Oppression', face: 'up' }] },
      { monsters: [{ card: 'Mystic Tomato' }], deck: ['Mystic Tomato'] },
    ],
    { player: 1, do: 'answer', value: true },
    { expert: 'legal', modern: 'illegal' },
  ],
} as const satisfies Readonly<Record<string, readonly [string, 0 | 1, Players, Step, Record<ProfileId, 'legal' | 'illegal'>]>>;

describe('what negates in the Damage Step (R451)', () => {
  const scenes = Object.entries(answers).flatMap(([what, row]) =>
    (['expert', 'modern'] as const).map((profile) => [row[0], profile, what, row] as const),
  );
  test.each(scenes)('%s (%s) answers %s', (card, profile, _, [, player, players, act, may]) => {
    const [mine] = players[0].monsters;
    const [theirs] = players[1].monsters;
    plays({
      profile,
      players,
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card: mine.card, target: theirs.card },
        act,
        { do: may[profile], step: { player, do: 'activate', card } },
      ],
    });
  });
});
