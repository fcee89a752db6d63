/** VISION with its cards: the four that source 004 names, and a set of lantern-lit folklore of our own. */
import {
  buildPool,
  inOrder,
  ruleText,
  RULES,
  visionGameOf,
  type CardFacts,
  type VisionBook,
  type VisionGame,
} from '../../../engine/vision';
import bonDancer from './characters/bon-dancer';
import bridgeGambler from './characters/bridge-gambler';
import candleEater from './characters/candle-eater';
import dragonDanceOfTheRiver from './characters/dragon-dance-of-the-river';
import drumCaller from './characters/drum-caller';
import echoBell from './characters/echo-bell';
import emberFox from './characters/ember-fox';
import facelessMask from './characters/faceless-mask';
import ferryOar from './characters/ferry-oar';
import festivalDrum from './characters/festival-drum';
import fordGuardian from './characters/ford-guardian';
import galeKite from './characters/gale-kite';
import lampSnuffer from './characters/lamp-snuffer';
import leafSweeper from './characters/leaf-sweeper';
import moonViewingPot from './characters/moon-viewing-pot';
import needleWind from './characters/needle-wind';
import noonCicada from './characters/noon-cicada';
import oniWardStatue from './characters/oni-ward-statue';
import oxHornMask from './characters/ox-horn-mask';
import paperBoat from './characters/paper-boat';
import paperLantern from './characters/paper-lantern';
import processionLeader from './characters/procession-leader';
import reedAmbusher from './characters/reed-ambusher';
import riverMother from './characters/river-mother';
import saigyouAyakashi from './characters/saigyou-ayakashi';
import shanghaiDoll from './characters/shanghai-doll';
import sleepyTanuki from './characters/sleepy-tanuki';
import smoulderingWick from './characters/smouldering-wick';
import soulFerryman from './characters/soul-ferryman';
import springKeeper from './characters/spring-keeper';
import stoneBasin from './characters/stone-basin';
import strawDollOfTheFord from './characters/straw-doll-of-the-ford';
import tatteredScreen from './characters/tattered-screen';
import thriftAbacus from './characters/thrift-abacus';
import tideReader from './characters/tide-reader';
import tollCollector from './characters/toll-collector';
import twinWindMirror from './characters/twin-wind-mirror';
import vengefulParasol from './characters/vengeful-parasol';
import viperBrush from './characters/viper-brush';
import watchCat from './characters/watch-cat';
import wellFrog from './characters/well-frog';
import barrierOfAllNature from './commands/barrier-of-all-nature';
import borrowedUmbrella from './commands/borrowed-umbrella';
import breathOfRelief from './commands/breath-of-relief';
import clapOfTheBlocks from './commands/clap-of-the-blocks';
import closingBell from './commands/closing-bell';
import crossedOutLine from './commands/crossed-out-line';
import darkSideOfFate from './commands/dark-side-of-fate';
import debtAtDusk from './commands/debt-at-dusk';
import encore from './commands/encore';
import finalEmber from './commands/final-ember';
import guardRope from './commands/guard-rope';
import homewardWind from './commands/homeward-wind';
import openSluice from './commands/open-sluice';
import pinchedWick from './commands/pinched-wick';
import riverLadle from './commands/river-ladle';
import roundOfCups from './commands/round-of-cups';
import secondDraught from './commands/second-draught';
import slipOfFever from './commands/slip-of-fever';
import straySpark from './commands/stray-spark';
import suddenGust from './commands/sudden-gust';
import turnOfTheTide from './commands/turn-of-the-tide';
import turnedAwayAtTheGate from './commands/turned-away-at-the-gate';
import withering from './commands/withering';
import bindingSlip from './spells/binding-slip';
import blossomBier from './spells/blossom-bier';
import dawnDrizzle from './spells/dawn-drizzle';
import deepSleep from './spells/deep-sleep';
import duskBell from './spells/dusk-bell';
import festivalNight from './spells/festival-night';
import lanternCarp from './spells/lantern-carp';
import lanternFlood from './spells/lantern-flood';
import longNight from './spells/long-night';
import mistOverTheFord from './spells/mist-over-the-ford';
import ropeGirdle from './spells/rope-girdle';
import summerLeafSlip from './spells/summer-leaf-slip';
import cardsJson from './data/cards.json';
import decksJson from './data/decks.json';
import textsJson from './data/texts.json';

const CODES = [
  shanghaiDoll,
  saigyouAyakashi,
  barrierOfAllNature,
  darkSideOfFate,
  paperLantern,
  ferryOar,
  stoneBasin,
  festivalDrum,
  fordGuardian,
  galeKite,
  reedAmbusher,
  wellFrog,
  needleWind,
  oxHornMask,
  facelessMask,
  viperBrush,
  oniWardStatue,
  strawDollOfTheFord,
  springKeeper,
  candleEater,
  riverMother,
  smoulderingWick,
  noonCicada,
  sleepyTanuki,
  watchCat,
  tollCollector,
  tideReader,
  drumCaller,
  lampSnuffer,
  leafSweeper,
  moonViewingPot,
  bonDancer,
  emberFox,
  vengefulParasol,
  soulFerryman,
  thriftAbacus,
  tatteredScreen,
  processionLeader,
  dragonDanceOfTheRiver,
  twinWindMirror,
  echoBell,
  bridgeGambler,
  paperBoat,
  lanternFlood,
  blossomBier,
  longNight,
  deepSleep,
  ropeGirdle,
  bindingSlip,
  summerLeafSlip,
  dawnDrizzle,
  mistOverTheFord,
  festivalNight,
  duskBell,
  lanternCarp,
  straySpark,
  suddenGust,
  closingBell,
  clapOfTheBlocks,
  riverLadle,
  withering,
  breathOfRelief,
  pinchedWick,
  turnOfTheTide,
  openSluice,
  crossedOutLine,
  encore,
  secondDraught,
  slipOfFever,
  borrowedUmbrella,
  guardRope,
  turnedAwayAtTheGate,
  homewardWind,
  roundOfCups,
  finalEmber,
  debtAtDusk,
];

/** Whoever plays it gets it by argument, from the top of the page or of the command line. */
export const visionGame: VisionGame = visionGameOf(buildPool(cardsJson as readonly CardFacts[], CODES), decksJson.decks);

const TEXTS: Readonly<Record<string, { readonly en: readonly string[]; readonly ja: readonly string[] }>> = textsJson;

/** What is printed on its cards, and the lines of its rules: for the page, which knows neither. */
export const visionBook: VisionBook = {
  card(passcode) {
    const definition = visionGame.pool.definition(passcode);
    return definition && { facts: definition.facts, texts: TEXTS[passcode] ?? { en: [], ja: [] } };
  },
  rule: (rule, language) => ({ text: ruleText(rule, language), cites: RULES[rule].cites }),
  inOrder,
};
