import type { Page } from '@playwright/test';
import { drag, middle } from '../drag';
import { openPosition, openVisionPosition } from '../laid-out';
import { drawn, movedOn, question } from '../table';
import { act, confirmed, door, FULL, full, onCard, play, smooth, vision, withKey, won } from './states';

/** A table at its fullest: where something would lie over something else, it does so here. */
export interface HardState {
  readonly name: string;
  /** Much like another one: `npm run look` measures it, the story of every day does not. */
  readonly isSeldom?: true;
  readonly open: (page: Page) => Promise<void>;
  /** What is done anew in each window: a pointer that rests on a card, a card that is held. */
  readonly at?: (page: Page) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
  /** The players have opened its sheet. */
  readonly isWished?: true;
}

type Position = Parameters<typeof openPosition>[1];
const open =
  (position: Position, mode: 'strict' | 'smooth' | 'pause' = 'smooth') =>
  (page: Page): Promise<void> =>
    openPosition(page, position, mode, { secrecy: 'open' });

const EIGHT = [...FULL.players[0].hand, 'Sangan', 'Dark Hole'];
const WARRIORS = ['Celtic Guardian', 'Marauding Captain', 'D.D. Warrior Lady', 'Warrior Dai Grepher', 'Big Shield Gardna'];
const many = (count: number, names: readonly string[]): string[] =>
  Array.from({ length: count }, (_, i) => names[i % names.length]!);
const set = (card: string) => ({ card, face: 'set' as const });
const up = (card: string) => ({ card, position: 'attack' as const });

/** Whoever is asked before lets it pass. */
async function until(page: Page, awaited: string): Promise<void> {
  for (let i = 0; i < 12; i++) {
    const before = await question(page);
    if ((await page.locator(`.dock:is(${awaited})`).count()) > 0) return;
    await page.keyboard.press('Space');
    await movedOn(page, before);
  }
  throw new Error(`Nobody was asked ${awaited}`);
}

const seat = (one: 0 | 1): string => `[data-seat="${one}"]`;
const kind = (one: string): string => `[data-kind="${one}"]`;

/** One more Chain Link, by a card of that seat, on what lies at the places. */
async function link(page: Page, card: string, ...targets: readonly string[]): Promise<void> {
  await until(page, seat(card.startsWith('0') ? 0 : 1));
  await play(page, card, 'activate');
  for (const target of targets) await onCard(page, target);
  await confirmed(page);
  await drawn(page);
}

/** Each answers what the other has answered with, as long as cards are there. */
async function chainOf(page: Page, links: 4 | 8): Promise<void> {
  const tools = many(links === 4 ? 1 : 3, ['Seven Tools of the Bandit']).map(set);
  const [ren, aya] = [
    { hand: FULL.players[0].hand, monsters: [up('Vorse Raider')], spellsTraps: [set('Mystical Space Typhoon'), ...tools] },
    { hand: FULL.players[1].hand, monsters: [up('Gemini Elf')], spellsTraps: [set('Solemn Judgment'), ...tools] },
  ];
  await open({ players: [ren, aya] }, 'strict')(page);
  await link(page, '0:spellTrap:0', '1:spellTrap:1');
  await link(page, '1:spellTrap:0');
  for (let i = 2; i < links; i++) await link(page, `${i % 2}:spellTrap:${Math.floor(i / 2)}`);
  await page.locator(`[data-link="${links}"]`).first().waitFor();
}

const controlled: Position = {
  players: [
    { hand: ['Enemy Controller', ...FULL.players[0].hand], monsters: [up('Celtic Guardian')] },
    { hand: EIGHT, monsters: ['Vorse Raider', 'Gemini Elf', 'Blue-Eyes White Dragon'].map(up) },
  ],
};

async function whichEffect(page: Page): Promise<void> {
  await open(controlled, 'strict')(page);
  await play(page, '0:hand:0', 'activate');
  await page.locator(`.dock${kind('answer')}`).waitFor();
}

/** Four Quick-Play Spell Cards stand on the chain, each with a target; the fifth asks for its own. */
async function fifthTarget(page: Page): Promise<void> {
  const typhoons = many(3, ['Mystical Space Typhoon']).map(set);
  const [ren, aya] = [
    { hand: EIGHT, monsters: [up('Vorse Raider')], spellsTraps: [...typhoons, set('Solemn Judgment')] },
    { hand: EIGHT, monsters: [up('Gemini Elf')], spellsTraps: [...typhoons, set('Enemy Controller')] },
  ];
  await open({ players: [ren, aya] }, 'strict')(page);
  for (const [from, to] of ['0:0 1:3', '1:0 0:3', '0:1 1:2', '1:1 0:0'].map((one) => one.split(' ')))
    await link(page, from!.replace(':', ':spellTrap:'), to!.replace(':', ':spellTrap:'));
  await until(page, seat(0));
  await play(page, '0:spellTrap:2', 'activate');
  await until(page, kind('choose'));
}

/** The partner that plays Aya thinks about its first act. */
async function partnerPlays(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./?seed=41&beat=3000000&decks=bench-a,bench-b&first=1&partner=1:steady');
  await page.locator('.now__go').click();
  await page.locator(`.dock${kind('partner')}`).waitFor();
}

async function joined(page: Page): Promise<void> {
  await open(
    {
      phase: 'battle',
      players: [
        { hand: EIGHT, monsters: [up('Gemini Elf'), up('Vorse Raider')] },
        {
          hand: EIGHT,
          monsters: [up('7 Colored Fish'), up('Big Shield Gardna')],
          spellsTraps: [set('Call of the Haunted')],
          graveyard: ['Summoned Skull'],
        },
      ],
    },
    'strict',
  )(page);
  await until(page, kind('battle'));
  await play(page, '0:monster:0', 'attack');
  await onCard(page, '1:monster:0');
  await drawn(page);
  await link(page, '1:spellTrap:0');
  await until(page, kind('replay'));
}

/** Characters, commands of every price, and nodes for them. */
const lanterns = {
  field: ['Festival Drum', 'Ox-Horn Mask', 'Procession Leader', 'River Mother'],
  hand: ['Stray Spark', 'Sudden Gust', 'Borrowed Umbrella', 'Breath of Relief', 'Festival Drum', 'Gale Kite', 'Long Night'],
  nodes: { active: 8, sleep: 2 },
  underworld: many(12, ['Paper Lantern', 'Gale Kite']),
};

async function combat(page: Page): Promise<void> {
  await openVisionPosition(page, { players: [lanterns, { ...lanterns, field: ['Ford Guardian', 'Ferry Oar', 'Well Frog'] }] });
  await until(page, seat(0));
  await play(page, '0:field:0', 'attack');
  await until(page, seat(1));
  await onCard(page, '1:field:0');
  await act(page, 'defend');
  await until(page, seat(0));
}

/** Aya, who is asked about Festival Drum's attack, may defend with three characters or play a command. */
async function attacked(page: Page): Promise<void> {
  await openVisionPosition(page, { players: [lanterns, { ...lanterns, field: ['Ford Guardian', 'Ferry Oar', 'Well Frog'] }] });
  await until(page, seat(0));
  await play(page, '0:field:0', 'attack');
  await until(page, seat(1));
}

async function dropped(page: Page): Promise<void> {
  await smooth(page);
  await drag(page, '0:hand:5', '0:monster:4');
  await drawn(page);
}

/** A card of the hand is held over a zone. */
async function hold(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
}

async function letGo(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

export const HARD_STATES: readonly HardState[] = [
  {
    name: 'Main Phase',
    open: async (page) => {
      await smooth(page);
      await play(page, '0:hand:5', 'normalSummon');
      await drawn(page);
    },
  },
  {
    name: 'acts of a card of the hand',
    open: async (page) => {
      await full(page);
      await onCard(page, '0:hand:5');
    },
  },
  {
    name: 'acts of a monster',
    isSeldom: true,
    open: async (page) => {
      await full(page);
      await onCard(page, '0:monster:2');
    },
  },
  {
    name: 'acts of a Set card',
    isSeldom: true,
    open: async (page) => {
      await full(page);
      await onCard(page, '0:spellTrap:2');
    },
  },
  { name: 'dropped card', open: dropped },
  {
    name: 'card in the hand of its player',
    isSeldom: true,
    open: smooth,
    at: (page) => hold(page, '0:hand:5', '0:monster:4'),
    after: letGo,
  },
  {
    name: 'refused drop',
    open: async (page) => {
      await smooth(page);
      await drag(page, '0:hand:5', '0:spellTrap:4');
      await drawn(page);
    },
  },
  {
    name: 'hand limit',
    open: async (page) => {
      await open({
        players: [
          { ...FULL.players[0], hand: EIGHT },
          { ...FULL.players[1], hand: EIGHT },
        ],
      })(page);
      await page.keyboard.press('e');
      await page.locator(`.dock${kind('discard')}`).waitFor();
      await onCard(page, '0:hand:2');
    },
  },
  { name: 'which effect', open: whichEffect },
  {
    name: 'target of three',
    open: async (page) => {
      await whichEffect(page);
      await page.keyboard.press('1');
      await page.locator(`.dock${kind('choose')}`).waitFor();
      await onCard(page, '1:monster:2');
    },
  },
  { name: 'chain of four', isSeldom: true, open: (page) => chainOf(page, 4) },
  { name: 'target for Chain Link 5', isSeldom: true, open: fifthTarget },
  { name: 'chain of eight', open: (page) => chainOf(page, 8) },
  {
    name: 'trigger',
    open: async (page) => {
      await full(page);
      await link(page, '0:hand:2', '0:spellTrap:3');
      await until(page, kind('trigger'));
    },
  },
  {
    name: 'deck search of forty',
    open: async (page) => {
      await open({
        players: [
          { ...FULL.players[0], hand: ['Reinforcement of the Army', ...EIGHT], deck: many(40, WARRIORS) },
          FULL.players[1],
        ],
      })(page);
      await play(page, '0:hand:0', 'activate');
      await until(page, kind('choose'));
    },
  },
  {
    name: 'Graveyard of thirty',
    isWished: true,
    open: async (page) => {
      await open({ players: [{ ...FULL.players[0], graveyard: many(30, [...EIGHT, ...WARRIORS]) }, FULL.players[1]] })(page);
      await page.keyboard.press('g');
      await page.locator('.sheet').waitFor();
    },
  },
  {
    name: 'attack that chooses its target',
    open: async (page) => {
      await smooth(page);
      await page.locator('[data-phase="battle"]').click();
      await until(page, kind('battle'));
      await play(page, '0:monster:0', 'attack');
    },
    at: async (page) => {
      const at = await middle(page, '1:monster:0');
      await page.mouse.move(at.x, at.y);
    },
  },
  { name: 'replay', open: joined },
  {
    name: 'Pendulum with both Scales',
    open: open({
      profile: 'modern',
      players: [
        {
          hand: [
            'D.D. Warrior Lady',
            'Odd-Eyes Pendulum Dragon',
            'Breaker the Magical Warrior',
            'Jinzo',
            'Mandragon',
            'Dark Hole',
          ],
          monsters: [up('Gemini Elf'), up('Vorse Raider')],
          spellsTraps: [set('Enemy Controller')],
          pendulumZones: ['Stargazer Magician', 'Timegazer Magician'],
        },
        { hand: EIGHT, monsters: [up('Summoned Skull')], pendulumZones: ['Stargazer Magician', 'Timegazer Magician'] },
      ],
    }),
  },
  {
    name: 'VISION Main Phase',
    isSeldom: true,
    open: async (page) => {
      await openVisionPosition(page, { players: [lanterns, lanterns] });
      await until(page, seat(0));
    },
  },
  {
    name: 'VISION acts of a card of the hand',
    isSeldom: true,
    open: async (page) => {
      await openVisionPosition(page, { players: [lanterns, lanterns] });
      await until(page, seat(0));
      await onCard(page, '0:hand:4');
    },
  },
  { name: 'VISION defence', isSeldom: true, open: attacked },
  { name: 'VISION combat', open: combat },
  { name: 'VISION first turn', isSeldom: true, open: vision },
  { name: 'lesson step', open: door('#lesson=three-link-chain~2', '.way__head') },
  { name: 'first duel', isSeldom: true, open: door('#lesson=first-duel', '.guide') },
  { name: 'VISION lesson step', isSeldom: true, open: door('#lesson=vision-first-game~7', '.way__head') },
  { name: 'puzzle', isSeldom: true, open: door('#puzzles=two-swords', '.puzzle-slip') },
  { name: 'partner plays', isSeldom: true, open: partnerPlays },
  { name: 'curtain', open: (page) => openPosition(page, FULL) },
  { name: 'timeline', isWished: true, open: withKey('v') },
  { name: 'menu', isSeldom: true, isWished: true, open: withKey('m') },
  { name: 'list of all acts', isSeldom: true, isWished: true, open: withKey('a') },
  { name: 'ending', open: won },
];
