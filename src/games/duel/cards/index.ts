/** The duel with its cards: the only file that imports cards. Add a card's import and its name in the list. */
import { buildPool, duelGameOf, type DuelGame } from '../../../engine/duel';
import { deckLists } from './deck-lists';
import abyssSoldier from './monsters/abyss-soldier';
import airknightParshath from './monsters/airknight-parshath';
import amphibiousBugrothMk3 from './monsters/amphibious-bugroth-mk-3';
import ancientGearSoldier from './monsters/ancient-gear-soldier';
import archfiendEccentrick from './monsters/archfiend-eccentrick';
import archfiendOfGilfer from './monsters/archfiend-of-gilfer';
import asuraPriest from './monsters/asura-priest';
import banisherOfTheLight from './monsters/banisher-of-the-light';
import barrelDragon from './monsters/barrel-dragon';
import berserkGorilla from './monsters/berserk-gorilla';
import bigShieldGardna from './monsters/big-shield-gardna';
import blackLusterSoldier from './monsters/black-luster-soldier';
import blackLusterSoldierEnvoyOfTheBeginning from './monsters/black-luster-soldier-envoy-of-the-beginning';
import bladeKnight from './monsters/blade-knight';
import blueEyesUltimateDragon from './monsters/blue-eyes-ultimate-dragon';
import breakerTheMagicalWarrior from './monsters/breaker-the-magical-warrior';
import busterBlader from './monsters/buster-blader';
import byserShock from './monsters/byser-shock';
import cannonSoldier from './monsters/cannon-soldier';
import chaosEmperorDragonEnvoyOfTheEnd from './monsters/chaos-emperor-dragon-envoy-of-the-end';
import chaosSorcerer from './monsters/chaos-sorcerer';
import commandKnight from './monsters/command-knight';
import copycat from './monsters/copycat';
import cureMermaid from './monsters/cure-mermaid';
import cyberJar from './monsters/cyber-jar';
import darkElf from './monsters/dark-elf';
import darkMagicianOfChaos from './monsters/dark-magician-of-chaos';
import darkPaladin from './monsters/dark-paladin';
import ddWarriorLady from './monsters/dd-warrior-lady';
import dekoichiTheBattlechantedLocomotive from './monsters/dekoichi-the-battlechanted-locomotive';
import desKoala from './monsters/des-koala';
import donZaloog from './monsters/don-zaloog';
import exarionUniverse from './monsters/exarion-universe';
import exiledForce from './monsters/exiled-force';
import exodiaTheForbiddenOne from './monsters/exodia-the-forbidden-one';
import freedTheMatchlessGeneral from './monsters/freed-the-matchless-general';
import gearfriedTheIronKnight from './monsters/gearfried-the-iron-knight';
import giantGerm from './monsters/giant-germ';
import giantRat from './monsters/giant-rat';
import goblinAttackForce from './monsters/goblin-attack-force';
import gravekeepersAssailant from './monsters/gravekeepers-assailant';
import gravekeepersSpy from './monsters/gravekeepers-spy';
import greatLongNose from './monsters/great-long-nose';
import hayabusaKnight from './monsters/hayabusa-knight';
import hinoKaguTsuchi from './monsters/hino-kagu-tsuchi';
import honest from './monsters/honest';
import injectionFairyLily from './monsters/injection-fairy-lily';
import insectQueen from './monsters/insect-queen';
import jinzo from './monsters/jinzo';
import jinzo7 from './monsters/jinzo-7';
import jiraiGumo from './monsters/jirai-gumo';
import kaiserSeaHorse from './monsters/kaiser-sea-horse';
import kingOfTheSwamp from './monsters/king-of-the-swamp';
import kingTigerWanghu from './monsters/king-tiger-wanghu';
import kuriboh from './monsters/kuriboh';
import kycooTheGhostDestroyer from './monsters/kycoo-the-ghost-destroyer';
import lavaGolem from './monsters/lava-golem';
import leghul from './monsters/leghul';
import leviaDragonDaedalus from './monsters/levia-dragon-daedalus';
import lordOfD from './monsters/lord-of-d';
import magicalMerchant from './monsters/magical-merchant';
import magicianOfFaith from './monsters/magician-of-faith';
import maharaghi from './monsters/maharaghi';
import makyuraTheDestructor from './monsters/makyura-the-destructor';
import manEaterBug from './monsters/man-eater-bug';
import maraudingCaptain from './monsters/marauding-captain';
import maryokutai from './monsters/maryokutai';
import matazaTheZapper from './monsters/mataza-the-zapper';
import mobiusTheFrostMonarch from './monsters/mobius-the-frost-monarch';
import morphingJar from './monsters/morphing-jar';
import motherGrizzly from './monsters/mother-grizzly';
import mukaMuka from './monsters/muka-muka';
import mysticSwordsmanLv2 from './monsters/mystic-swordsman-lv2';
import mysticSwordsmanLv4 from './monsters/mystic-swordsman-lv4';
import mysticTomato from './monsters/mystic-tomato';
import mysticalBeastOfSerket from './monsters/mystical-beast-of-serket';
import needleWorm from './monsters/needle-worm';
import nightAssailant from './monsters/night-assailant';
import nightmareHorse from './monsters/nightmare-horse';
import nimbleMomonga from './monsters/nimble-momonga';
import oddEyesPendulumDragon from './monsters/odd-eyes-pendulum-dragon';
import ojamaToken from './monsters/ojama-token';
import pantherWarrior from './monsters/panther-warrior';
import patricianOfDarkness from './monsters/patrician-of-darkness';
import penguinKnight from './monsters/penguin-knight';
import penguinSoldier from './monsters/penguin-soldier';
import performapalSkullcrobatJoker from './monsters/performapal-skullcrobat-joker';
import performapalTrampolynx from './monsters/performapal-trampolynx';
import reaperOnTheNightmare from './monsters/reaper-on-the-nightmare';
import relinquished from './monsters/relinquished';
import revivalJam from './monsters/revival-jam';
import roseTentacles from './monsters/rose-tentacles';
import royalMagicalLibrary from './monsters/royal-magical-library';
import ryuSenshi from './monsters/ryu-senshi';
import sangan from './monsters/sangan';
import senjuOfTheThousandHands from './monsters/senju-of-the-thousand-hands';
import sheepToken from './monsters/sheep-token';
import shiningAngel from './monsters/shining-angel';
import sinisterSerpent from './monsters/sinister-serpent';
import skullArchfiendOfLightning from './monsters/skull-archfiend-of-lightning';
import slateWarrior from './monsters/slate-warrior';
import solarFlareDragon from './monsters/solar-flare-dragon';
import sonicBird from './monsters/sonic-bird';
import spearDragon from './monsters/spear-dragon';
import spiritReaper from './monsters/spirit-reaper';
import spiritRyu from './monsters/spirit-ryu';
import stargazerMagician from './monsters/stargazer-magician';
import stealthBird from './monsters/stealth-bird';
import strikeNinja from './monsters/strike-ninja';
import terrorkingArchfiend from './monsters/terrorking-archfiend';
import theImmortalOfThunder from './monsters/the-immortal-of-thunder';
import theLastWarriorFromAnotherPlanet from './monsters/the-last-warrior-from-another-planet';
import theLegendaryFisherman from './monsters/the-legendary-fisherman';
import theUnfriendlyAmazon from './monsters/the-unfriendly-amazon';
import thousandEyesRestrict from './monsters/thousand-eyes-restrict';
import thunderDragon from './monsters/thunder-dragon';
import timeWizard from './monsters/time-wizard';
import timeater from './monsters/timeater';
import timegazerMagician from './monsters/timegazer-magician';
import toonGeminiElf from './monsters/toon-gemini-elf';
import toonSummonedSkull from './monsters/toon-summoned-skull';
import treebornFrog from './monsters/treeborn-frog';
import tribeInfectingVirus from './monsters/tribe-infecting-virus';
import tsukuyomi from './monsters/tsukuyomi';
import ufoTurtle from './monsters/ufo-turtle';
import vampireLord from './monsters/vampire-lord';
import victoryDragon from './monsters/victory-dragon';
import vylonSoldier from './monsters/vylon-soldier';
import weatherReport from './monsters/weather-report';
import witchOfTheBlackForest from './monsters/witch-of-the-black-forest';
import witchsApprentice from './monsters/witchs-apprentice';
import xyzDragonCannon from './monsters/xyz-dragon-cannon';
import yDragonHead from './monsters/y-dragon-head';
import yataGarasu from './monsters/yata-garasu';
import zMetalTank from './monsters/z-metal-tank';
import zombyraTheDark from './monsters/zombyra-the-dark';
import aLegendaryOcean from './spells/a-legendary-ocean';
import antiMagicArrows from './spells/anti-magic-arrows';
import axeOfDespair from './spells/axe-of-despair';
import bigBangShot from './spells/big-bang-shot';
import blackIllusionRitual from './spells/black-illusion-ritual';
import blackLusterRitual from './spells/black-luster-ritual';
import blackPendant from './spells/black-pendant';
import bookOfMoon from './spells/book-of-moon';
import burningLand from './spells/burning-land';
import cardDestruction from './spells/card-destruction';
import changeOfHeart from './spells/change-of-heart';
import coldWave from './spells/cold-wave';
import confiscation from './spells/confiscation';
import creatureSwap from './spells/creature-swap';
import curseOfFiend from './spells/curse-of-fiend';
import darkHole from './spells/dark-hole';
import delinquentDuo from './spells/delinquent-duo';
import dianKetoTheCureMaster from './spells/dian-keto-the-cure-master';
import dimensionhole from './spells/dimensionhole';
import emergencyProvisions from './spells/emergency-provisions';
import enemyController from './spells/enemy-controller';
import finalCountdown from './spells/final-countdown';
import fissure from './spells/fissure';
import forbiddenChalice from './spells/forbidden-chalice';
import fusionGate from './spells/fusion-gate';
import fusionSage from './spells/fusion-sage';
import geartown from './spells/geartown';
import giantTrunade from './spells/giant-trunade';
import gracefulCharity from './spells/graceful-charity';
import gracefulDice from './spells/graceful-dice';
import gravekeepersServant from './spells/gravekeepers-servant';
import harpiesFeatherDuster from './spells/harpies-feather-duster';
import heartOfTheUnderdog from './spells/heart-of-the-underdog';
import heavyStorm from './spells/heavy-storm';
import hieroglyphLithograph from './spells/hieroglyph-lithograph';
import lastWill from './spells/last-will';
import levelLimitAreaB from './spells/level-limit-area-b';
import magePower from './spells/mage-power';
import makiuTheMagicalMist from './spells/makiu-the-magical-mist';
import megamorph from './spells/megamorph';
import messengerOfPeace from './spells/messenger-of-peace';
import metamorphosis from './spells/metamorphosis';
import monsterReborn from './spells/monster-reborn';
import mysticalSpaceTyphoon from './spells/mystical-space-typhoon';
import necrovalley from './spells/necrovalley';
import noblemanOfCrossout from './spells/nobleman-of-crossout';
import offeringsToTheDoomed from './spells/offerings-to-the-doomed';
import painfulChoice from './spells/painful-choice';
import poisonOfTheOldMan from './spells/poison-of-the-old-man';
import polymerization from './spells/polymerization';
import potOfDichotomy from './spells/pot-of-dichotomy';
import potOfGreed from './spells/pot-of-greed';
import prematureBurial from './spells/premature-burial';
import raigeki from './spells/raigeki';
import redMedicine from './spells/red-medicine';
import reinforcementOfTheArmy from './spells/reinforcement-of-the-army';
import rushRecklessly from './spells/rush-recklessly';
import scapegoat from './spells/scapegoat';
import secondCoinToss from './spells/second-coin-toss';
import secretPassToTheTreasures from './spells/secret-pass-to-the-treasures';
import smashingGround from './spells/smashing-ground';
import snatchSteal from './spells/snatch-steal';
import soulExchange from './spells/soul-exchange';
import soulRelease from './spells/soul-release';
import spiritMessageA from './spells/spirit-message-a';
import spiritMessageI from './spells/spirit-message-i';
import spiritMessageL from './spells/spirit-message-l';
import spiritMessageN from './spells/spirit-message-n';
import spiritualEnergySettleMachine from './spells/spiritual-energy-settle-machine';
import stumbling from './spells/stumbling';
import supplySquad from './spells/supply-squad';
import swordsOfRevealingLight from './spells/swords-of-revealing-light';
import templeOfTheKings from './spells/temple-of-the-kings';
import terraforming from './spells/terraforming';
import theAForces from './spells/the-a-forces';
import theWarriorReturningAlive from './spells/the-warrior-returning-alive';
import toll from './spells/toll';
import toonWorld from './spells/toon-world';
import twinSwordsOfFlashingLightTryce from './spells/twin-swords-of-flashing-light-tryce';
import umi from './spells/umi';
import unitedWeStand from './spells/united-we-stand';
import upstartGoblin from './spells/upstart-goblin';
import waveMotionCannon from './spells/wave-motion-cannon';
import zombieWorld from './spells/zombie-world';
import acidTrapHole from './traps/acid-trap-hole';
import badReactionToSimochi from './traps/bad-reaction-to-simochi';
import blindDestruction from './traps/blind-destruction';
import bottomlessShiftingSand from './traps/bottomless-shifting-sand';
import bottomlessTrapHole from './traps/bottomless-trap-hole';
import breakthroughSkill from './traps/breakthrough-skill';
import callOfTheHaunted from './traps/call-of-the-haunted';
import ceasefire from './traps/ceasefire';
import compulsoryEvacuationDevice from './traps/compulsory-evacuation-device';
import crushCardVirus from './traps/crush-card-virus';
import darkCoffin from './traps/dark-coffin';
import darkSpiritOfTheSilent from './traps/dark-spirit-of-the-silent';
import destinyBoard from './traps/destiny-board';
import diceReRoll from './traps/dice-re-roll';
import divineWrath from './traps/divine-wrath';
import dnaSurgery from './traps/dna-surgery';
import dragonCaptureJar from './traps/dragon-capture-jar';
import drainingShield from './traps/draining-shield';
import dropOff from './traps/drop-off';
import dustTornado from './traps/dust-tornado';
import embodimentOfApophis from './traps/embodiment-of-apophis';
import enchantedJavelin from './traps/enchanted-javelin';
import fairyBox from './traps/fairy-box';
import gamble from './traps/gamble';
import gravityBind from './traps/gravity-bind';
import hornOfHeaven from './traps/horn-of-heaven';
import imperialOrder from './traps/imperial-order';
import jamDefender from './traps/jam-defender';
import jarOfGreed from './traps/jar-of-greed';
import justDesserts from './traps/just-desserts';
import kunaiWithChain from './traps/kunai-with-chain';
import lastTurn from './traps/last-turn';
import lightforceSword from './traps/lightforce-sword';
import magicCylinder from './traps/magic-cylinder';
import magicDrain from './traps/magic-drain';
import magicJammer from './traps/magic-jammer';
import magicalArmShield from './traps/magical-arm-shield';
import maskOfWeakness from './traps/mask-of-weakness';
import metalmorph from './traps/metalmorph';
import mindCrush from './traps/mind-crush';
import mirrorForce from './traps/mirror-force';
import mirrorWall from './traps/mirror-wall';
import mysticalRefpanel from './traps/mystical-refpanel';
import negateAttack from './traps/negate-attack';
import nightmareWheel from './traps/nightmare-wheel';
import ojamaTrio from './traps/ojama-trio';
import ordealOfATraveler from './traps/ordeal-of-a-traveler';
import pridefulRoar from './traps/prideful-roar';
import raigekiBreak from './traps/raigeki-break';
import recklessGreed from './traps/reckless-greed';
import reinforcements from './traps/reinforcements';
import returnFromTheDifferentDimension from './traps/return-from-the-different-dimension';
import ringOfDestruction from './traps/ring-of-destruction';
import royalDecree from './traps/royal-decree';
import royalOppression from './traps/royal-oppression';
import sakuretsuArmor from './traps/sakuretsu-armor';
import secretBarrel from './traps/secret-barrel';
import sevenToolsOfTheBandit from './traps/seven-tools-of-the-bandit';
import shadowOfEyes from './traps/shadow-of-eyes';
import shift from './traps/shift';
import skillDrain from './traps/skill-drain';
import solemnJudgment from './traps/solemn-judgment';
import solemnWishes from './traps/solemn-wishes';
import solomonsLawbook from './traps/solomons-lawbook';
import spellbindingCircle from './traps/spellbinding-circle';
import statueOfTheWicked from './traps/statue-of-the-wicked';
import timeSeal from './traps/time-seal';
import toonDefense from './traps/toon-defense';
import tornadoWall from './traps/tornado-wall';
import torrentialTribute from './traps/torrential-tribute';
import trapHole from './traps/trap-hole';
import ultimateOffering from './traps/ultimate-offering';
import waboku from './traps/waboku';
import widespreadRuin from './traps/widespread-ruin';
import { allCardFacts, isOfModernAlone } from './printed';

const CODES = [
  abyssSoldier,
  airknightParshath,
  amphibiousBugrothMk3,
  archfiendOfGilfer,
  asuraPriest,
  banisherOfTheLight,
  barrelDragon,
  berserkGorilla,
  bigShieldGardna,
  blackLusterSoldierEnvoyOfTheBeginning,
  blackLusterSoldier,
  bladeKnight,
  blueEyesUltimateDragon,
  breakerTheMagicalWarrior,
  busterBlader,
  byserShock,
  cannonSoldier,
  chaosEmperorDragonEnvoyOfTheEnd,
  chaosSorcerer,
  commandKnight,
  copycat,
  cureMermaid,
  cyberJar,
  darkElf,
  darkMagicianOfChaos,
  darkPaladin,
  ddWarriorLady,
  dekoichiTheBattlechantedLocomotive,
  desKoala,
  donZaloog,
  exarionUniverse,
  exiledForce,
  exodiaTheForbiddenOne,
  freedTheMatchlessGeneral,
  gearfriedTheIronKnight,
  giantGerm,
  giantRat,
  goblinAttackForce,
  gravekeepersAssailant,
  gravekeepersSpy,
  greatLongNose,
  hayabusaKnight,
  hinoKaguTsuchi,
  injectionFairyLily,
  insectQueen,
  jinzo7,
  jinzo,
  jiraiGumo,
  kaiserSeaHorse,
  kingOfTheSwamp,
  kingTigerWanghu,
  kuriboh,
  kycooTheGhostDestroyer,
  lavaGolem,
  leghul,
  leviaDragonDaedalus,
  lordOfD,
  magicalMerchant,
  magicianOfFaith,
  maharaghi,
  makyuraTheDestructor,
  manEaterBug,
  maraudingCaptain,
  maryokutai,
  matazaTheZapper,
  mobiusTheFrostMonarch,
  morphingJar,
  motherGrizzly,
  mukaMuka,
  mysticSwordsmanLv2,
  mysticSwordsmanLv4,
  mysticTomato,
  mysticalBeastOfSerket,
  needleWorm,
  nightAssailant,
  nightmareHorse,
  nimbleMomonga,
  ojamaToken,
  pantherWarrior,
  patricianOfDarkness,
  penguinKnight,
  penguinSoldier,
  reaperOnTheNightmare,
  relinquished,
  revivalJam,
  royalMagicalLibrary,
  ryuSenshi,
  sangan,
  senjuOfTheThousandHands,
  sheepToken,
  shiningAngel,
  sinisterSerpent,
  skullArchfiendOfLightning,
  slateWarrior,
  solarFlareDragon,
  sonicBird,
  spearDragon,
  spiritReaper,
  spiritRyu,
  stealthBird,
  strikeNinja,
  terrorkingArchfiend,
  theImmortalOfThunder,
  theLastWarriorFromAnotherPlanet,
  theLegendaryFisherman,
  theUnfriendlyAmazon,
  thousandEyesRestrict,
  thunderDragon,
  timeWizard,
  timeater,
  toonGeminiElf,
  toonSummonedSkull,
  tribeInfectingVirus,
  tsukuyomi,
  ufoTurtle,
  vampireLord,
  victoryDragon,
  weatherReport,
  witchOfTheBlackForest,
  witchsApprentice,
  xyzDragonCannon,
  yDragonHead,
  yataGarasu,
  zMetalTank,
  zombyraTheDark,
  aLegendaryOcean,
  axeOfDespair,
  bigBangShot,
  blackIllusionRitual,
  blackLusterRitual,
  blackPendant,
  bookOfMoon,
  burningLand,
  cardDestruction,
  changeOfHeart,
  coldWave,
  confiscation,
  creatureSwap,
  curseOfFiend,
  darkHole,
  delinquentDuo,
  dianKetoTheCureMaster,
  dimensionhole,
  emergencyProvisions,
  enemyController,
  finalCountdown,
  fissure,
  fusionGate,
  fusionSage,
  giantTrunade,
  gracefulCharity,
  gracefulDice,
  gravekeepersServant,
  harpiesFeatherDuster,
  heartOfTheUnderdog,
  heavyStorm,
  hieroglyphLithograph,
  lastWill,
  levelLimitAreaB,
  magePower,
  makiuTheMagicalMist,
  megamorph,
  messengerOfPeace,
  metamorphosis,
  monsterReborn,
  mysticalSpaceTyphoon,
  necrovalley,
  noblemanOfCrossout,
  offeringsToTheDoomed,
  painfulChoice,
  poisonOfTheOldMan,
  polymerization,
  potOfGreed,
  prematureBurial,
  raigeki,
  redMedicine,
  reinforcementOfTheArmy,
  rushRecklessly,
  scapegoat,
  secondCoinToss,
  secretPassToTheTreasures,
  smashingGround,
  snatchSteal,
  soulExchange,
  soulRelease,
  spiritMessageA,
  spiritMessageI,
  spiritMessageL,
  spiritMessageN,
  spiritualEnergySettleMachine,
  stumbling,
  swordsOfRevealingLight,
  templeOfTheKings,
  terraforming,
  theAForces,
  theWarriorReturningAlive,
  toll,
  toonWorld,
  twinSwordsOfFlashingLightTryce,
  umi,
  unitedWeStand,
  upstartGoblin,
  waveMotionCannon,
  acidTrapHole,
  badReactionToSimochi,
  blindDestruction,
  bottomlessShiftingSand,
  bottomlessTrapHole,
  callOfTheHaunted,
  ceasefire,
  compulsoryEvacuationDevice,
  crushCardVirus,
  darkCoffin,
  darkSpiritOfTheSilent,
  destinyBoard,
  diceReRoll,
  divineWrath,
  dnaSurgery,
  dragonCaptureJar,
  drainingShield,
  dropOff,
  dustTornado,
  embodimentOfApophis,
  enchantedJavelin,
  fairyBox,
  gamble,
  gravityBind,
  hornOfHeaven,
  imperialOrder,
  jamDefender,
  jarOfGreed,
  justDesserts,
  kunaiWithChain,
  lastTurn,
  lightforceSword,
  magicCylinder,
  magicDrain,
  magicJammer,
  magicalArmShield,
  maskOfWeakness,
  metalmorph,
  mindCrush,
  mirrorForce,
  mirrorWall,
  mysticalRefpanel,
  negateAttack,
  nightmareWheel,
  ojamaTrio,
  ordealOfATraveler,
  raigekiBreak,
  recklessGreed,
  reinforcements,
  returnFromTheDifferentDimension,
  ringOfDestruction,
  royalDecree,
  royalOppression,
  sakuretsuArmor,
  secretBarrel,
  sevenToolsOfTheBandit,
  shadowOfEyes,
  shift,
  skillDrain,
  solemnJudgment,
  solemnWishes,
  solomonsLawbook,
  spellbindingCircle,
  statueOfTheWicked,
  timeSeal,
  toonDefense,
  tornadoWall,
  torrentialTribute,
  trapHole,
  ultimateOffering,
  waboku,
  widespreadRuin,
];

/** Cards of the later turn flow only. */
const MODERN_CODES = [
  stargazerMagician,
  timegazerMagician,
  oddEyesPendulumDragon,
  archfiendEccentrick,
  performapalSkullcrobatJoker,
  performapalTrampolynx,
  roseTentacles,
  ancientGearSoldier,
  honest,
  treebornFrog,
  vylonSoldier,
  potOfDichotomy,
  antiMagicArrows,
  geartown,
  zombieWorld,
  forbiddenChalice,
  supplySquad,
  breakthroughSkill,
  pridefulRoar,
];

/** The Expert rules are played with every card whose code is there. */
const expertPool = buildPool(
  allCardFacts.filter(({ id }) => !isOfModernAlone(id)),
  CODES,
);

/** The later turn flow has cards that only its rules know. */
const modernPool = buildPool(allCardFacts, [...CODES, ...MODERN_CODES]);

/** The duel that this house plays. Whoever plays it gets it by argument, from the top of the page or of the command line. */
export const duelGame: DuelGame = duelGameOf({
  expert: { pool: expertPool, decks: deckLists.expert },
  modern: { pool: modernPool, decks: deckLists.modern },
});
