// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import labyrinthOfNightmare from '../traps/labyrinth-of-nightmare';
import labyrinthTank from '../monsters/labyrinth-tank';
import ladyAssailantOfFlames from '../monsters/lady-assailant-of-flames';
import ladyNinjaYae from '../monsters/lady-ninja-yae';
import ladyPanther from '../monsters/lady-panther';
import larvaeMoth from '../monsters/larvae-moth';
import laserCannonArmor from '../spells/laser-cannon-armor';
import lastTurn from '../traps/last-turn';
import lastWill from '../spells/last-will';
import lavaBattleguard from '../monsters/lava-battleguard';
import lavaGolem from '../monsters/lava-golem';
import legacyHunter from '../monsters/legacy-hunter';
import legendaryBlackBelt from '../spells/legendary-black-belt';
import legendaryFlameLord from '../monsters/legendary-flame-lord';
import legendaryJujitsuMaster from '../monsters/legendary-jujitsu-master';
import legendarySword from '../spells/legendary-sword';
import leghul from '../monsters/leghul';
import lekunga from '../monsters/lekunga';
import lesserFiend from '../monsters/lesser-fiend';
import levelConversionLab from '../traps/level-conversion-lab';
import levelLimitAreaB from '../spells/level-limit-area-b';
import levelUp from '../spells/level-up';
import leviaDragonDaedalus from '../monsters/levia-dragon-daedalus';
import lifeAbsorbingMachine from '../traps/life-absorbing-machine';
import lightOfIntervention from '../traps/light-of-intervention';
import lightOfJudgment from '../traps/light-of-judgment';
import lightenTheLoad from '../spells/lighten-the-load';
import lightforceSword from '../traps/lightforce-sword';
import lightningBlade from '../spells/lightning-blade';
import lightningVortex from '../spells/lightning-vortex';
import limiterRemoval from '../spells/limiter-removal';
import littleChimera from '../monsters/little-chimera';
import littleWinguard from '../monsters/little-winguard';
import loneWolf from '../traps/lone-wolf';
import lordOfD from '../monsters/lord-of-d';
import lordPoison from '../monsters/lord-poison';
import lostGuardian from '../monsters/lost-guardian';
import luminousSoldier from '../monsters/luminous-soldier';
import luminousSpark from '../spells/luminous-spark';

export default [
  labyrinthOfNightmare,
  labyrinthTank,
  ladyAssailantOfFlames,
  ladyNinjaYae,
  ladyPanther,
  larvaeMoth,
  laserCannonArmor,
  lastTurn,
  lastWill,
  lavaBattleguard,
  lavaGolem,
  legacyHunter,
  legendaryBlackBelt,
  legendaryFlameLord,
  legendaryJujitsuMaster,
  legendarySword,
  leghul,
  lekunga,
  lesserFiend,
  levelConversionLab,
  levelLimitAreaB,
  levelUp,
  leviaDragonDaedalus,
  lifeAbsorbingMachine,
  lightOfIntervention,
  lightOfJudgment,
  lightenTheLoad,
  lightforceSword,
  lightningBlade,
  lightningVortex,
  limiterRemoval,
  littleChimera,
  littleWinguard,
  loneWolf,
  lordOfD,
  lordPoison,
  lostGuardian,
  luminousSoldier,
  luminousSpark,
];
