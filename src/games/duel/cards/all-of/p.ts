// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import painfulChoice from '../spells/painful-choice';
import paladinOfWhiteDragon from '../monsters/paladin-of-white-dragon';
import pandemonium from '../spells/pandemonium';
import pandemoniumWatchbear from '../monsters/pandemonium-watchbear';
import pantherWarrior from '../monsters/panther-warrior';
import paralyzingPotion from '../spells/paralyzing-potion';
import parasiteParacide from '../monsters/parasite-paracide';
import patricianOfDarkness from '../monsters/patrician-of-darkness';
import patrolRobo from '../monsters/patrol-robo';
import penaltyGame from '../traps/penalty-game';
import penguinKnight from '../monsters/penguin-knight';
import penguinSoldier from '../monsters/penguin-soldier';
import penumbralSoldierLady from '../monsters/penumbral-soldier-lady';
import perfectMachineKing from '../monsters/perfect-machine-king';
import performanceOfSword from '../monsters/performance-of-sword';
import performapalSkullcrobatJoker from '../monsters/performapal-skullcrobat-joker';
import performapalTrampolynx from '../monsters/performapal-trampolynx';
import petenTheDarkClown from '../monsters/peten-the-dark-clown';
import pharaohsTreasure from '../traps/pharaohs-treasure';
import phoenixWingWindBlast from '../traps/phoenix-wing-wind-blast';
import physicalDouble from '../traps/physical-double';
import pikerusCircleOfEnchantment from '../traps/pikerus-circle-of-enchantment';
import pikerusSecondSight from '../traps/pikerus-second-sight';
import pinchHopper from '../monsters/pinch-hopper';
import pineappleBlast from '../traps/pineapple-blast';
import piranhaArmy from '../monsters/piranha-army';
import pitchBlackPowerStone from '../traps/pitch-black-power-stone';
import pitchBlackWarwolf from '../monsters/pitch-black-warwolf';
import pitchDarkDragon from '../monsters/pitch-dark-dragon';
import pixieKnight from '../monsters/pixie-knight';
import poisonFangs from '../spells/poison-fangs';
import poisonMummy from '../monsters/poison-mummy';
import poisonOfTheOldMan from '../spells/poison-of-the-old-man';
import poisonousSnakeToken from '../monsters/poisonous-snake-token';
import polePosition from '../traps/pole-position';
import polymerization from '../spells/polymerization';
import possessedDarkSoul from '../monsters/possessed-dark-soul';
import potOfDichotomy from '../spells/pot-of-dichotomy';
import potOfGreed from '../spells/pot-of-greed';
import powerOfKaishin from '../spells/power-of-kaishin';
import preciousCardsFromBeyond from '../spells/precious-cards-from-beyond';
import prematureBurial from '../spells/premature-burial';
import prickleFairy from '../monsters/prickle-fairy';
import pridefulRoar from '../traps/prideful-roar';
import primalSeed from '../spells/primal-seed';
import princessOfTsurugi from '../monsters/princess-of-tsurugi';
import prohibition from '../spells/prohibition';
import protectorOfTheSanctuary from '../monsters/protector-of-the-sanctuary';
import pumpkingTheKingOfGhosts from '../monsters/pumpking-the-king-of-ghosts';
import punishedEagle from '../monsters/punished-eagle';
import pyramidEnergy from '../spells/pyramid-energy';
import pyramidOfLight from '../traps/pyramid-of-light';
import pyramidTurtle from '../monsters/pyramid-turtle';
import pyroClockOfDestiny from '../traps/pyro-clock-of-destiny';

export default [
  painfulChoice,
  paladinOfWhiteDragon,
  pandemonium,
  pandemoniumWatchbear,
  pantherWarrior,
  paralyzingPotion,
  parasiteParacide,
  patricianOfDarkness,
  patrolRobo,
  penaltyGame,
  penguinKnight,
  penguinSoldier,
  penumbralSoldierLady,
  perfectMachineKing,
  performanceOfSword,
  performapalSkullcrobatJoker,
  performapalTrampolynx,
  petenTheDarkClown,
  pharaohsTreasure,
  phoenixWingWindBlast,
  physicalDouble,
  pikerusCircleOfEnchantment,
  pikerusSecondSight,
  pinchHopper,
  pineappleBlast,
  piranhaArmy,
  pitchBlackPowerStone,
  pitchBlackWarwolf,
  pitchDarkDragon,
  pixieKnight,
  poisonFangs,
  poisonMummy,
  poisonOfTheOldMan,
  poisonousSnakeToken,
  polePosition,
  polymerization,
  possessedDarkSoul,
  potOfDichotomy,
  potOfGreed,
  powerOfKaishin,
  preciousCardsFromBeyond,
  prematureBurial,
  prickleFairy,
  pridefulRoar,
  primalSeed,
  princessOfTsurugi,
  prohibition,
  protectorOfTheSanctuary,
  pumpkingTheKingOfGhosts,
  punishedEagle,
  pyramidEnergy,
  pyramidOfLight,
  pyramidTurtle,
  pyroClockOfDestiny,
];
