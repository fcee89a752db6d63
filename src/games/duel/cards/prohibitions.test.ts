import { describe, expect, test } from 'vitest';
import { plays } from '../scenario/testing';
import { duelGame } from './index';

const expertPool = duelGame.pool('expert');

type Act = (typeof ACTS)[number];
type Scene = Parameters<typeof plays>[0];
/** `holds`: what is forbidden is not done in that way. `free`: that way is not what is forbidden. */
type Row = readonly [way: string, verdict: 'holds' | 'free', scene: Scene];

const ACTS = [
  'normalSummon',
  'setMonster',
  'flipSummon',
  'specialSummon',
  'changePosition',
  'attack',
  'declareAttack',
  'attackTarget',
  'attackDirectly',
  'enterBattle',
  'activateCard',
  'setSpellTrap',
  'target',
  'banishFromGraveyard',
  'moveFromGraveyard',
  'graveyard',
  'gainLifePoints',
  'tribute',
  'draw',
  'discardCost',
  'activateEffect',
  'takeEffectDamage',
  'placeFaceUp',
] as const;

const LAST_WARRIOR = 'The Last Warrior from Another Planet';
const LOCK = { card: LAST_WARRIOR };
const set = (card: string) => ({ card, face: 'set' as const });
const up = (card: string) => ({ card, face: 'up' as const });
const use = (player: 0 | 1, card: string, ...choose: string[]) => ({
  player,
  do: 'activate' as const,
  card,
  ...(choose.length > 0 ? { choose } : {}),
});
const never = (step: object, rule?: string, now = false) =>
  ({ do: 'illegal' as const, step, ...(rule === undefined ? {} : { rule }), ...(now ? { now } : {}) }) as never;
const pass = (player: 0 | 1) => ({ player, do: 'pass' as const });
const endTurn = (player: 0 | 1) => ({ player, do: 'endTurn' as const });
const toBattle = (player: 0 | 1) => ({ player, do: 'enter' as const, to: 'battle' as const });
const attack = (player: 0 | 1, card: string, target: string) => ({ player, do: 'attack' as const, card, target });

const golem = [
  { player: 0, do: 'specialSummon', card: 'Lava Golem' },
  { player: 0, do: 'answer', value: 'attack' },
] as const;

/** Who forbids it, and every way in which the engine does the forbidden thing. */
const TABLE: Readonly<Record<Act, { readonly by: readonly string[]; readonly rows: readonly Row[] }>> = {
  normalSummon: {
    by: [
      'Jam Breeding Machine',
      'Lava Golem',
      'Narrow Pass',
      'Non Aggression Area',
      'Prohibition',
      'Rivalry of Warlords',
      'Scapegoat',
      'Stray Lambs',
      LAST_WARRIOR,
    ],
    rows: [
      [
        'by right',
        'holds',
        {
          players: [{ monsters: [LOCK], hand: ['Celtic Guardian'] }, {}],
          steps: [never({ player: 0, do: 'normalSummon', card: 'Celtic Guardian' }, 'summons-locked')],
        },
      ],
      [
        'with tributes',
        'holds',
        {
          players: [{ monsters: [LOCK], hand: ['Jinzo'] }, {}],
          steps: [never({ player: 0, do: 'normalSummon', card: 'Jinzo' }, 'summons-locked')],
        },
      ],
      [
        'by an effect, looked at on resolution',
        'holds',
        {
          players: [{ monsters: [LOCK], hand: ['Celtic Guardian'], spellsTraps: [up('Ultimate Offering')] }, {}],
          steps: [use(0, 'Ultimate Offering'), { player: 0, do: 'choose', cards: ['Celtic Guardian'] }],
          expect: { players: [{ monsters: [{ card: LAST_WARRIOR }, { card: 'Celtic Guardian', position: 'set' }] }, {}] },
        },
      ],
      [
        'a Set',
        'free',
        {
          players: [{ monsters: [LOCK], hand: ['Celtic Guardian'] }, {}],
          steps: [{ player: 0, do: 'setMonster', card: 'Celtic Guardian' }],
        },
      ],
    ],
  },
  setMonster: {
    by: ['Non Aggression Area', 'Lava Golem', 'Light of Intervention', 'Prohibition'],
    rows: [
      [
        'by right',
        'holds',
        {
          players: [{ hand: ['Lava Golem', 'Jinzo'] }, { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] }],
          steps: [...golem, never({ player: 0, do: 'setMonster', card: 'Jinzo' }, 'normal-summon-once')],
        },
      ],
      [
        'by an effect',
        'holds',
        {
          players: [
            { hand: ['Lava Golem', 'Celtic Guardian'], spellsTraps: [up('Ultimate Offering')] },
            { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] },
          ],
          steps: [...golem, never(use(0, 'Ultimate Offering'))],
        },
      ],
      [
        'of the other player',
        'free',
        {
          players: [
            { hand: ['Lava Golem'] },
            {
              hand: ['Celtic Guardian'],
              monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }],
              spellsTraps: [up('Ultimate Offering')],
            },
          ],
          steps: [...golem, toBattle(0), use(1, 'Ultimate Offering'), { player: 1, do: 'answer', value: 'set' }],
          expect: { players: [{}, { monsters: [{ card: 'Lava Golem' }, { card: 'Celtic Guardian', position: 'set' }] }] },
        },
      ],
    ],
  },
  flipSummon: {
    by: ['Rivalry of Warlords', 'Jam Breeding Machine', 'Scapegoat', 'Stray Lambs', 'Swords of Concealing Light', LAST_WARRIOR],
    rows: [
      [
        'by hand',
        'holds',
        {
          players: [{ monsters: [LOCK, { card: 'Sangan', position: 'set' }] }, {}],
          steps: [never({ player: 0, do: 'flipSummon', card: 'Sangan' }, 'summons-locked')],
        },
      ],
      [
        'turned up by an attack',
        'free',
        {
          players: [{ monsters: [LOCK] }, { monsters: [{ card: 'Needle Worm', position: 'set' }] }],
          steps: [toBattle(0), attack(0, LAST_WARRIOR, 'Needle Worm')],
          expect: { events: ['flip Needle Worm', 'chainLink Needle Worm'] },
        },
      ],
      [
        'turned up by an effect',
        'free',
        {
          players: [
            { monsters: [LOCK], hand: ['Swords of Revealing Light'] },
            { monsters: [{ card: 'Sangan', position: 'set' }] },
          ],
          steps: [use(0, 'Swords of Revealing Light')],
          expect: { players: [{}, { monsters: [{ card: 'Sangan', position: 'defense' }] }] },
        },
      ],
    ],
  },
  specialSummon: {
    by: [
      'Rivalry of Warlords',
      'Jam Breeding Machine',
      'Jowgen the Spiritualist',
      'Non Aggression Area',
      'Prohibition',
      'Scapegoat',
      'Stray Lambs',
      LAST_WARRIOR,
    ],
    rows: [
      [
        'by procedure',
        'holds',
        {
          players: [{ monsters: [LOCK], hand: ['Chaos Sorcerer'], graveyard: ['Sangan', 'Shining Angel'] }, {}],
          steps: [never({ player: 0, do: 'specialSummon', card: 'Chaos Sorcerer' }, 'summons-locked')],
        },
      ],
      [
        'by procedure, to the other side',
        'holds',
        {
          players: [{ hand: ['Lava Golem'] }, { monsters: [LOCK, { card: 'Celtic Guardian' }] }],
          steps: [never({ player: 0, do: 'specialSummon', card: 'Lava Golem' }, 'summons-locked')],
        },
      ],
      [
        'by an effect that targets',
        'holds',
        {
          players: [{ monsters: [LOCK], hand: ['Monster Reborn'], graveyard: ['Sangan'] }, {}],
          steps: [never(use(0, 'Monster Reborn'), 'no-target')],
        },
      ],
      [
        'by an effect activated before',
        'holds',
        {
          players: [
            { hand: ['Monster Reborn'], graveyard: ['Sangan'] },
            { graveyard: [{ card: LAST_WARRIOR, properlySummoned: true }], spellsTraps: [set('Call of the Haunted')] },
          ],
          steps: [use(0, 'Monster Reborn', 'Sangan'), use(1, 'Call of the Haunted', LAST_WARRIOR)],
          expect: {
            players: [{ monsters: [], graveyard: ['Sangan', 'Monster Reborn'] }, { monsters: [{ card: LAST_WARRIOR }] }],
          },
        },
      ],
      [
        'a token by a trigger',
        'holds',
        {
          players: [{ monsters: [LOCK], spellsTraps: [set('Statue of the Wicked')] }, { hand: ['Mystical Space Typhoon'] }],
          steps: [endTurn(0), use(1, 'Mystical Space Typhoon', 'Statue of the Wicked')],
          expect: {
            events: ['chainLink Statue of the Wicked'],
            prompt: { player: 1, kind: 'idle' },
            players: [{ monsters: [{ card: LAST_WARRIOR }] }, {}],
          },
        },
      ],
      [
        'a token in the End Phase',
        'holds',
        {
          players: [
            { monsters: [LOCK, { card: 'Insect Queen' }, { card: 'Leghul' }] },
            { monsters: [{ card: 'Celtic Guardian' }] },
          ],
          steps: [toBattle(0), { ...attack(0, 'Insect Queen', 'Celtic Guardian'), choose: ['Leghul'] }, endTurn(0)],
          expect: {
            turn: 4,
            events: ['chainLink Insect Queen'],
            players: [{ monsters: [{ card: LAST_WARRIOR }, { card: 'Insect Queen' }] }, {}],
          },
        },
      ],
      [
        'tokens to the other side, on resolution',
        'holds',
        {
          players: [
            { hand: ['Scapegoat'] },
            {
              graveyard: [{ card: LAST_WARRIOR, properlySummoned: true }],
              spellsTraps: [set('Ojama Trio'), set('Call of the Haunted')],
            },
          ],
          steps: [toBattle(0), use(1, 'Ojama Trio'), pass(0), use(1, 'Call of the Haunted', LAST_WARRIOR)],
          expect: { players: [{ monsters: [] }, { monsters: [{ card: LAST_WARRIOR }] }] },
        },
      ],
      [
        'the tokens of the effect that itself forbids the rest',
        'free',
        {
          players: [{ hand: ['Scapegoat'] }, {}],
          steps: [use(0, 'Scapegoat')],
          expect: { players: [{ monsters: [{}, {}, {}, {}] }, {}] },
        },
      ],
      [
        'from the deck',
        'holds',
        {
          players: [{ monsters: [LOCK] }, { monsters: [{ card: 'Mystic Tomato' }], deck: ['Sangan', 'Sangan'] }],
          steps: [toBattle(0), attack(0, LAST_WARRIOR, 'Mystic Tomato'), { player: 1, do: 'answer', value: true }],
          expect: { players: [{}, { monsters: [], deckCount: 2 }] },
        },
      ],
      [
        'from the deck, face-down',
        'holds',
        {
          players: [{ monsters: [LOCK] }, { monsters: [{ card: 'Nimble Momonga' }], deck: ['Nimble Momonga'] }],
          steps: [
            toBattle(0),
            attack(0, LAST_WARRIOR, 'Nimble Momonga'),
            never({ player: 1, do: 'answer', value: true }),
            { player: 1, do: 'answer', value: false },
          ],
          expect: { players: [{}, { lp: 7650, monsters: [], deckCount: 1 }] },
        },
      ],
      [
        'a Fusion Summon',
        'holds',
        {
          players: [
            {
              monsters: [LOCK],
              hand: ['Polymerization', 'Spirit Reaper', 'Nightmare Horse'],
              fusionDeck: ['Reaper on the Nightmare'],
            },
            {},
          ],
          steps: [never(use(0, 'Polymerization'), 'no-fusion-summon')],
        },
      ],
      [
        'a Fusion Monster without a Fusion Summon',
        'holds',
        {
          players: [{ monsters: [LOCK, { card: 'Summoned Skull' }], hand: ['Metamorphosis'], fusionDeck: ['Ryu Senshi'] }, {}],
          steps: [never(use(0, 'Metamorphosis'), 'cost-tribute')],
        },
      ],
      [
        'a Ritual Summon',
        'holds',
        {
          players: [{ monsters: [LOCK], hand: ['Black Illusion Ritual', 'Relinquished', 'Sangan'] }, {}],
          steps: [never(use(0, 'Black Illusion Ritual'), 'no-ritual-summon')],
        },
      ],
      [
        'a Union back from being an Equip Card',
        'holds',
        {
          players: [
            {
              monsters: [{ card: 'X-Head Cannon' }],
              spellsTraps: [{ card: 'Y-Dragon Head', face: 'up', equippedTo: 'X-Head Cannon@0:monster:0' }],
            },
            { monsters: [LOCK] },
          ],
          steps: [never(use(0, 'Y-Dragon Head'), 'no-monster-zone')],
        },
      ],
      [
        'a Trap as a monster',
        'holds',
        {
          players: [{ monsters: [LOCK], spellsTraps: [set('Embodiment of Apophis')] }, {}],
          steps: [never(use(0, 'Embodiment of Apophis'), 'main-phase-and-free-zone')],
        },
      ],
      [
        'from the Graveyard by itself',
        'holds',
        {
          players: [{ monsters: [LOCK] }, { monsters: [{ card: 'Revival Jam' }] }],
          steps: [toBattle(0), attack(0, LAST_WARRIOR, 'Revival Jam'), { player: 1, do: 'answer', value: true }, endTurn(0)],
          expect: {
            turn: 4,
            events: ['chainLink Revival Jam', 'chainLink Revival Jam'],
            players: [{}, { monsters: [], graveyard: ['Revival Jam'] }],
          },
        },
      ],
      [
        'from out of play',
        'holds',
        {
          players: [{ monsters: [LOCK], banished: ['Sangan'], spellsTraps: [set('Return from the Different Dimension')] }, {}],
          steps: [never(use(0, 'Return from the Different Dimension'), 'nothing-to-act-on')],
        },
      ],
      [
        'the next level of a monster',
        'holds',
        {
          players: [
            { monsters: [LOCK, { card: 'Mystic Swordsman LV2' }], deck: ['Mystic Swordsman LV4'] },
            { monsters: [{ card: 'Needle Worm', position: 'set' }, { card: 'Leghul' }] },
          ],
          steps: [toBattle(0), attack(0, 'Mystic Swordsman LV2', 'Leghul'), endTurn(0), { player: 0, do: 'answer', value: true }],
          expect: { turn: 4, players: [{ monsters: [{ card: LAST_WARRIOR }], deckCount: 1 }, {}] },
        },
      ],
      [
        'turned over from the deck: it goes to the hand, and takes no zone from the others',
        'holds',
        {
          players: [
            {
              hand: ['Scapegoat'],
              monsters: [{ card: 'Celtic Guardian' }],
              deck: ['Sangan', 'Vorse Raider', 'Pot of Greed', 'Leghul', 'Needle Worm', 'Umi'],
            },
            {
              monsters: [{ card: 'Cyber Jar', position: 'set' }],
              deck: ['Sangan', 'Pot of Greed', 'Pot of Greed', 'Pot of Greed', 'Pot of Greed', 'Umi'],
            },
          ],
          steps: [
            use(0, 'Scapegoat'),
            toBattle(0),
            attack(0, 'Celtic Guardian', 'Cyber Jar'),
            { player: 1, do: 'answer', value: 'attack' },
          ],
          expect: {
            players: [
              { monsters: [], handCount: 5 },
              { monsters: [{ card: 'Sangan' }], handCount: 4 },
            ],
          },
        },
      ],
      [
        'a Spirit turned over from the deck takes no zone',
        'holds',
        {
          players: [
            {
              hand: ['Dimensionhole'],
              monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider' }],
              deck: ['Asura Priest', 'Sangan', 'Leghul', 'Needle Worm', 'Vorse Raider', 'Umi'],
            },
            {
              monsters: [{ card: 'Cyber Jar', position: 'set' }],
              deck: ['Pot of Greed', 'Pot of Greed', 'Pot of Greed', 'Pot of Greed', 'Pot of Greed', 'Umi'],
            },
          ],
          steps: [
            use(0, 'Dimensionhole', 'Vorse Raider'),
            toBattle(0),
            attack(0, 'Celtic Guardian', 'Cyber Jar'),
            ...[0, 1, 2, 3].map(() => ({ player: 0 as const, do: 'answer' as const, value: 'attack' })),
          ],
          expect: { players: [{ monsters: [{}, {}, {}, {}], hand: ['Asura Priest'] }, {}] },
        },
      ],
      [
        'by the other player, for an effect',
        'holds',
        {
          players: [
            { hand: ['Scapegoat'], deck: ['Vorse Raider', 'Vorse Raider'] },
            { lp: 1000, monsters: [{ card: 'Sangan' }], spellsTraps: [set('Last Turn')] },
          ],
          steps: [use(0, 'Scapegoat'), toBattle(0), use(1, 'Last Turn')],
          expect: { players: [{ monsters: [], deckCount: 2 }, { monsters: [{ card: 'Sangan' }] }] },
        },
      ],
      [
        'a return that is no summon',
        'free',
        {
          players: [{ monsters: [LOCK, { card: 'Sangan' }], hand: ['Dimensionhole'] }, {}],
          steps: [use(0, 'Dimensionhole', 'Sangan'), endTurn(0), endTurn(1)],
          expect: { turn: 5, players: [{ monsters: [{ card: LAST_WARRIOR }, { card: 'Sangan' }] }, {}] },
        },
      ],
      [
        'a return in the End Phase that is no summon',
        'free',
        {
          players: [{ monsters: [LOCK, { card: 'Strike Ninja' }], graveyard: ['Sangan', 'Sangan'] }, {}],
          steps: [use(0, 'Strike Ninja', 'Sangan', 'Sangan'), endTurn(0)],
          expect: { turn: 4, players: [{ monsters: [{ card: LAST_WARRIOR }, { card: 'Strike Ninja' }] }, {}] },
        },
      ],
      [
        'a change of control',
        'free',
        {
          players: [{ hand: ['Change of Heart'] }, { monsters: [LOCK] }],
          steps: [use(0, 'Change of Heart', LAST_WARRIOR)],
          expect: { players: [{ monsters: [{ card: LAST_WARRIOR }] }, {}] },
        },
      ],
    ],
  },
  changePosition: {
    by: [
      'Curse of Anubis',
      'Judgment of the Desert',
      'Final Attack Orders',
      'Insect Princess',
      'Swords of Concealing Light',
      'Aqua Spirit',
      'Flint',
      'Nightmare Wheel',
      'Spellbinding Circle',
      'Shadow Spell',
      'Gravity Axe - Grarl',
      'Thousand-Eyes Restrict',
      'Goblin Attack Force',
      'Level Limit - Area B',
      'Dragon Capture Jar',
      'Curse of Fiend',
      'Creature Swap',
      'The Unhappy Girl',
      'Toon Goblin Attack Force',
      'Giant Orc',
      'Dark Zebra',
    ],
    rows: [
      [
        'by hand',
        'holds',
        {
          players: [{ monsters: [{ card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Thousand-Eyes Restrict' }] }],
          steps: [never({ player: 0, do: 'changePosition', card: 'Celtic Guardian' }, 'only-it-may-act')],
        },
      ],
      [
        'by a Flip Summon',
        'holds',
        {
          players: [{ monsters: [{ card: 'Sangan', position: 'set' }] }, { monsters: [{ card: 'Thousand-Eyes Restrict' }] }],
          steps: [never({ player: 0, do: 'flipSummon', card: 'Sangan' }, 'only-it-may-act')],
        },
      ],
      [
        'by an effect',
        'free',
        {
          players: [
            { hand: ['Enemy Controller'], monsters: [{ card: 'Thousand-Eyes Restrict' }] },
            { monsters: [{ card: 'Celtic Guardian' }] },
          ],
          steps: [{ ...use(0, 'Enemy Controller', 'Celtic Guardian'), mode: 0 }],
          expect: { players: [{}, { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] }] },
        },
      ],
      [
        'turned face-down by an effect',
        'free',
        {
          players: [
            { hand: ['Book of Moon'], monsters: [{ card: 'Thousand-Eyes Restrict' }] },
            { monsters: [{ card: 'Celtic Guardian' }] },
          ],
          steps: [use(0, 'Book of Moon', 'Celtic Guardian')],
          expect: { players: [{}, { monsters: [{ card: 'Celtic Guardian', position: 'set' }] }] },
        },
      ],
    ],
  },
  attack: {
    by: [
      'Andro Sphinx',
      'Sphinx Teleia',
      'Diffusion Wave-Motion',
      'Blue-Eyes Toon Dragon',
      'Manga Ryu-Ran',
      'Toon Mermaid',
      'Tribute Doll',
      'Armor Exe',
      'Ekibyo Drakmord',
      'Flint',
      'Gravity Bind',

      'Nightmare Wheel',
      'Shadow Spell',
      'Vengeful Bog Spirit',
      'Big-Tusked Mammoth',
      'Ultimate Obedient Fiend',
      'Paralyzing Potion',
      'Mask of the Accursed',
      'Burst Stream of Destruction',
      'Spellbinding Circle',
      'Thousand-Eyes Restrict',
      'Chaos Sorcerer',
      'Black Luster Soldier - Envoy of the Beginning',
      'Toon Gemini Elf',
      'Toon Summoned Skull',
      'Inferno Fire Blast',
      'Invitation to a Dark Sleep',
      'Toon Masked Sorcerer',
      'Toon Goblin Attack Force',
      'The Unhappy Girl',
      'Paladin of White Dragon',
      'Wall of Revealing Light',
      'Toon Cannon Soldier',
      'Electric Lizard',
    ],
    rows: [
      [
        'a declaration',
        'holds',
        {
          players: [{ monsters: [{ card: 'Celtic Guardian' }] }, { spellsTraps: [up('Gravity Bind')] }],
          steps: [
            toBattle(0),
            never({ player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' }, 'high-levels-cannot-attack'),
          ],
        },
      ],
      [
        'an attack that runs',
        'holds',
        {
          players: [{ monsters: [{ card: 'Celtic Guardian' }] }, { spellsTraps: [set('Gravity Bind')] }],
          steps: [toBattle(0), attack(0, 'Celtic Guardian', 'direct'), use(1, 'Gravity Bind')],
          expect: { players: [{}, { lp: 8000 }] },
        },
      ],
      [
        'an attack made instead',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Leghul' }, { card: 'Celtic Guardian' }] },
            { spellsTraps: [up('Gravity Bind'), set('Dark Spirit of the Silent')] },
          ],
          steps: [toBattle(0), attack(0, 'Leghul', 'direct'), use(1, 'Dark Spirit of the Silent', 'Celtic Guardian')],
          expect: { players: [{}, { lp: 8000 }] },
        },
      ],
      [
        'an attack by order of an effect',
        'holds',
        {
          players: [
            { deck: ['Vorse Raider'] },
            { lp: 1000, monsters: [{ card: 'Thousand-Eyes Restrict' }], spellsTraps: [set('Last Turn')] },
          ],
          steps: [toBattle(0), use(1, 'Last Turn')],
          expect: { players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Thousand-Eyes Restrict' }] }] },
        },
      ],
    ],
  },
  declareAttack: {
    by: [
      'The Dark Door',
      'The Regulation of Tribe',
      'Mind Control',
      'Messenger of Peace',
      'Array of Revealing Light',
      'Swords of Revealing Light',
      'Threatening Roar',
      'Insect Barrier',
      'Gora Turtle',
      'Cave Dragon',
      'Teva',
      'Harpie Lady 3',
    ],
    rows: [
      [
        'a declaration',
        'holds',
        {
          players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [up('Messenger of Peace')] }],
          steps: [
            toBattle(0),
            never({ player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, 'strong-monsters-cannot-attack'),
          ],
        },
      ],
      [
        'an attack that runs',
        'free',
        {
          players: [
            { monsters: [{ card: 'Celtic Guardian' }], hand: ['Rush Recklessly'] },
            { spellsTraps: [up('Messenger of Peace')] },
          ],
          steps: [toBattle(0), attack(0, 'Celtic Guardian', 'direct'), use(0, 'Rush Recklessly', 'Celtic Guardian')],
          expect: { players: [{}, { lp: 5900 }] },
        },
      ],
      [
        'an attack made instead, which is no declaration',
        'free',
        {
          players: [
            { monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider' }] },
            { spellsTraps: [up('Messenger of Peace'), set('Dark Spirit of the Silent')] },
          ],
          steps: [toBattle(0), attack(0, 'Celtic Guardian', 'direct'), use(1, 'Dark Spirit of the Silent', 'Vorse Raider')],
          expect: { players: [{}, { lp: 6100 }] },
        },
      ],
    ],
  },
  attackTarget: {
    by: [
      'Amazoness Tiger',
      'Taunt',
      'Absolute End',
      'Staunch Defender',
      "Guardian Kay'est",
      'Prickle Fairy',
      'Blue-Eyes Toon Dragon',
      'Manga Ryu-Ran',
      'Toon Mermaid',
      'A Feint Plan',
      'Arcane Archer of the Forest',
      'Raregold Armor',
      'Ring of Magnetism',
      'Emissary of the Oasis',
      'Goblin King',
      'Grave Ohja',
      'Command Knight',
      'Hieracosphinx',
      'Solar Flare Dragon',
      'The Legendary Fisherman',
      'Marauding Captain',
      'Toon Summoned Skull',
      'Inaba White Rabbit',
      'Soul-Absorbing Bone Tower',
      'Catnipped Kitty',
      'Vilepawn Archfiend',
    ],
    rows: [
      [
        'a declaration',
        'holds',
        {
          players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Command Knight' }, { card: 'Sangan' }] }],
          steps: [
            toBattle(0),
            never({ player: 0, do: 'attack', card: 'Vorse Raider', target: 'Command Knight' }, 'protected-from-attack'),
          ],
        },
      ],
      [
        'an attack that is turned',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Vorse Raider' }] },
            { monsters: [{ card: 'Command Knight' }, { card: 'Sangan' }], spellsTraps: [set('Shift')] },
          ],
          steps: [toBattle(0), attack(0, 'Vorse Raider', 'Sangan'), pass(0), never(use(1, 'Shift'), 'no-target', true)],
        },
      ],
      [
        'an attack that is turned, when the attacker itself may not',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Toon Summoned Skull' }], spellsTraps: [up('Toon World')] },
            { monsters: [{ card: 'Toon Gemini Elf' }, { card: 'Sangan' }], spellsTraps: [set('Shift'), up('Toon World')] },
          ],
          steps: [
            toBattle(0),
            attack(0, 'Toon Summoned Skull', 'Toon Gemini Elf'),
            pass(0),
            never(use(1, 'Shift'), 'no-target', true),
          ],
        },
      ],
      [
        'an attack that falls on a monster taken from the other side',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Vorse Raider' }, { card: 'Command Knight' }] },
            { monsters: [{ card: 'Sangan' }], spellsTraps: [set('Magical Arm Shield')] },
          ],
          steps: [
            toBattle(0),
            attack(0, 'Vorse Raider', 'Sangan'),
            use(1, 'Magical Arm Shield', 'Command Knight'),
            { player: 0, do: 'replay', target: 'Sangan' },
          ],
          expect: { players: [{}, { lp: 7100, graveyard: ['Magical Arm Shield', 'Sangan'] }] },
        },
      ],
      [
        'an attack made instead',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Vorse Raider' }, { card: 'Toon Summoned Skull' }], spellsTraps: [up('Toon World')] },
            {
              monsters: [{ card: 'Toon Gemini Elf' }, { card: 'Celtic Guardian' }],
              spellsTraps: [set('Dark Spirit of the Silent'), up('Toon World')],
            },
          ],
          steps: [
            toBattle(0),
            attack(0, 'Vorse Raider', 'Celtic Guardian'),
            use(1, 'Dark Spirit of the Silent', 'Toon Summoned Skull'),
          ],
          expect: { players: [{}, { lp: 8000, monsters: [{ card: 'Toon Gemini Elf' }, { card: 'Celtic Guardian' }] }] },
        },
      ],
    ],
  },
  attackDirectly: {
    by: ['Taunt', 'Staunch Defender', 'Magical Scientist', 'Zombyra the Dark', 'Ring of Magnetism'],
    rows: [
      [
        'a declaration',
        'holds',
        {
          players: [{ monsters: [{ card: 'Zombyra the Dark' }] }, {}],
          steps: [
            toBattle(0),
            never({ player: 0, do: 'attack', card: 'Zombyra the Dark', target: 'direct' }, 'never-attacks-directly'),
          ],
        },
      ],
      [
        'an attack that is turned to the player',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Zombyra the Dark' }] },
            { monsters: [{ card: 'Toon Gemini Elf' }], spellsTraps: [up('Toon Defense')] },
          ],
          steps: [
            toBattle(0),
            attack(0, 'Zombyra the Dark', 'Toon Gemini Elf'),
            { do: 'illegal', step: { player: 1, do: 'answer', value: true } },
          ],
          expect: { players: [{}, { lp: 7800, graveyard: ['Toon Gemini Elf'] }] },
        },
      ],
      [
        'an attack made instead',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Vorse Raider' }, { card: 'Zombyra the Dark' }] },
            { spellsTraps: [set('Dark Spirit of the Silent')] },
          ],
          steps: [toBattle(0), attack(0, 'Vorse Raider', 'direct'), use(1, 'Dark Spirit of the Silent', 'Zombyra the Dark')],
          expect: { players: [{}, { lp: 8000 }] },
        },
      ],
    ],
  },
  enterBattle: {
    by: ['The Agent of Judgment - Saturn', 'Makiu, the Magical Mist', 'Soul Exchange', 'Thunder of Ruler', 'D.D. Borderline'],
    rows: [
      [
        'by announcement',
        'holds',
        {
          players: [{ hand: ['Soul Exchange'] }, { monsters: [{ card: 'Sangan' }] }],
          steps: [use(0, 'Soul Exchange', 'Sangan'), never(toBattle(0), 'battle-phase-forbidden')],
        },
      ],
      [
        'by order of an effect',
        'holds',
        {
          players: [
            { hand: ['Soul Exchange'], deck: ['Vorse Raider'] },
            { lp: 1000, monsters: [{ card: 'Sangan' }], spellsTraps: [set('Last Turn')] },
          ],
          steps: [use(0, 'Soul Exchange', 'Sangan'), { player: 0, do: 'enter', to: 'end' }, use(1, 'Last Turn')],
          expect: { players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Sangan' }] }] },
        },
      ],
    ],
  },
  activateCard: {
    by: [
      'Cursed Seal of the Forbidden Spell',
      'Xing Zhen Hu',
      'Talisman of Spell Sealing',
      'Triangle Ecstasy Spark',
      'Talisman of Trap Sealing',
      'Invasion of Flames',
      'Creeping Doom Manta',
      'Eagle Eye',
      'Tactical Espionage Expert',
      'Prohibition',
      'Anti-Spell Fragrance',
      'Invader of Darkness',
      'Sasuke Samurai #2',
      'Ancient Gear Soldier',
      'Ancient Gear Golem',
      'Ancient Gear Beast',
      'Jinzo',
      'Cold Wave',
      'Penalty Game!',
      'Forced Ceasefire',
      'Fairy of the Spring',
      'Mirage Dragon',
      'Spell Canceller',
      'Pitch-Black Warwolf',
      'Sonic Jammer',
    ],
    rows: [
      [
        'from the hand',
        'holds',
        {
          players: [{ hand: ['Cold Wave', 'Pot of Greed'] }, {}],
          steps: [use(0, 'Cold Wave'), never(use(0, 'Pot of Greed'), 'spells-and-traps-locked')],
        },
      ],
      [
        'a Set card',
        'holds',
        {
          players: [{ spellsTraps: [set('Jar of Greed')] }, { monsters: [{ card: 'Jinzo' }] }],
          steps: [never(use(0, 'Jar of Greed'), 'traps-cannot-be-activated')],
        },
      ],
      [
        'a Trap of the hand, where that is allowed',
        'holds',
        {
          players: [
            {
              hand: ['Jar of Greed', 'Cannon Soldier'],
              monsters: [{ card: 'Makyura the Destructor' }, { card: 'Cannon Soldier' }],
            },
            { monsters: [{ card: 'Jinzo' }] },
          ],
          steps: [
            use(0, 'Cannon Soldier@0:monster:1', 'Makyura the Destructor'),
            never(use(0, 'Jar of Greed'), 'traps-cannot-be-activated'),
          ],
        },
      ],
      [
        'an effect of a card that lies face-up',
        'free',
        {
          players: [{ hand: ['Cold Wave', 'Celtic Guardian'], spellsTraps: [up('Ultimate Offering')] }, {}],
          steps: [use(0, 'Cold Wave'), { do: 'legal', step: use(0, 'Ultimate Offering') }],
        },
      ],
      [
        'a trigger in the Graveyard',
        'free',
        {
          players: [
            { spellsTraps: [set('Statue of the Wicked')] },
            { monsters: [{ card: 'Jinzo' }], hand: ['Mystical Space Typhoon'] },
          ],
          steps: [
            endTurn(0),
            use(1, 'Mystical Space Typhoon', 'Statue of the Wicked'),
            { player: 0, do: 'answer', value: 'defense' },
          ],
          expect: { players: [{ monsters: [{ card: 'Wicked Token' }] }, {}] },
        },
      ],
    ],
  },
  setSpellTrap: {
    by: ['Prohibition', 'Cold Wave'],
    rows: [
      [
        'by hand',
        'holds',
        {
          players: [{ hand: ['Cold Wave', 'Waboku'] }, {}],
          steps: [use(0, 'Cold Wave'), never({ player: 0, do: 'setSpellTrap', card: 'Waboku' }, 'spells-and-traps-locked')],
        },
      ],
      [
        'put there face-up by an effect',
        'free',
        {
          players: [{ spellsTraps: [up('Destiny Board')], deck: ['Spirit Message "I"', 'Umi'] }, { hand: ['Cold Wave'] }],
          steps: [endTurn(0), use(1, 'Cold Wave'), endTurn(1)],
          expect: { players: [{ spellsTraps: [{ card: 'Destiny Board' }, { card: 'Spirit Message "I"' }] }, {}] },
        },
      ],
    ],
  },
  target: {
    by: ["Horus' Servant", 'Metalsilver Armor', 'Lord of D.', 'King Dragun'],
    rows: [
      [
        'on activation',
        'holds',
        {
          players: [{ hand: ['Change of Heart'] }, { monsters: [{ card: 'Lord of D.' }, { card: 'Blue-Eyes White Dragon' }] }],
          steps: [never(use(0, 'Change of Heart', 'Blue-Eyes White Dragon'), 'protected-from-targeting')],
        },
      ],
      [
        'an Equip Card',
        'holds',
        {
          players: [{ hand: ['Black Pendant'], monsters: [{ card: 'Spear Dragon' }] }, { monsters: [{ card: 'Lord of D.' }] }],
          steps: [never(use(0, 'Black Pendant', 'Spear Dragon'), 'protected-from-targeting')],
        },
      ],
      [
        'a new target in the place of another',
        'holds',
        {
          players: [
            { hand: ['Change of Heart'] },
            { monsters: [{ card: 'Lord of D.' }, { card: 'Blue-Eyes White Dragon' }], spellsTraps: [set('Shift')] },
          ],
          steps: [use(0, 'Change of Heart', 'Lord of D.'), never(use(1, 'Shift'), 'no-target', true)],
        },
      ],
      [
        'an effect without a target',
        'free',
        {
          players: [{ hand: ['Raigeki'] }, { monsters: [{ card: 'Lord of D.' }, { card: 'Blue-Eyes White Dragon' }] }],
          steps: [use(0, 'Raigeki')],
          expect: { players: [{}, { monsters: [] }] },
        },
      ],
    ],
  },
  banishFromGraveyard: {
    by: ['Kycoo the Ghost Destroyer', 'Necrovalley'],
    rows: [
      [
        'as a cost',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Strike Ninja' }], graveyard: ['Sangan', 'Sangan'] },
            { monsters: [{ card: 'Kycoo the Ghost Destroyer' }] },
          ],
          steps: [never(use(0, 'Strike Ninja'), 'cost-banish')],
        },
      ],
      [
        'for a procedure',
        'holds',
        {
          players: [
            { hand: ['Chaos Sorcerer'], graveyard: ['Sangan', 'Shining Angel'] },
            { monsters: [{ card: 'Kycoo the Ghost Destroyer' }] },
          ],
          steps: [never({ player: 0, do: 'specialSummon', card: 'Chaos Sorcerer' }, 'banish-light-and-dark')],
        },
      ],
      [
        'by an effect',
        'holds',
        {
          players: [{ hand: ['Soul Release'], graveyard: ['Sangan'] }, { monsters: [{ card: 'Kycoo the Ghost Destroyer' }] }],
          steps: [never(use(0, 'Soul Release'), 'graveyard-cannot-be-banished')],
        },
      ],
      [
        'by an effect activated before',
        'holds',
        {
          players: [
            { hand: ['Soul Release'], graveyard: ['Sangan'] },
            { graveyard: ['Kycoo the Ghost Destroyer'], spellsTraps: [set('Call of the Haunted')] },
          ],
          steps: [use(0, 'Soul Release', 'Sangan'), use(1, 'Call of the Haunted', 'Kycoo the Ghost Destroyer')],
          expect: { players: [{ graveyard: ['Sangan', 'Soul Release'], banished: [] }, {}] },
        },
      ],
      [
        'from the field',
        'free',
        {
          players: [{ monsters: [{ card: 'Chaos Sorcerer' }] }, { monsters: [{ card: 'Kycoo the Ghost Destroyer' }] }],
          steps: [use(0, 'Chaos Sorcerer', 'Kycoo the Ghost Destroyer')],
          expect: { players: [{}, { banished: ['Kycoo the Ghost Destroyer'] }] },
        },
      ],
    ],
  },
  moveFromGraveyard: {
    by: ['Necrovalley'],
    rows: [
      [
        'to the field',
        'holds',
        {
          players: [{ hand: ['Monster Reborn'], graveyard: ['Sangan'], fieldSpell: up('Necrovalley') }, {}],
          steps: [use(0, 'Monster Reborn', 'Sangan')],
          expect: { players: [{ monsters: [], graveyard: ['Sangan', 'Monster Reborn'] }, {}] },
        },
      ],
      [
        'to the hand',
        'holds',
        {
          players: [{ hand: ['The Warrior Returning Alive'], graveyard: ['Celtic Guardian'], fieldSpell: up('Necrovalley') }, {}],
          steps: [use(0, 'The Warrior Returning Alive', 'Celtic Guardian')],
          expect: { players: [{ hand: [], graveyard: ['Celtic Guardian', 'The Warrior Returning Alive'] }, {}] },
        },
      ],
      [
        'to the deck',
        'holds',
        {
          players: [
            { fieldSpell: up('Necrovalley'), monsters: [{ card: 'Needle Worm', position: 'set' }] },
            { deck: ['Penguin Knight', 'Umi', 'Umi', 'Umi', 'Umi', 'Umi'] },
          ],
          steps: [{ player: 0, do: 'flipSummon', card: 'Needle Worm' }],
          expect: {
            events: ['chainLink Penguin Knight'],
            players: [{}, { graveyard: ['Penguin Knight', 'Umi', 'Umi', 'Umi', 'Umi'], deckCount: 1 }],
          },
        },
      ],
      [
        'a card that moves itself',
        'free',
        {
          phase: 'draw',
          players: [{ graveyard: ['Sinister Serpent'], fieldSpell: up('Necrovalley') }, {}],
          steps: [{ player: 0, do: 'answer', value: true }],
          expect: { players: [{ graveyard: [] }, {}] },
        },
      ],
      [
        'an Equip Card that puts itself on a monster',
        'free',
        {
          players: [
            { monsters: [{ card: 'Archfiend of Gilfer' }], fieldSpell: up('Necrovalley') },
            { hand: ['Umi'], monsters: [{ card: 'Vorse Raider' }], spellsTraps: [set('Raigeki Break')] },
          ],
          steps: [
            toBattle(0),
            use(1, 'Raigeki Break', 'Umi', 'Archfiend of Gilfer'),
            use(0, 'Archfiend of Gilfer', 'Vorse Raider'),
          ],
          expect: {
            players: [{ spellsTraps: [{ card: 'Archfiend of Gilfer' }] }, { monsters: [{ card: 'Vorse Raider', atk: 1400 }] }],
          },
        },
      ],
    ],
  },
  graveyard: {
    by: ['Banisher of the Light'],
    rows: [
      [
        'destroyed by an effect, and the Spell that did it',
        'holds',
        {
          players: [{ hand: ['Raigeki'], monsters: [{ card: 'Banisher of the Light' }] }, { monsters: [{ card: 'Sangan' }] }],
          steps: [use(0, 'Raigeki')],
          expect: { players: [{ banished: ['Raigeki'] }, { banished: ['Sangan'], graveyard: [] }] },
        },
      ],
      [
        'destroyed by battle',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Banisher of the Light' }, { card: 'Vorse Raider' }] },
            { monsters: [{ card: 'Sangan' }] },
          ],
          steps: [toBattle(0), attack(0, 'Vorse Raider', 'Sangan')],
          expect: { players: [{}, { banished: ['Sangan'], graveyard: [] }] },
        },
      ],
      [
        'discarded or tributed as a cost',
        'holds',
        {
          players: [
            {
              hand: ['Umi'],
              monsters: [{ card: 'Banisher of the Light' }, { card: 'Cannon Soldier' }, { card: 'Tribe-Infecting Virus' }],
            },
            {},
          ],
          steps: [
            use(0, 'Cannon Soldier', 'Cannon Soldier'),
            use(0, 'Tribe-Infecting Virus', 'Umi'),
            { player: 0, do: 'answer', value: 'Dinosaur' },
          ],
          expect: { players: [{ banished: ['Cannon Soldier', 'Umi'], graveyard: [] }, { lp: 7500 }] },
        },
      ],
      [
        'sent there as a cost, from the hand',
        'holds',
        {
          players: [
            { hand: ['Twin Swords of Flashing Light - Tryce', 'Umi'], monsters: [{ card: 'Banisher of the Light' }] },
            {},
          ],
          steps: [never(use(0, 'Twin Swords of Flashing Light - Tryce'), 'cost-to-graveyard')],
        },
      ],
      [
        'sent there as a cost, from the field',
        'holds',
        {
          players: [
            {
              monsters: [{ card: 'Banisher of the Light' }, { card: 'Mystical Beast of Serket' }],
              spellsTraps: [up('Wave-Motion Cannon'), up('Temple of the Kings'), set('Emergency Provisions')],
            },
            {},
          ],
          steps: [
            never(use(0, 'Wave-Motion Cannon'), 'cost-to-graveyard'),
            never(use(0, 'Temple of the Kings'), 'cost-to-graveyard'),
            never(use(0, 'Emergency Provisions'), 'cost-spells-traps'),
          ],
        },
      ],
      [
        'sent there from the deck as the cost of an attack',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Vorse Raider' }] },
            { monsters: [{ card: 'Banisher of the Light' }], spellsTraps: [up("Gravekeeper's Servant")] },
          ],
          steps: [
            toBattle(0),
            never({ player: 0, do: 'attack', card: 'Vorse Raider', target: 'Banisher of the Light' }, 'attack-cost'),
          ],
        },
      ],
      [
        'sent from the deck',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Banisher of the Light' }, { card: 'Needle Worm', position: 'set' }] },
            { deck: ['Umi', 'Umi', 'Umi', 'Umi', 'Umi'] },
          ],
          steps: [{ player: 0, do: 'flipSummon', card: 'Needle Worm' }],
          expect: { players: [{}, { banished: ['Umi', 'Umi', 'Umi', 'Umi', 'Umi'], graveyard: [] }] },
        },
      ],
    ],
  },
  takeEffectDamage: {
    by: ['Des Wombat', 'Hallowed Life Barrier', "Pikeru's Circle of Enchantment"],
    rows: [
      [
        'of one player',
        'holds',
        {
          players: [{ hand: ['Hinotama'] }, { monsters: [{ card: 'Des Wombat' }] }],
          steps: [use(0, 'Hinotama')],
          expect: { players: [{ lp: 8000 }, { lp: 8000 }] },
        },
      ],
      [
        'of both players together',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Des Wombat' }], spellsTraps: [set('Ring of Destruction')] },
            { monsters: [{ card: 'Gemini Elf' }] },
          ],
          steps: [use(0, 'Ring of Destruction', 'Gemini Elf')],
          expect: { players: [{ lp: 8000 }, { lp: 6100 }] },
        },
      ],
      [
        'battle damage',
        'free',
        {
          players: [{ monsters: [{ card: 'Jinzo' }] }, { monsters: [{ card: 'Des Wombat' }] }],
          steps: [toBattle(0), attack(0, 'Jinzo', 'Des Wombat')],
          expect: { players: [{ lp: 8000 }, { lp: 7200 }] },
        },
      ],
    ],
  },
  tribute: {
    by: ['Mask of Restrict', 'Mind Control', "Archfiend's Roar"],
    rows: [
      [
        'for a Tribute Summon',
        'holds',
        {
          players: [{ spellsTraps: [up('Mask of Restrict')], monsters: [{ card: 'Kuriboh' }], hand: ['Jinzo'] }, {}],
          steps: [never({ player: 0, do: 'normalSummon', card: 'Jinzo' }, 'tributes')],
        },
      ],
      [
        'as a cost',
        'holds',
        {
          players: [{ monsters: [{ card: 'Cannon Soldier' }, { card: 'Kuriboh' }] }, { spellsTraps: [up('Mask of Restrict')] }],
          steps: [never({ player: 0, do: 'activate', card: 'Cannon Soldier' }, 'cost-tribute')],
        },
      ],
      [
        'of itself as a cost',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Exiled Force' }], spellsTraps: [up('Mask of Restrict')] },
            { monsters: [{ card: 'Sangan' }] },
          ],
          steps: [never({ player: 0, do: 'activate', card: 'Exiled Force' }, 'cost-tribute')],
        },
      ],
      [
        'for a Ritual Summon',
        'holds',
        {
          players: [{ hand: ['Black Illusion Ritual', 'Relinquished', 'Kuriboh'], spellsTraps: [up('Mask of Restrict')] }, {}],
          steps: [never({ player: 0, do: 'activate', card: 'Black Illusion Ritual' }, 'no-ritual-summon')],
        },
      ],
      [
        'for a Special Summon by procedure',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Sanga of the Thunder' }, { card: 'Kazejin' }, { card: 'Suijin' }], hand: ['Gate Guardian'] },
            { spellsTraps: [up('Mask of Restrict')] },
          ],
          steps: [never({ player: 0, do: 'specialSummon', card: 'Gate Guardian' }, 'cost-tribute')],
        },
      ],
      [
        'of monsters of the opponent',
        'holds',
        {
          players: [
            { hand: ['Lava Golem'] },
            { monsters: [{ card: 'Kuriboh' }, { card: 'Celtic Guardian' }], spellsTraps: [up('Mask of Restrict')] },
          ],
          steps: [never({ player: 0, do: 'specialSummon', card: 'Lava Golem' }, 'two-opposing-tributes')],
        },
      ],
      [
        'what goes to the Graveyard as material',
        'free',
        {
          players: [
            {
              hand: ['Polymerization', 'Flame Manipulator', 'Masaki the Legendary Swordsman'],
              fusionDeck: ['Flame Swordsman'],
              spellsTraps: [up('Mask of Restrict')],
            },
            {},
          ],
          steps: [use(0, 'Polymerization', 'Flame Swordsman')],
        },
      ],
    ],
  },
  gainLifePoints: {
    by: ['Bad Reaction to Simochi'],
    rows: [
      [
        'by a Spell',
        'holds',
        {
          players: [{ hand: ['Red Medicine'] }, { spellsTraps: [up('Bad Reaction to Simochi')] }],
          steps: [use(0, 'Red Medicine')],
          expect: { players: [{ lp: 7500 }, {}] },
        },
      ],
      [
        'at a draw, without a chain',
        'holds',
        {
          players: [
            { hand: ['Pot of Greed'], spellsTraps: [up('Solemn Wishes')] },
            { spellsTraps: [up('Bad Reaction to Simochi')] },
          ],
          steps: [use(0, 'Pot of Greed')],
          expect: { players: [{ lp: 7500 }, {}] },
        },
      ],
      [
        'that the opponent gives',
        'holds',
        {
          players: [{ hand: ['Upstart Goblin'], spellsTraps: [up('Bad Reaction to Simochi')] }, {}],
          steps: [use(0, 'Upstart Goblin')],
          expect: { players: [{}, { lp: 7000 }] },
        },
      ],
    ],
  },
  draw: {
    by: ['Protector of the Sanctuary', 'Penalty Game!'],
    rows: [
      [
        'by an effect of that player, alone or among other things: it is not activated',
        'holds',
        {
          players: [
            {
              hand: ['Pot of Greed', 'Chaos Greed', 'Upstart Goblin', 'Graceful Charity', 'Card Destruction', 'Reload', 'Umi'],
              monsters: [
                { card: '3-Hump Lacooda' },
                { card: '3-Hump Lacooda' },
                { card: '3-Hump Lacooda' },
                { card: 'Royal Magical Library', counters: { spell: 3 } },
              ],
              spellsTraps: [set('Jar of Greed'), set('Reckless Greed'), set('Good Goblin Housekeeping')],
              graveyard: [],
              banished: ['Umi', 'Umi', 'Umi', 'Umi'],
            },
            { monsters: [{ card: 'Protector of the Sanctuary' }] },
          ],
          steps: [
            'Pot of Greed',
            'Chaos Greed',
            'Upstart Goblin',
            'Graceful Charity',
            'Card Destruction',
            'Reload',
            '3-Hump Lacooda@0:monster:0',
            'Royal Magical Library',
            'Jar of Greed',
            'Reckless Greed',
            'Good Goblin Housekeeping',
          ].map((card) => never(use(0, card), 'draws-locked')),
        },
      ],
      [
        'by an effect of the other player: it is not activated',
        'holds',
        {
          players: [
            {
              hand: ['Mind Wipe', 'Dragged Down into the Grave', 'Umi'],
              monsters: [{ card: 'Protector of the Sanctuary' }],
              spellsTraps: [set('Disturbance Strategy')],
            },
            { hand: ['Umi'] },
          ],
          steps: ['Mind Wipe', 'Dragged Down into the Grave', 'Disturbance Strategy'].map((card) =>
            never(use(0, card), 'draws-locked'),
          ),
        },
      ],
      [
        'by an effect that was activated before',
        'holds',
        {
          players: [
            { hand: ['Upstart Goblin'] },
            { monsters: [{ card: 'Protector of the Sanctuary', position: 'set' }], spellsTraps: [set('Desert Sunlight')] },
          ],
          steps: [use(0, 'Upstart Goblin'), use(1, 'Desert Sunlight')],
          expect: { players: [{ handCount: 0, deckCount: 20 }, { lp: 9000 }] },
        },
      ],
      [
        'from an empty Deck, which then loses nothing',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Morphing Jar', position: 'set' }], deck: [] },
            { monsters: [{ card: 'Protector of the Sanctuary' }] },
          ],
          steps: [{ player: 0, do: 'flipSummon', card: 'Morphing Jar' }],
          expect: { result: null },
        },
      ],
      [
        'of both players together: the other one draws',
        'holds',
        {
          players: [
            { monsters: [{ card: 'Morphing Jar', position: 'set' }] },
            { monsters: [{ card: 'Protector of the Sanctuary' }] },
          ],
          steps: [{ player: 0, do: 'flipSummon', card: 'Morphing Jar' }],
          expect: { players: [{ handCount: 0 }, { handCount: 5 }] },
        },
      ],
      [
        'by right',
        'holds',
        {
          players: [{ spellsTraps: [set('Penalty Game!')] }, { hand: ['Umi', 'Umi', 'Umi', 'Umi'] }],
          steps: [{ ...use(0, 'Penalty Game!'), mode: 0 }, endTurn(0)],
          expect: { turn: 4, phase: 'main1', players: [{}, { handCount: 4 }] },
        },
      ],
      [
        'a card of the Deck added to the hand',
        'free',
        {
          players: [
            { hand: ['Reinforcement of the Army'], deck: ['Celtic Guardian', 'Umi'] },
            { monsters: [{ card: 'Protector of the Sanctuary' }] },
          ],
          steps: [use(0, 'Reinforcement of the Army', 'Celtic Guardian')],
          expect: { players: [{ hand: ['Celtic Guardian'] }, {}] },
        },
      ],
    ],
  },
  activateEffect: {
    by: ['Prohibition'],
    rows: [
      [
        'a trigger in the Graveyard',
        'holds',
        {
          players: [
            { hand: ['Prohibition'], monsters: [{ card: 'Vorse Raider' }] },
            { monsters: [{ card: 'Sangan' }], deck: ['Kuriboh'] },
          ],
          steps: [
            use(0, 'Prohibition'),
            { player: 0, do: 'answer', value: 'Sangan' },
            toBattle(0),
            attack(0, 'Vorse Raider', 'Sangan'),
          ],
          expect: { players: [{}, { deckCount: 1 }] },
        },
      ],
      [
        'an effect in the hand',
        'holds',
        {
          players: [{ hand: ['Prohibition'], monsters: [{ card: 'Vorse Raider' }] }, { hand: ['Kuriboh'] }],
          steps: [
            use(0, 'Prohibition'),
            { player: 0, do: 'answer', value: 'Kuriboh' },
            toBattle(0),
            attack(0, 'Vorse Raider', 'direct'),
            endTurn(0),
          ],
          expect: { players: [{}, { lp: 6100 }] },
        },
      ],
      [
        'an effect on the field',
        'free',
        {
          players: [{ hand: ['Prohibition'] }, { hand: ['Umi'], monsters: [{ card: 'Tribe-Infecting Virus' }] }],
          steps: [
            use(0, 'Prohibition'),
            { player: 0, do: 'answer', value: 'Tribe-Infecting Virus' },
            endTurn(0),
            { do: 'legal', step: use(1, 'Tribe-Infecting Virus') },
          ],
        },
      ],
    ],
  },
  placeFaceUp: {
    by: ['Prohibition'],
    rows: [
      [
        'put there face-up by an effect',
        'holds',
        {
          players: [{ hand: ['Prohibition'] }, { spellsTraps: [up('Destiny Board')], deck: ['Spirit Message "I"', 'Umi'] }],
          steps: [use(0, 'Prohibition'), { player: 0, do: 'answer', value: 'Spirit Message "I"' }, endTurn(0)],
          expect: { players: [{}, { spellsTraps: [{ card: 'Destiny Board' }] }] },
        },
      ],
      [
        'taken up from the Graveyard as an Equip Card',
        'holds',
        {
          players: [
            {
              hand: ['Prohibition'],
              graveyard: ['Axe of Despair'],
              monsters: [{ card: 'Chopman the Desperate Outlaw', position: 'set' }],
            },
            {},
          ],
          steps: [
            use(0, 'Prohibition'),
            { player: 0, do: 'answer', value: 'Axe of Despair' },
            { player: 0, do: 'flipSummon', card: 'Chopman the Desperate Outlaw' },
            { do: 'expect', prompt: { player: 0, kind: 'idle' } },
          ],
          expect: { players: [{ graveyard: ['Axe of Despair'] }, {}] },
        },
      ],
    ],
  },
  discardCost: {
    by: ['Goblin of Greed'],
    rows: [
      [
        'chosen cards',
        'holds',
        {
          players: [{ hand: ['Lightning Vortex', 'Umi'] }, { monsters: [{ card: 'Goblin of Greed' }] }],
          steps: [never(use(0, 'Lightning Vortex'), 'cost-discard')],
        },
      ],
      [
        'the card itself',
        'holds',
        {
          players: [{ hand: ['Kuriboh'] }, { monsters: [{ card: 'Goblin of Greed' }] }],
          steps: [toBattle(0), endTurn(0), toBattle(1), attack(1, 'Goblin of Greed', 'direct')],
          expect: { players: [{ lp: 7000, hand: ['Kuriboh'] }, {}] },
        },
      ],
      [
        'cards sent from the hand, which are not discarded',
        'free',
        {
          players: [
            { hand: ['Pot of Greed'], monsters: [{ card: 'Avatar of The Pot' }] },
            { monsters: [{ card: 'Goblin of Greed' }] },
          ],
          steps: [use(0, 'Avatar of The Pot', 'Pot of Greed')],
          expect: { players: [{ handCount: 3 }, {}] },
        },
      ],
    ],
  },
};

for (const act of ACTS) {
  describe(`what forbids ${act}`, () => {
    test.each(TABLE[act].rows)(`${act}: %s – %s`, (_way, _verdict, scene) => void plays(scene));
  });
}

test('the table names every card that forbids something, and nothing else', () => {
  for (const act of ACTS) {
    const forbidding = expertPool.all.filter((one) => one.index.forbids.includes(act)).map((one) => one.facts.en);
    expect([act, [...new Set(forbidding)].sort()]).toEqual([act, [...TABLE[act].by].sort()]);
  }
  expect(expertPool.all.flatMap((one) => one.index.forbids).filter((act) => !(ACTS as readonly string[]).includes(act))).toEqual(
    [],
  );
});
