/** The card pool: the only file that imports cards. Add a card's import and its name in the list. */
import { buildPool } from '../engine/index';
import type { CardFacts, CardPool } from '../engine/index';
import cardsJson from './data/cards.json';
import decksJson from './data/decks.json';
import textsJson from './data/texts.json';
import tokensJson from './data/tokens.json';
import airknightParshath from './monsters/airknight-parshath';
import asuraPriest from './monsters/asura-priest';
import blackLusterSoldierEnvoyOfTheBeginning from './monsters/black-luster-soldier-envoy-of-the-beginning';
import bladeKnight from './monsters/blade-knight';
import breakerTheMagicalWarrior from './monsters/breaker-the-magical-warrior';
import cannonSoldier from './monsters/cannon-soldier';
import cyberJar from './monsters/cyber-jar';
import ddWarriorLady from './monsters/dd-warrior-lady';
import dekoichiTheBattlechantedLocomotive from './monsters/dekoichi-the-battlechanted-locomotive';
import donZaloog from './monsters/don-zaloog';
import exiledForce from './monsters/exiled-force';
import giantGerm from './monsters/giant-germ';
import giantRat from './monsters/giant-rat';
import goblinAttackForce from './monsters/goblin-attack-force';
import jinzo from './monsters/jinzo';
import kuriboh from './monsters/kuriboh';
import kycooTheGhostDestroyer from './monsters/kycoo-the-ghost-destroyer';
import magicianOfFaith from './monsters/magician-of-faith';
import manEaterBug from './monsters/man-eater-bug';
import mobiusTheFrostMonarch from './monsters/mobius-the-frost-monarch';
import morphingJar from './monsters/morphing-jar';
import motherGrizzly from './monsters/mother-grizzly';
import sangan from './monsters/sangan';
import sheepToken from './monsters/sheep-token';
import spearDragon from './monsters/spear-dragon';
import spiritReaper from './monsters/spirit-reaper';
import tribeInfectingVirus from './monsters/tribe-infecting-virus';
import vampireLord from './monsters/vampire-lord';
import witchOfTheBlackForest from './monsters/witch-of-the-black-forest';
import aLegendaryOcean from './spells/a-legendary-ocean';
import axeOfDespair from './spells/axe-of-despair';
import bookOfMoon from './spells/book-of-moon';
import changeOfHeart from './spells/change-of-heart';
import creatureSwap from './spells/creature-swap';
import darkHole from './spells/dark-hole';
import delinquentDuo from './spells/delinquent-duo';
import enemyController from './spells/enemy-controller';
import fissure from './spells/fissure';
import gracefulCharity from './spells/graceful-charity';
import heavyStorm from './spells/heavy-storm';
import magePower from './spells/mage-power';
import messengerOfPeace from './spells/messenger-of-peace';
import mysticalSpaceTyphoon from './spells/mystical-space-typhoon';
import noblemanOfCrossout from './spells/nobleman-of-crossout';
import potOfGreed from './spells/pot-of-greed';
import prematureBurial from './spells/premature-burial';
import raigeki from './spells/raigeki';
import rushRecklessly from './spells/rush-recklessly';
import scapegoat from './spells/scapegoat';
import smashingGround from './spells/smashing-ground';
import snatchSteal from './spells/snatch-steal';
import swordsOfRevealingLight from './spells/swords-of-revealing-light';
import umi from './spells/umi';
import bottomlessTrapHole from './traps/bottomless-trap-hole';
import callOfTheHaunted from './traps/call-of-the-haunted';
import dustTornado from './traps/dust-tornado';
import hornOfHeaven from './traps/horn-of-heaven';
import jarOfGreed from './traps/jar-of-greed';
import magicJammer from './traps/magic-jammer';
import mirrorForce from './traps/mirror-force';
import raigekiBreak from './traps/raigeki-break';
import ringOfDestruction from './traps/ring-of-destruction';
import royalDecree from './traps/royal-decree';
import sakuretsuArmor from './traps/sakuretsu-armor';
import sevenToolsOfTheBandit from './traps/seven-tools-of-the-bandit';
import skillDrain from './traps/skill-drain';
import solemnJudgment from './traps/solemn-judgment';
import torrentialTribute from './traps/torrential-tribute';
import trapHole from './traps/trap-hole';
import ultimateOffering from './traps/ultimate-offering';
import waboku from './traps/waboku';

const CODES = [
  airknightParshath, asuraPriest, blackLusterSoldierEnvoyOfTheBeginning, bladeKnight, breakerTheMagicalWarrior, cannonSoldier,
  cyberJar, ddWarriorLady, dekoichiTheBattlechantedLocomotive, donZaloog, exiledForce, giantGerm,
  giantRat, goblinAttackForce, jinzo, kuriboh, kycooTheGhostDestroyer, magicianOfFaith,
  manEaterBug, mobiusTheFrostMonarch, morphingJar, motherGrizzly, sangan, sheepToken,
  spearDragon, spiritReaper, tribeInfectingVirus, vampireLord, witchOfTheBlackForest, aLegendaryOcean,
  axeOfDespair, bookOfMoon, changeOfHeart, creatureSwap, darkHole, delinquentDuo,
  enemyController, fissure, gracefulCharity, heavyStorm, magePower, messengerOfPeace,
  mysticalSpaceTyphoon, noblemanOfCrossout, potOfGreed, prematureBurial, raigeki, rushRecklessly,
  scapegoat, smashingGround, snatchSteal, swordsOfRevealingLight, umi, bottomlessTrapHole,
  callOfTheHaunted, dustTornado, hornOfHeaven, jarOfGreed, magicJammer, mirrorForce,
  raigekiBreak, ringOfDestruction, royalDecree, sakuretsuArmor, sevenToolsOfTheBandit, skillDrain,
  solemnJudgment, torrentialTribute, trapHole, ultimateOffering, waboku,
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
