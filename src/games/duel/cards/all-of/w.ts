// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import waboku from '../traps/waboku';
import wallOfIllusion from '../monsters/wall-of-illusion';
import wallOfRevealingLight from '../traps/wall-of-revealing-light';
import wallShadow from '../monsters/wall-shadow';
import wanderingMummy from '../monsters/wandering-mummy';
import warriorOfTradition from '../monsters/warrior-of-tradition';
import wasteland from '../spells/wasteland';
import watapon from '../monsters/watapon';
import waveMotionCannon from '../spells/wave-motion-cannon';
import weaponChange from '../spells/weapon-change';
import weatherReport from '../monsters/weather-report';
import whirlwindProdigy from '../monsters/whirlwind-prodigy';
import whiteDragonRitual from '../spells/white-dragon-ritual';
import whiteHole from '../traps/white-hole';
import whiteMagicalHat from '../monsters/white-magical-hat';
import whiteMagicianPikeru from '../monsters/white-magician-pikeru';
import whiteNinja from '../monsters/white-ninja';
import wickedBreakingFlambergeBaou from '../spells/wicked-breaking-flamberge-baou';
import widespreadRuin from '../traps/widespread-ruin';
import wildNaturesRelease from '../spells/wild-natures-release';
import windstormOfEtaqua from '../traps/windstorm-of-etaqua';
import wingedKuriboh from '../monsters/winged-kuriboh';
import wingedMinion from '../monsters/winged-minion';
import wingedSageFalcos from '../monsters/winged-sage-falcos';
import witchDoctorOfChaos from '../monsters/witch-doctor-of-chaos';
import witchOfTheBlackForest from '../monsters/witch-of-the-black-forest';
import witchsApprentice from '../monsters/witchs-apprentice';
import wodanTheResidentOfTheForest from '../monsters/wodan-the-resident-of-the-forest';
import woodlandSprite from '../monsters/woodland-sprite';
import worldSuppression from '../traps/world-suppression';
import wynnTheWindCharmer from '../monsters/wynn-the-wind-charmer';

export default [
  waboku,
  wallOfIllusion,
  wallOfRevealingLight,
  wallShadow,
  wanderingMummy,
  warriorOfTradition,
  wasteland,
  watapon,
  waveMotionCannon,
  weaponChange,
  weatherReport,
  whirlwindProdigy,
  whiteDragonRitual,
  whiteHole,
  whiteMagicalHat,
  whiteMagicianPikeru,
  whiteNinja,
  wickedBreakingFlambergeBaou,
  widespreadRuin,
  wildNaturesRelease,
  windstormOfEtaqua,
  wingedKuriboh,
  wingedMinion,
  wingedSageFalcos,
  witchDoctorOfChaos,
  witchOfTheBlackForest,
  witchsApprentice,
  wodanTheResidentOfTheForest,
  woodlandSprite,
  worldSuppression,
  wynnTheWindCharmer,
];
