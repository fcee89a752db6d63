// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import sacredCrane from '../monsters/sacred-crane';
import sacredPhoenixOfNephthys from '../monsters/sacred-phoenix-of-nephthys';
import sagesStone from '../spells/sages-stone';
import sakuretsuArmor from '../traps/sakuretsu-armor';
import salamandra from '../spells/salamandra';
import salvage from '../spells/salvage';
import sandGambler from '../monsters/sand-gambler';
import sangaOfTheThunder from '../monsters/sanga-of-the-thunder';
import sangan from '../monsters/sangan';
import sanwitch from '../monsters/sanwitch';
import sasukeSamurai from '../monsters/sasuke-samurai';
import sasukeSamurai2 from '../monsters/sasuke-samurai-2';
import sasukeSamurai4 from '../monsters/sasuke-samurai-4';
import scapegoat from '../spells/scapegoat';
import scrollOfBewitchment from '../spells/scroll-of-bewitchment';
import sealOfTheAncients from '../spells/seal-of-the-ancients';
import sebeksBlessing from '../spells/sebeks-blessing';
import secondCoinToss from '../spells/second-coin-toss';
import secondGoblin from '../monsters/second-goblin';
import secretBarrel from '../traps/secret-barrel';
import secretPassToTheTreasures from '../spells/secret-pass-to-the-treasures';
import selfDestructButton from '../traps/self-destruct-button';
import senjuOfTheThousandHands from '../monsters/senju-of-the-thousand-hands';
import senriEye from '../spells/senri-eye';
import serialSpell from '../spells/serial-spell';
import serpentinePrincess from '../monsters/serpentine-princess';
import servantOfCatabolism from '../monsters/servant-of-catabolism';
import sevenToolsOfTheBandit from '../traps/seven-tools-of-the-bandit';
import shadowGhoul from '../monsters/shadow-ghoul';
import shadowOfEyes from '../traps/shadow-of-eyes';
import shadowSpell from '../traps/shadow-spell';
import shadowTamer from '../monsters/shadow-tamer';
import shadowknightArchfiend from '../monsters/shadowknight-archfiend';
import shadowslayer from '../monsters/shadowslayer';
import shareThePain from '../spells/share-the-pain';
import sheepToken from '../monsters/sheep-token';
import shieldSword from '../spells/shield-sword';
import shift from '../traps/shift';
import shiftingShadows from '../spells/shifting-shadows';
import shinatoKingOfAHigherPlane from '../monsters/shinato-king-of-a-higher-plane';
import shinatosArk from '../spells/shinatos-ark';
import shiningAngel from '../monsters/shining-angel';
import shootingStarBowCeal from '../spells/shooting-star-bow-ceal';
import silentSwordsmanLv3 from '../monsters/silent-swordsman-lv3';
import silentSwordsmanLv5 from '../monsters/silent-swordsman-lv5';
import silentSwordsmanLv7 from '../monsters/silent-swordsman-lv7';
import silpheed from '../monsters/silpheed';
import silverBowAndArrow from '../spells/silver-bow-and-arrow';
import sinisterSerpent from '../monsters/sinister-serpent';
import sixthSense from '../traps/sixth-sense';
import skillDrain from '../traps/skill-drain';
import skilledDarkMagician from '../monsters/skilled-dark-magician';
import skilledWhiteMagician from '../monsters/skilled-white-magician';
import skullArchfiendOfLightning from '../monsters/skull-archfiend-of-lightning';
import skullDice from '../traps/skull-dice';
import skullGuardian from '../monsters/skull-guardian';
import skullInvitation from '../traps/skull-invitation';
import skullKnight from '../monsters/skull-knight';
import skullKnight2 from '../monsters/skull-knight-2';
import skullLair from '../traps/skull-lair';
import skullMarkLadybug from '../monsters/skull-mark-ladybug';
import slateWarrior from '../monsters/slate-warrior';
import smashingGround from '../spells/smashing-ground';
import smokeGrenadeOfTheThief from '../spells/smoke-grenade-of-the-thief';
import snakeFang from '../traps/snake-fang';
import snatchSteal from '../spells/snatch-steal';
import sogen from '../spells/sogen';
import solarFlareDragon from '../monsters/solar-flare-dragon';
import solarRay from '../traps/solar-ray';
import solemnJudgment from '../traps/solemn-judgment';
import solemnWishes from '../traps/solemn-wishes';
import solomonsLawbook from '../traps/solomons-lawbook';
import sonicBird from '../monsters/sonic-bird';
import sonicJammer from '../monsters/sonic-jammer';
import sonicShooter from '../monsters/sonic-shooter';
import sorcererOfDarkMagic from '../monsters/sorcerer-of-dark-magic';
import soulAbsorbingBoneTower from '../monsters/soul-absorbing-bone-tower';
import soulAbsorption from '../spells/soul-absorption';
import soulDemolition from '../traps/soul-demolition';
import soulExchange from '../spells/soul-exchange';
import soulOfPurityAndLight from '../monsters/soul-of-purity-and-light';
import soulOfThePure from '../spells/soul-of-the-pure';
import soulRelease from '../spells/soul-release';
import soulResurrection from '../traps/soul-resurrection';
import soulReversal from '../spells/soul-reversal';
import sparks from '../spells/sparks';
import spatialCollapse from '../traps/spatial-collapse';
import spearCretin from '../monsters/spear-cretin';
import spearDragon from '../monsters/spear-dragon';
import specialHurricane from '../spells/special-hurricane';
import spellAbsorption from '../spells/spell-absorption';
import spellCanceller from '../monsters/spell-canceller';
import spellEconomics from '../spells/spell-economics';
import spellPurification from '../traps/spell-purification';
import spellReproduction from '../spells/spell-reproduction';
import spellShieldType8 from '../traps/spell-shield-type-8';
import spellStoppingStatute from '../traps/spell-stopping-statute';
import spellVanishing from '../traps/spell-vanishing';
import spellbindingCircle from '../traps/spellbinding-circle';
import sphinxTeleia from '../monsters/sphinx-teleia';
import spiralSpearStrike from '../spells/spiral-spear-strike';
import spiritBarrier from '../traps/spirit-barrier';
import spiritCaller from '../monsters/spirit-caller';
import spiritElimination from '../spells/spirit-elimination';
import spiritMessageA from '../spells/spirit-message-a';
import spiritMessageI from '../spells/spirit-message-i';
import spiritMessageL from '../spells/spirit-message-l';
import spiritMessageN from '../spells/spirit-message-n';
import spiritOfFlames from '../monsters/spirit-of-flames';
import spiritOfTheBreeze from '../monsters/spirit-of-the-breeze';
import spiritOfThePharaoh from '../monsters/spirit-of-the-pharaoh';
import spiritOfThePotOfGreed from '../monsters/spirit-of-the-pot-of-greed';
import spiritReaper from '../monsters/spirit-reaper';
import spiritRyu from '../monsters/spirit-ryu';
import spiritsInvitation from '../traps/spirits-invitation';
import spiritualEnergySettleMachine from '../spells/spiritual-energy-settle-machine';
import spiritualism from '../spells/spiritualism';
import springOfRebirth from '../spells/spring-of-rebirth';
import stJoan from '../monsters/st-joan';
import stampingDestruction from '../spells/stamping-destruction';
import starBoy from '../monsters/star-boy';
import stargazerMagician from '../monsters/stargazer-magician';
import statueOfTheWicked from '../traps/statue-of-the-wicked';
import staunchDefender from '../traps/staunch-defender';
import stealthBird from '../monsters/stealth-bird';
import steelScorpion from '../monsters/steel-scorpion';
import steelShell from '../spells/steel-shell';
import stimPack from '../spells/stim-pack';
import stoneStatueOfTheAztecs from '../monsters/stone-statue-of-the-aztecs';
import stopDefense from '../spells/stop-defense';
import strayLambs from '../spells/stray-lambs';
import strikeNinja from '../monsters/strike-ninja';
import stumbling from '../spells/stumbling';
import suijin from '../monsters/suijin';
import summonerOfIllusions from '../monsters/summoner-of-illusions';
import superRejuvenation from '../spells/super-rejuvenation';
import superRobolady from '../monsters/super-robolady';
import superRoboyarou from '../monsters/super-roboyarou';
import supply from '../monsters/supply';
import supplySquad from '../spells/supply-squad';
import susaSoldier from '../monsters/susa-soldier';
import swampBattleguard from '../monsters/swamp-battleguard';
import swarmOfLocusts from '../monsters/swarm-of-locusts';
import swarmOfScarabs from '../monsters/swarm-of-scarabs';
import swiftGaiaTheFierceKnight from '../monsters/swift-gaia-the-fierce-knight';
import swordHunter from '../monsters/sword-hunter';
import swordOfDarkDestruction from '../spells/sword-of-dark-destruction';
import swordOfDeepSeated from '../spells/sword-of-deep-seated';
import swordOfDragonsSoul from '../spells/sword-of-dragons-soul';
import swordOfTheSoulEater from '../spells/sword-of-the-soul-eater';
import swordsOfConcealingLight from '../spells/swords-of-concealing-light';
import swordsOfRevealingLight from '../spells/swords-of-revealing-light';

export default [
  sacredCrane,
  sacredPhoenixOfNephthys,
  sagesStone,
  sakuretsuArmor,
  salamandra,
  salvage,
  sandGambler,
  sangaOfTheThunder,
  sangan,
  sanwitch,
  sasukeSamurai,
  sasukeSamurai2,
  sasukeSamurai4,
  scapegoat,
  scrollOfBewitchment,
  sealOfTheAncients,
  sebeksBlessing,
  secondCoinToss,
  secondGoblin,
  secretBarrel,
  secretPassToTheTreasures,
  selfDestructButton,
  senjuOfTheThousandHands,
  senriEye,
  serialSpell,
  serpentinePrincess,
  servantOfCatabolism,
  sevenToolsOfTheBandit,
  shadowGhoul,
  shadowOfEyes,
  shadowSpell,
  shadowTamer,
  shadowknightArchfiend,
  shadowslayer,
  shareThePain,
  sheepToken,
  shieldSword,
  shift,
  shiftingShadows,
  shinatoKingOfAHigherPlane,
  shinatosArk,
  shiningAngel,
  shootingStarBowCeal,
  silentSwordsmanLv3,
  silentSwordsmanLv5,
  silentSwordsmanLv7,
  silpheed,
  silverBowAndArrow,
  sinisterSerpent,
  sixthSense,
  skillDrain,
  skilledDarkMagician,
  skilledWhiteMagician,
  skullArchfiendOfLightning,
  skullDice,
  skullGuardian,
  skullInvitation,
  skullKnight,
  skullKnight2,
  skullLair,
  skullMarkLadybug,
  slateWarrior,
  smashingGround,
  smokeGrenadeOfTheThief,
  snakeFang,
  snatchSteal,
  sogen,
  solarFlareDragon,
  solarRay,
  solemnJudgment,
  solemnWishes,
  solomonsLawbook,
  sonicBird,
  sonicJammer,
  sonicShooter,
  sorcererOfDarkMagic,
  soulAbsorbingBoneTower,
  soulAbsorption,
  soulDemolition,
  soulExchange,
  soulOfPurityAndLight,
  soulOfThePure,
  soulRelease,
  soulResurrection,
  soulReversal,
  sparks,
  spatialCollapse,
  spearCretin,
  spearDragon,
  specialHurricane,
  spellAbsorption,
  spellCanceller,
  spellEconomics,
  spellPurification,
  spellReproduction,
  spellShieldType8,
  spellStoppingStatute,
  spellVanishing,
  spellbindingCircle,
  sphinxTeleia,
  spiralSpearStrike,
  spiritBarrier,
  spiritCaller,
  spiritElimination,
  spiritMessageA,
  spiritMessageI,
  spiritMessageL,
  spiritMessageN,
  spiritOfFlames,
  spiritOfTheBreeze,
  spiritOfThePharaoh,
  spiritOfThePotOfGreed,
  spiritReaper,
  spiritRyu,
  spiritsInvitation,
  spiritualEnergySettleMachine,
  spiritualism,
  springOfRebirth,
  stJoan,
  stampingDestruction,
  starBoy,
  stargazerMagician,
  statueOfTheWicked,
  staunchDefender,
  stealthBird,
  steelScorpion,
  steelShell,
  stimPack,
  stoneStatueOfTheAztecs,
  stopDefense,
  strayLambs,
  strikeNinja,
  stumbling,
  suijin,
  summonerOfIllusions,
  superRejuvenation,
  superRobolady,
  superRoboyarou,
  supply,
  supplySquad,
  susaSoldier,
  swampBattleguard,
  swarmOfLocusts,
  swarmOfScarabs,
  swiftGaiaTheFierceKnight,
  swordHunter,
  swordOfDarkDestruction,
  swordOfDeepSeated,
  swordOfDragonsSoul,
  swordOfTheSoulEater,
  swordsOfConcealingLight,
  swordsOfRevealingLight,
];
