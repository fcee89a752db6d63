import { describe, expect, test } from 'vitest';
import { plays } from '../scenario/testing';
import { duelGame } from './index';

const expertPool = duelGame.pool('expert');

type Scene = Parameters<typeof plays>[0];
type Side = NonNullable<Scene['players']>[number];
type Row = {
  readonly own?: Side;
  readonly nothing: Side;
  readonly ownSomething?: Side;
  readonly something: Side;
  readonly phase?: Scene['phase'];
  readonly turnPlayer?: Scene['turnPlayer'];
  /** What has to be done first. */
  readonly first?: Scene['steps'];
  /** The same, where only so there is something. */
  readonly firstOfSomething?: Scene['steps'];
};

const inHand = (card: string, more: Side = {}): Side => ({ ...more, hand: [card, ...(more.hand ?? [])] });
const set = (card: string) => ({ card, face: 'set' as const });
const faceDown = { card: 'Sangan', position: 'set' as const };
const EXODIA_IN_GRAVEYARD: Side = {
  graveyard: [
    'Exodia the Forbidden One',
    'Right Arm of the Forbidden One',
    'Left Arm of the Forbidden One',
    'Right Leg of the Forbidden One',
    'Left Leg of the Forbidden One',
  ],
};
const SANGAN: Side = { monsters: [{ card: 'Sangan' }] };
/** A monster attacks from Defense Position, by itself or beside one in Attack Position. */
const attackedByShogun: Omit<Row, 'own'> = {
  nothing: { monsters: [{ card: 'Total Defense Shogun', position: 'defense' }] },
  something: { monsters: [{ card: 'Total Defense Shogun', position: 'defense' }, { card: 'Vorse Raider' }] },
  turnPlayer: 1,
  first: [
    { player: 1, do: 'enter', to: 'battle' },
    { player: 1, do: 'attack', card: 'Total Defense Shogun', target: 'direct' },
    { player: 1, do: 'pass' },
  ],
};

/**
 * Every card that acts on what it finds, with a position in which it finds nothing and one in which it does. `own`: the side of
 * its user, with the card.
 */
const TABLE: Readonly<Record<string, Row>> = {
  'Dark Hole': { own: inHand('Dark Hole'), nothing: {}, something: SANGAN },
  Raigeki: { own: inHand('Raigeki', SANGAN), nothing: {}, something: { monsters: [faceDown] } },
  'Level Conversion Lab': {
    own: { hand: ['Umi'], spellsTraps: [set('Level Conversion Lab')] },
    nothing: SANGAN,
    ownSomething: { hand: ['Sangan'], spellsTraps: [set('Level Conversion Lab')] },
    something: {},
  },
  'Archlord Zerato': {
    own: {
      hand: ['Mystical Elf'],
      monsters: [{ card: 'Archlord Zerato' }],
      fieldSpell: { card: 'The Sanctuary in the Sky', face: 'up' },
    },
    nothing: {},
    something: { monsters: [faceDown] },
  },
  'Fiend Comedian': {
    own: { spellsTraps: [set('Fiend Comedian')], graveyard: ['Umi'] },
    nothing: {},
    something: { graveyard: ['Umi'] },
  },
  'Pyro Clock of Destiny': {
    own: { spellsTraps: [set('Pyro Clock of Destiny')] },
    nothing: { spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] },
    something: { spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up' }] },
  },
  'Heavy Storm': { own: inHand('Heavy Storm'), nothing: { monsters: [faceDown] }, something: { spellsTraps: [set('Waboku')] } },
  "Harpie's Feather Duster": {
    own: inHand("Harpie's Feather Duster", { spellsTraps: [set('Waboku')] }),
    nothing: {},
    something: { fieldSpell: { card: 'Umi', face: 'up' } },
  },
  'Giant Trunade': { own: { spellsTraps: [set('Giant Trunade')] }, nothing: {}, something: { spellsTraps: [set('Waboku')] } },
  'Thousand Energy': {
    own: inHand('Thousand Energy', SANGAN),
    nothing: { monsters: [{ card: 'Ojama Green' }] },
    ownSomething: inHand('Thousand Energy', { monsters: [{ card: 'Ojama Green' }] }),
    something: {},
  },
  'Triangle Power': {
    own: inHand('Triangle Power', SANGAN),
    nothing: { monsters: [{ card: 'Skull Servant' }] },
    ownSomething: inHand('Triangle Power', { monsters: [{ card: 'Skull Servant' }] }),
    something: {},
  },
  'Big Wave Small Wave': {
    own: inHand('Big Wave Small Wave', SANGAN),
    nothing: {},
    ownSomething: inHand('Big Wave Small Wave', { monsters: [{ card: 'Psychic Kappa' }] }),
    something: {},
  },
  'Mustering of the Dark Scorpions': {
    own: inHand('Mustering of the Dark Scorpions', { monsters: [{ card: 'Don Zaloog' }], hand: ['Sangan'] }),
    nothing: {},
    ownSomething: inHand('Mustering of the Dark Scorpions', {
      monsters: [{ card: 'Don Zaloog' }],
      hand: ['Dark Scorpion - Meanae the Thorn'],
    }),
    something: {},
  },
  'The Inexperienced Spy': { own: inHand('The Inexperienced Spy', { hand: ['Umi'] }), nothing: {}, something: { hand: ['Umi'] } },
  'Seal of the Ancients': {
    own: inHand('Seal of the Ancients', { spellsTraps: [set('Waboku')] }),
    nothing: SANGAN,
    something: { spellsTraps: [set('Waboku')] },
  },
  'Tribute Doll': {
    own: inHand('Tribute Doll', SANGAN),
    nothing: {},
    ownSomething: inHand('Tribute Doll', { ...SANGAN, hand: ['Dark Magician'] }),
    something: {},
  },
  'Dimension Fusion': {
    own: inHand('Dimension Fusion', { banished: ['Umi'] }),
    nothing: {},
    something: { banished: ['Sangan'] },
  },
  'Different Dimension Capsule': {
    own: inHand('Different Dimension Capsule', { deck: [] }),
    nothing: {},
    ownSomething: inHand('Different Dimension Capsule', { deck: ['Umi'] }),
    something: {},
  },
  Reasoning: {
    own: inHand('Reasoning', { deck: [] }),
    nothing: {},
    ownSomething: inHand('Reasoning', { deck: ['Umi'] }),
    something: {},
  },
  'Monster Gate': {
    own: inHand('Monster Gate', { ...SANGAN, deck: [] }),
    nothing: {},
    ownSomething: inHand('Monster Gate', { ...SANGAN, deck: ['Umi'] }),
    something: {},
  },
  'Chosen One': {
    own: inHand('Chosen One', { hand: ['Sangan', 'Umi'] }),
    nothing: {},
    ownSomething: inHand('Chosen One', { hand: ['Sangan', 'Umi', 'Waboku'] }),
    something: {},
  },
  'Grave Lure': { own: { spellsTraps: [set('Grave Lure')] }, nothing: { deck: [] }, something: { deck: ['Umi'] } },
  'Triangle Ecstasy Spark': {
    own: inHand('Triangle Ecstasy Spark', { monsters: [{ card: 'Harpie Lady' }] }),
    nothing: { monsters: [{ card: 'Harpie Lady Sisters', position: 'set' }] },
    something: { monsters: [{ card: 'Harpie Lady Sisters' }] },
  },
  'Contract with Exodia': {
    own: inHand('Contract with Exodia', EXODIA_IN_GRAVEYARD),
    nothing: {},
    ownSomething: inHand('Contract with Exodia', { ...EXODIA_IN_GRAVEYARD, hand: ['Exodia Necross'] }),
    something: {},
  },
  'Dark Designator': { own: inHand('Dark Designator'), nothing: { deck: [] }, something: { deck: ['Umi'] } },
  Fissure: { own: inHand('Fissure', SANGAN), nothing: { monsters: [faceDown] }, something: SANGAN },
  'Smashing Ground': { own: inHand('Smashing Ground', SANGAN), nothing: { monsters: [faceDown] }, something: SANGAN },
  'Exhausting Spell': {
    own: { spellsTraps: [set('Exhausting Spell')] },
    nothing: { monsters: [{ card: 'Magical Marionette' }] },
    something: { monsters: [{ card: 'Magical Marionette', counters: { spell: 1 } }] },
  },
  'Legendary Flame Lord': {
    own: { monsters: [{ card: 'Legendary Flame Lord', counters: { spell: 3 } }] },
    nothing: {},
    something: { monsters: [faceDown] },
  },
  'Mega Ton Magical Cannon': {
    own: inHand('Mega Ton Magical Cannon', { monsters: [{ card: 'Magical Marionette', counters: { spell: 10 } }] }),
    nothing: {},
    something: SANGAN,
  },
  'Collected Power': {
    own: { spellsTraps: [set('Collected Power')], ...SANGAN },
    nothing: {},
    something: { ...SANGAN, spellsTraps: [{ card: 'Dark Energy', face: 'up', equippedTo: 'Sangan@1:monster:0' }] },
  },
  'Lightning Vortex': {
    own: inHand('Lightning Vortex', { ...SANGAN, hand: ['Umi'] }),
    nothing: { monsters: [faceDown] },
    something: SANGAN,
  },
  'Acid Rain': { own: inHand('Acid Rain'), nothing: SANGAN, something: { monsters: [{ card: 'Mechanicalchaser' }] } },
  'Exile of the Wicked': { own: inHand('Exile of the Wicked'), nothing: { monsters: [faceDown] }, something: SANGAN },
  'D. Tribe': {
    own: { spellsTraps: [set('D. Tribe')] },
    nothing: { monsters: [faceDown] },
    something: {},
    ownSomething: { ...SANGAN, spellsTraps: [set('D. Tribe')] },
  },
  'Magical Scientist': {
    own: { monsters: [{ card: 'Magical Scientist' }] },
    nothing: {},
    ownSomething: { monsters: [{ card: 'Magical Scientist' }], fusionDeck: ['Flame Swordsman'] },
    something: {},
  },
  'Super Robolady': {
    own: { monsters: [{ card: 'Super Robolady' }] },
    nothing: {},
    ownSomething: { monsters: [{ card: 'Super Robolady' }], fusionDeck: ['Super Roboyarou'] },
    something: {},
  },
  'Super Roboyarou': {
    own: { monsters: [{ card: 'Super Roboyarou' }] },
    nothing: {},
    ownSomething: { monsters: [{ card: 'Super Roboyarou' }], fusionDeck: ['Super Robolady'] },
    something: {},
  },
  'Order to Smash': {
    own: { monsters: [{ card: 'Skull Servant' }], spellsTraps: [set('Order to Smash')] },
    nothing: {},
    something: { spellsTraps: [set('Waboku')] },
  },
  'Hammer Shot': {
    own: inHand('Hammer Shot'),
    nothing: { monsters: [{ card: 'Sangan', position: 'defense' }] },
    something: SANGAN,
  },
  Earthquake: {
    own: inHand('Earthquake'),
    nothing: { monsters: [{ card: 'Sangan', position: 'defense' }] },
    something: SANGAN,
  },
  'Restructer Revolution': {
    own: inHand('Restructer Revolution', { hand: ['Umi'] }),
    nothing: {},
    something: { hand: ['Umi'] },
  },
  'Card Destruction': { own: inHand('Card Destruction'), nothing: {}, something: { hand: ['Umi'] } },
  'Royal Tribute': {
    own: inHand('Royal Tribute', { fieldSpell: { card: 'Necrovalley', face: 'up' } }),
    nothing: {},
    something: { hand: ['Umi'] },
  },
  'The Law of the Normal': {
    own: inHand('The Law of the Normal', { monsters: Array.from({ length: 5 }, () => ({ card: 'Ojama Yellow' })) }),
    nothing: { monsters: [{ card: 'Ojama Green' }] },
    something: { hand: ['Umi'] },
  },
  Confiscation: { own: inHand('Confiscation', { hand: ['Umi'] }), nothing: {}, something: { hand: ['Umi'] } },
  'Delinquent Duo': { own: inHand('Delinquent Duo', { hand: ['Umi'] }), nothing: {}, something: { hand: ['Umi'] } },
  'Graceful Dice': {
    own: inHand('Graceful Dice'),
    nothing: SANGAN,
    ownSomething: inHand('Graceful Dice', SANGAN),
    something: {},
  },
  'Makiu, the Magical Mist': {
    own: inHand('Makiu, the Magical Mist', { monsters: [{ card: 'Summoned Skull' }] }),
    nothing: { monsters: [faceDown] },
    something: SANGAN,
  },
  'Curse of Fiend': { own: { spellsTraps: [set('Curse of Fiend')] }, nothing: {}, something: SANGAN, phase: 'standby' },
  'Return from the Different Dimension': {
    own: { spellsTraps: [set('Return from the Different Dimension')], banished: ['Umi'] },
    nothing: { banished: ['Sangan'] },
    ownSomething: { spellsTraps: [set('Return from the Different Dimension')], banished: ['Sangan'] },
    something: {},
  },
  'Just Desserts': {
    own: { ...SANGAN, spellsTraps: [set('Just Desserts')] },
    nothing: { hand: ['Umi'] },
    something: { monsters: [faceDown] },
  },
  'Secret Barrel': {
    own: { ...SANGAN, hand: ['Umi'], spellsTraps: [set('Secret Barrel')] },
    nothing: {},
    something: { hand: ['Umi'] },
  },
  'Lightforce Sword': {
    own: { hand: ['Umi'], spellsTraps: [set('Lightforce Sword')] },
    nothing: {},
    something: { hand: ['Umi'] },
  },
  'Mind Crush': { own: { spellsTraps: [set('Mind Crush')] }, nothing: {}, something: { hand: ['Umi'] } },
  'Temple of the Kings': {
    own: { spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }], monsters: [{ card: 'Mystical Beast of Serket' }] },
    nothing: { monsters: [{ card: 'The Last Warrior from Another Planet' }] },
    something: {},
  },
  'Torrential Tribute': {
    own: {
      hand: ['Mystical Beast of Serket'],
      monsters: [{ card: 'Celtic Guardian' }],
      spellsTraps: [set('Torrential Tribute')],
    },
    nothing: {},
    something: SANGAN,
    first: [
      { player: 0, do: 'normalSummon', card: 'Mystical Beast of Serket', choose: ['Celtic Guardian'] },
      { player: 1, do: 'pass' },
    ],
  },
  'D.D. Dynamite': {
    own: { banished: ['Umi'], spellsTraps: [set('D.D. Dynamite')] },
    nothing: {},
    something: { banished: ['Umi'] },
  },
  'Dark Mirror Force': {
    own: { monsters: [{ card: 'Celtic Guardian', position: 'defense' }], spellsTraps: [set('Dark Mirror Force')] },
    nothing: { monsters: [{ card: 'Vorse Raider' }] },
    something: { monsters: [{ card: 'Vorse Raider' }, faceDown] },
    turnPlayer: 1,
    first: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'pass' },
    ],
  },
  'Mirror Force': { own: { spellsTraps: [set('Mirror Force')] }, ...attackedByShogun },
  'Widespread Ruin': { own: { spellsTraps: [set('Widespread Ruin')] }, ...attackedByShogun },
  'Blast Held by a Tribute': {
    own: { spellsTraps: [set('Blast Held by a Tribute')] },
    nothing: { hand: ['Total Defense Shogun'], monsters: [{ card: 'Celtic Guardian' }] },
    something: { hand: ['Total Defense Shogun'], monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider' }] },
    turnPlayer: 1,
    first: [
      { player: 1, do: 'normalSummon', card: 'Total Defense Shogun', choose: ['Celtic Guardian'] },
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Total Defense Shogun', target: 'direct' },
      { player: 1, do: 'pass' },
    ],
  },
  'Desert Sunlight': {
    own: { monsters: [{ card: 'Sangan', position: 'defense' }], spellsTraps: [set('Desert Sunlight')] },
    nothing: SANGAN,
    ownSomething: { monsters: [faceDown], spellsTraps: [set('Desert Sunlight')] },
    something: {},
  },
  'Disturbance Strategy': {
    own: { hand: ['Umi'], spellsTraps: [set('Disturbance Strategy')] },
    nothing: {},
    something: { hand: ['Umi'] },
  },
  'Mind Wipe': { own: inHand('Mind Wipe', { hand: ['Umi'] }), nothing: {}, something: { hand: ['Umi'] } },
  'Needle Ceiling': {
    own: { spellsTraps: [set('Needle Ceiling')] },
    nothing: { monsters: [faceDown, faceDown, faceDown, faceDown] },
    something: { monsters: [faceDown, faceDown, faceDown, { card: 'Sangan' }] },
  },
  Reload: {
    own: inHand('Reload'),
    nothing: { hand: ['Umi'] },
    ownSomething: inHand('Reload', { hand: ['Umi'] }),
    something: {},
  },
  'Solar Ray': {
    own: { ...SANGAN, spellsTraps: [set('Solar Ray')] },
    nothing: { monsters: [{ card: 'X-Head Cannon' }] },
    ownSomething: { monsters: [{ card: 'X-Head Cannon' }], spellsTraps: [set('Solar Ray')] },
    something: {},
  },
  'Windstorm of Etaqua': {
    own: { ...SANGAN, spellsTraps: [set('Windstorm of Etaqua')] },
    nothing: { monsters: [faceDown] },
    something: SANGAN,
  },
  'Zero Gravity': { own: { spellsTraps: [set('Zero Gravity')] }, nothing: { monsters: [faceDown] }, something: SANGAN },
  "Gryphon's Feather Duster": {
    own: inHand("Gryphon's Feather Duster"),
    nothing: { spellsTraps: [set('Waboku')] },
    ownSomething: inHand("Gryphon's Feather Duster", { spellsTraps: [set('Waboku')] }),
    something: {},
  },
  'Special Hurricane': {
    own: inHand('Special Hurricane', { hand: ['Umi'] }),
    nothing: SANGAN,
    ownSomething: inHand('Special Hurricane', { hand: ['Umi', 'Scapegoat'] }),
    something: {},
    firstOfSomething: [
      { player: 0, do: 'activate', card: 'Scapegoat' },
      ...([1, 0, 1, 0, 1] as const).map((player) => ({ player, do: 'pass' }) as const),
    ],
  },
  'Eternal Rest': {
    own: inHand('Eternal Rest'),
    nothing: SANGAN,
    something: { ...SANGAN, spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Sangan@1:monster:0' }] },
  },
  'Final Destiny': {
    own: inHand('Final Destiny', { hand: ['Umi', 'Umi', 'Umi', 'Umi', 'Umi'] }),
    nothing: {},
    something: SANGAN,
  },
  'Ojama Delta Hurricane!!': {
    own: inHand('Ojama Delta Hurricane!!', {
      monsters: [{ card: 'Ojama Green' }, { card: 'Ojama Yellow' }, { card: 'Ojama Black' }],
    }),
    nothing: {},
    something: SANGAN,
  },
  'Share the Pain': { own: inHand('Share the Pain', SANGAN), nothing: {}, something: { monsters: [faceDown] } },
  'Shield & Sword': { own: inHand('Shield & Sword'), nothing: { monsters: [faceDown] }, something: SANGAN },
  'Thunder Crash': {
    own: inHand('Thunder Crash'),
    nothing: SANGAN,
    ownSomething: inHand('Thunder Crash', SANGAN),
    something: {},
  },
  'Ultra Evolution Pill': {
    own: inHand('Ultra Evolution Pill', { monsters: [{ card: 'Gagagigo' }] }),
    nothing: {},
    ownSomething: inHand('Ultra Evolution Pill', { hand: ['Uraby'], monsters: [{ card: 'Gagagigo' }] }),
    something: {},
  },
  'The Forceful Sentry': { own: inHand('The Forceful Sentry', { hand: ['Umi'] }), nothing: {}, something: { hand: ['Umi'] } },
  'Fengsheng Mirror': { own: inHand('Fengsheng Mirror', { hand: ['Umi'] }), nothing: {}, something: { hand: ['Umi'] } },
  'Jowgen the Spiritualist': {
    own: { hand: ['Monster Reborn', 'Jowgen the Spiritualist', 'Umi'], graveyard: ['Jinzo'] },
    nothing: SANGAN,
    something: {},
    first: [{ player: 0, do: 'normalSummon', card: 'Jowgen the Spiritualist' }],
    firstOfSomething: [
      { player: 0, do: 'activate', card: 'Monster Reborn', choose: ['Jinzo'] },
      { player: 0, do: 'answer', value: 'attack' },
      { player: 0, do: 'normalSummon', card: 'Jowgen the Spiritualist' },
      { player: 1, do: 'pass' },
    ],
  },
  'Throwstone Unit': {
    own: { monsters: [{ card: 'Throwstone Unit' }, { card: 'Celtic Guardian' }] },
    nothing: { monsters: [{ card: 'Jinzo' }] },
    something: { monsters: [{ card: 'Gemini Elf' }] },
  },
  'King Dragun': {
    own: { monsters: [{ card: 'King Dragun' }] },
    nothing: {},
    ownSomething: { monsters: [{ card: 'King Dragun' }], hand: ['Baby Dragon'] },
    something: {},
  },
  'Call of the Mummy': {
    own: { spellsTraps: [{ card: 'Call of the Mummy', face: 'up' }] },
    nothing: {},
    ownSomething: { hand: ['The 13th Grave'], spellsTraps: [{ card: 'Call of the Mummy', face: 'up' }] },
    something: {},
  },
  'Frontline Base': {
    own: { spellsTraps: [{ card: 'Frontline Base', face: 'up' }] },
    nothing: {},
    ownSomething: { hand: ['Y-Dragon Head'], spellsTraps: [{ card: 'Frontline Base', face: 'up' }] },
    something: {},
  },
  'The Big March of Animals': {
    own: inHand('The Big March of Animals', SANGAN),
    nothing: {},
    ownSomething: inHand('The Big March of Animals', { monsters: [{ card: 'Leogun' }] }),
    something: {},
  },
  'Pyramid Energy': {
    own: inHand('Pyramid Energy'),
    nothing: SANGAN,
    ownSomething: inHand('Pyramid Energy', SANGAN),
    something: {},
  },
  'Limiter Removal': {
    own: inHand('Limiter Removal', SANGAN),
    nothing: {},
    ownSomething: inHand('Limiter Removal', { monsters: [{ card: 'Mechanicalchaser' }] }),
    something: {},
  },
  'Malice Dispersion': {
    own: inHand('Malice Dispersion', { hand: ['Umi'] }),
    nothing: { spellsTraps: [set('Gravity Bind')] },
    something: { spellsTraps: [{ card: 'Gravity Bind', face: 'up' }] },
  },
  'Lighten the Load': {
    own: { hand: ['Jinzo'], spellsTraps: [{ card: 'Lighten the Load', face: 'up' }] },
    nothing: {},
    ownSomething: { hand: ['Blue-Eyes White Dragon'], spellsTraps: [{ card: 'Lighten the Load', face: 'up' }] },
    something: {},
  },
  'Curse of Aging': {
    own: { hand: ['Umi'], spellsTraps: [set('Curse of Aging')] },
    nothing: { monsters: [faceDown] },
    something: SANGAN,
  },
  'Skull Dice': { own: { ...SANGAN, spellsTraps: [set('Skull Dice')] }, nothing: { monsters: [faceDown] }, something: SANGAN },
  'Spell Purification': {
    own: { hand: ['Umi'], spellsTraps: [set('Spell Purification')] },
    nothing: { spellsTraps: [set('Messenger of Peace')] },
    something: { spellsTraps: [{ card: 'Messenger of Peace', face: 'up' }] },
  },
  Disarmament: {
    own: { spellsTraps: [set('Disarmament')] },
    nothing: SANGAN,
    something: { ...SANGAN, spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Sangan@1:monster:0' }] },
  },
  'Really Eternal Rest': {
    own: { spellsTraps: [set('Really Eternal Rest')] },
    nothing: SANGAN,
    something: { ...SANGAN, spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: 'Sangan@1:monster:0' }] },
  },
  'Minefield Eruption': {
    own: { ...SANGAN, spellsTraps: [set('Minefield Eruption')] },
    nothing: {},
    ownSomething: { monsters: [{ card: 'Mine Golem' }], spellsTraps: [set('Minefield Eruption')] },
    something: {},
  },
  'Mind Haxorz': { own: { ...SANGAN, spellsTraps: [set('Mind Haxorz')] }, nothing: SANGAN, something: { hand: ['Umi'] } },
  'A Hero Emerges': {
    own: { spellsTraps: [set('A Hero Emerges')] },
    nothing: { monsters: [{ card: 'Vorse Raider' }] },
    ownSomething: { hand: ['Umi'], spellsTraps: [set('A Hero Emerges')] },
    something: { monsters: [{ card: 'Vorse Raider' }] },
    turnPlayer: 1,
    first: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'pass' },
    ],
  },
  'Beckoning Light': {
    own: { spellsTraps: [set('Beckoning Light')] },
    nothing: {},
    ownSomething: { hand: ['Umi'], graveyard: ['Airknight Parshath'], spellsTraps: [set('Beckoning Light')] },
    something: {},
  },
  'Elemental Burst': {
    own: {
      monsters: [{ card: 'Harpie Lady' }, { card: 'Mother Grizzly' }, { card: 'UFO Turtle' }, { card: 'Gemini Elf' }],
      spellsTraps: [set('Elemental Burst')],
    },
    nothing: {},
    something: SANGAN,
  },
  'A Wingbeat of Giant Dragon': {
    own: inHand('A Wingbeat of Giant Dragon', { monsters: [{ card: 'Blue-Eyes White Dragon' }] }),
    nothing: {},
    something: { spellsTraps: [set('Waboku')] },
  },
  'Ancient Telescope': { own: inHand('Ancient Telescope'), nothing: { deck: [] }, something: { deck: ['Umi'] } },
  'Chaos End': {
    own: inHand('Chaos End', { banished: ['Umi', 'Umi', 'Umi', 'Umi', 'Umi', 'Umi', 'Umi'] }),
    nothing: {},
    something: SANGAN,
  },
  'Dark Magic Attack': {
    own: inHand('Dark Magic Attack', { monsters: [{ card: 'Dark Magician' }] }),
    nothing: {},
    something: { spellsTraps: [set('Waboku')] },
  },
  'Dark-Piercing Light': { own: inHand('Dark-Piercing Light'), nothing: SANGAN, something: { monsters: [faceDown] } },
  'The Flute of Summoning Dragon': {
    own: inHand('The Flute of Summoning Dragon', { hand: ['Sangan'] }),
    nothing: { monsters: [{ card: 'Lord of D.' }] },
    ownSomething: inHand('The Flute of Summoning Dragon', { hand: ['Luster Dragon'] }),
    something: { monsters: [{ card: 'Lord of D.' }] },
  },
  'The Cheerful Coffin': {
    own: inHand('The Cheerful Coffin', { hand: ['Umi'] }),
    nothing: {},
    ownSomething: inHand('The Cheerful Coffin', { hand: ['Sangan'] }),
    something: {},
  },
  Kaibaman: {
    own: { monsters: [{ card: 'Kaibaman' }] },
    nothing: {},
    ownSomething: { hand: ['Blue-Eyes White Dragon'], monsters: [{ card: 'Kaibaman' }] },
    something: {},
  },
  'Cyber-Stein': {
    own: { monsters: [{ card: 'Cyber-Stein' }] },
    nothing: {},
    ownSomething: { fusionDeck: ['B. Skull Dragon'], monsters: [{ card: 'Cyber-Stein' }] },
    something: {},
  },
  'Levia-Dragon - Daedalus': {
    own: { monsters: [{ card: 'Levia-Dragon - Daedalus' }], fieldSpell: { card: 'Umi', face: 'up' } },
    nothing: {},
    something: { monsters: [faceDown] },
  },
  'Lady Ninja Yae': {
    own: { monsters: [{ card: 'Lady Ninja Yae' }], hand: ['Faith Bird'], spellsTraps: [set('Waboku')] },
    nothing: SANGAN,
    something: { spellsTraps: [set('Waboku')] },
  },
  'Possessed Dark Soul': {
    own: { monsters: [{ card: 'Possessed Dark Soul' }, { card: 'Sangan' }] },
    nothing: { monsters: [{ card: 'Vorse Raider' }, faceDown] },
    something: SANGAN,
  },
  'Huge Revolution': {
    own: {
      monsters: [{ card: 'People Running About' }, { card: 'Oppressed People' }, { card: 'United Resistance' }],
      spellsTraps: [set('Huge Revolution')],
    },
    nothing: {},
    something: { hand: ['Umi'] },
  },
  'Armed Dragon LV7': {
    own: { monsters: [{ card: 'Armed Dragon LV7' }], hand: ['Jinzo'] },
    nothing: { monsters: [faceDown] },
    something: SANGAN,
  },
  'Light of Judgment': {
    own: {
      spellsTraps: [set('Light of Judgment')],
      hand: ['Mystical Elf'],
      fieldSpell: { card: 'The Sanctuary in the Sky', face: 'up' },
    },
    nothing: {},
    something: { hand: ['Umi'] },
  },
  'Curse of Anubis': {
    own: { spellsTraps: [set('Curse of Anubis')] },
    nothing: { monsters: [{ card: 'Sangan', position: 'defense' }] },
    something: SANGAN,
  },
  'Order to Charge': {
    own: inHand('Order to Charge', { monsters: [{ card: 'Battle Ox' }] }),
    nothing: {},
    something: { monsters: [faceDown] },
  },
  'Dramatic Rescue': {
    own: { monsters: [{ card: 'Amazoness Paladin' }], spellsTraps: [set('Dramatic Rescue')], hand: ['Waboku'] },
    ownSomething: { monsters: [{ card: 'Amazoness Paladin' }], spellsTraps: [set('Dramatic Rescue')], hand: ['Battle Ox'] },
    nothing: { hand: ['Tribute to the Doomed', 'Umi'] },
    something: { hand: ['Tribute to the Doomed', 'Umi'] },
    turnPlayer: 1,
    first: [{ player: 1, do: 'activate', card: 'Tribute to the Doomed', choose: ['Umi', 'Amazoness Paladin'] }],
  },
};

describe('a card that could do nothing now is not activated', () => {
  test.each(Object.entries(TABLE))(
    '%s',
    (card, { own, nothing, ownSomething = own, something, phase, turnPlayer, first = [], firstOfSomething = first }) => {
      const step = { player: 0 as const, do: 'activate' as const, card };
      plays({
        phase,
        turnPlayer,
        players: [own!, nothing],
        steps: [...first, { do: 'illegal', step, rule: 'nothing-to-act-on', now: true } as never],
      });
      plays({
        phase,
        turnPlayer,
        players: [ownSomething!, something],
        steps: [...firstOfSomething, { do: 'legal', step, now: true } as never],
      });
    },
  );

  test('the table names every such card', () => {
    const acting = expertPool.all
      .filter((one) => one.effects.some((effect) => effect.actsOn !== undefined))
      .map((one) => one.facts.en);
    expect(acting.sort()).toEqual(Object.keys(TABLE).sort());
  });
});

/** What may be activated although nothing comes of it, or though nobody can see whether something does. */
describe('still activated:', () => {
  test('a search, whatever the deck holds', () =>
    void plays({
      players: [{ hand: ['Fusion Sage'], deck: [] }, {}],
      steps: [{ do: 'legal', step: { player: 0, do: 'activate', card: 'Fusion Sage' } }],
    }));
  test('a draw from too small a deck', () =>
    void plays({
      players: [{ hand: ['Pot of Greed'], deck: [] }, {}],
      steps: [{ do: 'legal', step: { player: 0, do: 'activate', card: 'Pot of Greed' } }],
    }));
  test('a card that stays', () =>
    void plays({
      players: [{ hand: ['Swords of Revealing Light'] }, {}],
      steps: [{ do: 'legal', step: { player: 0, do: 'activate', card: 'Swords of Revealing Light' } }],
    }));
  test('an effect that lasts', () =>
    void plays({
      players: [{ hand: ['Last Will'] }, {}],
      steps: [{ do: 'legal', step: { player: 0, do: 'activate', card: 'Last Will' } }],
    }));
  test('what costs the card itself, whatever it has counted', () =>
    void plays({
      players: [{ spellsTraps: [{ card: 'Wave-Motion Cannon', face: 'up' }] }, {}],
      steps: [{ do: 'legal', step: { player: 0, do: 'activate', card: 'Wave-Motion Cannon' } }],
    }));
  test('an effect whose cards are unaffected by it', () =>
    void plays({
      players: [
        { hand: ['Raigeki'] },
        { monsters: [{ card: 'The Legendary Fisherman' }], fieldSpell: { card: 'Umi', face: 'up' } },
      ],
      steps: [{ do: 'legal', step: { player: 0, do: 'activate', card: 'Raigeki' } }],
    }));
});
