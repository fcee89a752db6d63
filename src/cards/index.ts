/** The card pool: the only file that imports cards. Add a card's import and its name in the list. */
import { buildPool } from '../engine/index';
import type { CardFacts, CardPool } from '../engine/index';
import cardsJson from './data/cards.json';
import decksJson from './data/decks.json';
import textsJson from './data/texts.json';
import tokensJson from './data/tokens.json';
import blackLusterSoldierEnvoyOfTheBeginning from './monsters/black-luster-soldier-envoy-of-the-beginning';
import bladeKnight from './monsters/blade-knight';
import breakerTheMagicalWarrior from './monsters/breaker-the-magical-warrior';
import cyberJar from './monsters/cyber-jar';
import ddWarriorLady from './monsters/dd-warrior-lady';
import exiledForce from './monsters/exiled-force';
import jinzo from './monsters/jinzo';
import kycooTheGhostDestroyer from './monsters/kycoo-the-ghost-destroyer';
import magicianOfFaith from './monsters/magician-of-faith';
import sangan from './monsters/sangan';
import sheepToken from './monsters/sheep-token';
import spiritReaper from './monsters/spirit-reaper';
import tribeInfectingVirus from './monsters/tribe-infecting-virus';
import witchOfTheBlackForest from './monsters/witch-of-the-black-forest';
import bookOfMoon from './spells/book-of-moon';
import creatureSwap from './spells/creature-swap';
import darkHole from './spells/dark-hole';
import fissure from './spells/fissure';
import gracefulCharity from './spells/graceful-charity';
import heavyStorm from './spells/heavy-storm';
import mysticalSpaceTyphoon from './spells/mystical-space-typhoon';
import noblemanOfCrossout from './spells/nobleman-of-crossout';
import potOfGreed from './spells/pot-of-greed';
import prematureBurial from './spells/premature-burial';
import scapegoat from './spells/scapegoat';
import snatchSteal from './spells/snatch-steal';
import swordsOfRevealingLight from './spells/swords-of-revealing-light';
import bottomlessTrapHole from './traps/bottomless-trap-hole';
import callOfTheHaunted from './traps/call-of-the-haunted';
import magicJammer from './traps/magic-jammer';
import mirrorForce from './traps/mirror-force';
import ringOfDestruction from './traps/ring-of-destruction';
import sakuretsuArmor from './traps/sakuretsu-armor';
import sevenToolsOfTheBandit from './traps/seven-tools-of-the-bandit';
import torrentialTribute from './traps/torrential-tribute';

const CODES = [
  blackLusterSoldierEnvoyOfTheBeginning, bladeKnight, breakerTheMagicalWarrior, cyberJar, ddWarriorLady, exiledForce,
  jinzo, kycooTheGhostDestroyer, magicianOfFaith, sangan, sheepToken, spiritReaper,
  tribeInfectingVirus, witchOfTheBlackForest, bookOfMoon, creatureSwap, darkHole, fissure,
  gracefulCharity, heavyStorm, mysticalSpaceTyphoon, noblemanOfCrossout, potOfGreed, prematureBurial,
  scapegoat, snatchSteal, swordsOfRevealingLight, bottomlessTrapHole, callOfTheHaunted, magicJammer,
  mirrorForce, ringOfDestruction, sakuretsuArmor, sevenToolsOfTheBandit, torrentialTribute,
];

const ALL_FACTS = [...cardsJson, ...tokensJson] as unknown as readonly CardFacts[];

/** Every card of the Expert pool that can be played, with the facts of all known cards. */
export const expertPool: CardPool = buildPool(ALL_FACTS, CODES);

export type { CardFacts };

/** Printed facts of every known card, playable yet or not. */
export const allCardFacts: readonly CardFacts[] = ALL_FACTS;
export const cardFacts = (passcode: number): CardFacts | undefined => expertPool.facts(passcode);

/** What a card does in our own words, part by part, in both languages. */
export interface CardText { readonly en: readonly string[]; readonly ja: readonly string[] }
export const cardTexts = (passcode: number): CardText | undefined => (textsJson as Readonly<Record<string, CardText>>)[String(passcode)];

/** A deck that comes with the table. */
export interface BuiltInDeck {
  readonly id: string;
  readonly en: string;
  readonly ja: string;
  readonly theme: { readonly en: string; readonly ja: string };
  readonly main: readonly number[];
  readonly side: readonly number[];
  readonly fusion: readonly number[];
}
export const builtInDecks: readonly BuiltInDeck[] = decksJson.decks;
