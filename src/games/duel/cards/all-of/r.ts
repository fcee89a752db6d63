// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import rabidHorseman from '../monsters/rabid-horseman';
import rafflesiaSeduction from '../monsters/rafflesia-seduction';
import ragingFlameSprite from '../monsters/raging-flame-sprite';
import raigeki from '../spells/raigeki';
import raigekiBreak from '../traps/raigeki-break';
import raimei from '../spells/raimei';
import rainOfMercy from '../spells/rain-of-mercy';
import rainbowFlower from '../monsters/rainbow-flower';
import raiseBodyHeat from '../spells/raise-body-heat';
import rareMetalDragon from '../monsters/rare-metal-dragon';
import rareMetalmorph from '../traps/rare-metalmorph';
import raregoldArmor from '../spells/raregold-armor';
import rayOfHope from '../traps/ray-of-hope';
import reFusion from '../spells/re-fusion';
import readyForIntercepting from '../traps/ready-for-intercepting';
import reallyEternalRest from '../traps/really-eternal-rest';
import reaperOfTheCards from '../monsters/reaper-of-the-cards';
import reaperOnTheNightmare from '../monsters/reaper-on-the-nightmare';
import reasoning from '../spells/reasoning';
import recklessGreed from '../traps/reckless-greed';
import recycle from '../spells/recycle';
import redEyesBlackMetalDragon from '../monsters/red-eyes-black-metal-dragon';
import redEyesDarknessDragon from '../monsters/red-eyes-darkness-dragon';
import redMedicine from '../spells/red-medicine';
import reflectBounder from '../monsters/reflect-bounder';
import regeneratingMummy from '../monsters/regenerating-mummy';
import reinforcementOfTheArmy from '../spells/reinforcement-of-the-army';
import reinforcements from '../traps/reinforcements';
import releaseRestraint from '../spells/release-restraint';
import relinquished from '../monsters/relinquished';
import reload from '../spells/reload';
import removeBrainwashing from '../traps/remove-brainwashing';
import removeTrap from '../spells/remove-trap';
import rescueCat from '../monsters/rescue-cat';
import reshefTheDarkBeing from '../monsters/reshef-the-dark-being';
import respectPlay from '../traps/respect-play';
import restructerRevolution from '../spells/restructer-revolution';
import returnFromTheDifferentDimension from '../traps/return-from-the-different-dimension';
import returnOfTheDoomed from '../spells/return-of-the-doomed';
import reversalQuiz from '../spells/reversal-quiz';
import reverseTrap from '../traps/reverse-trap';
import revivalJam from '../monsters/revival-jam';
import revivalOfDokurorider from '../spells/revival-of-dokurorider';
import ringOfDestruction from '../traps/ring-of-destruction';
import ringOfMagnetism from '../spells/ring-of-magnetism';
import riryokuField from '../traps/riryoku-field';
import risingAirCurrent from '../spells/rising-air-current';
import riteOfSpirit from '../traps/rite-of-spirit';
import ritualWeapon from '../spells/ritual-weapon';
import rivalryOfWarlords from '../traps/rivalry-of-warlords';
import roaringOceanSnake from '../monsters/roaring-ocean-snake';
import robbinGoblin from '../traps/robbin-goblin';
import rocFromTheValleyOfHaze from '../monsters/roc-from-the-valley-of-haze';
import rockBombardment from '../traps/rock-bombardment';
import rocketJumper from '../monsters/rocket-jumper';
import rocketWarrior from '../monsters/rocket-warrior';
import rodOfSilenceKayest from '../spells/rod-of-silence-kayest';
import rodOfTheMindsEye from '../spells/rod-of-the-minds-eye';
import ropeOfLife from '../traps/rope-of-life';
import roseTentacles from '../monsters/rose-tentacles';
import rouletteBarrel from '../monsters/roulette-barrel';
import royalCommand from '../traps/royal-command';
import royalDecree from '../traps/royal-decree';
import royalKeeper from '../monsters/royal-keeper';
import royalMagicalLibrary from '../monsters/royal-magical-library';
import royalOppression from '../traps/royal-oppression';
import royalSurrender from '../traps/royal-surrender';
import royalTribute from '../spells/royal-tribute';
import rushRecklessly from '../spells/rush-recklessly';
import ryuKishinClown from '../monsters/ryu-kishin-clown';
import ryuKokki from '../monsters/ryu-kokki';
import ryuSenshi from '../monsters/ryu-senshi';

export default [
  rabidHorseman,
  rafflesiaSeduction,
  ragingFlameSprite,
  raigeki,
  raigekiBreak,
  raimei,
  rainOfMercy,
  rainbowFlower,
  raiseBodyHeat,
  rareMetalDragon,
  rareMetalmorph,
  raregoldArmor,
  rayOfHope,
  reFusion,
  readyForIntercepting,
  reallyEternalRest,
  reaperOfTheCards,
  reaperOnTheNightmare,
  reasoning,
  recklessGreed,
  recycle,
  redEyesBlackMetalDragon,
  redEyesDarknessDragon,
  redMedicine,
  reflectBounder,
  regeneratingMummy,
  reinforcementOfTheArmy,
  reinforcements,
  releaseRestraint,
  relinquished,
  reload,
  removeBrainwashing,
  removeTrap,
  rescueCat,
  reshefTheDarkBeing,
  respectPlay,
  restructerRevolution,
  returnFromTheDifferentDimension,
  returnOfTheDoomed,
  reversalQuiz,
  reverseTrap,
  revivalJam,
  revivalOfDokurorider,
  ringOfDestruction,
  ringOfMagnetism,
  riryokuField,
  risingAirCurrent,
  riteOfSpirit,
  ritualWeapon,
  rivalryOfWarlords,
  roaringOceanSnake,
  robbinGoblin,
  rocFromTheValleyOfHaze,
  rockBombardment,
  rocketJumper,
  rocketWarrior,
  rodOfSilenceKayest,
  rodOfTheMindsEye,
  ropeOfLife,
  roseTentacles,
  rouletteBarrel,
  royalCommand,
  royalDecree,
  royalKeeper,
  royalMagicalLibrary,
  royalOppression,
  royalSurrender,
  royalTribute,
  rushRecklessly,
  ryuKishinClown,
  ryuKokki,
  ryuSenshi,
];
