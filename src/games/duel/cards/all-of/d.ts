// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import dTribe from '../traps/d-tribe';
import dancingFairy from '../monsters/dancing-fairy';
import darkBalterTheTerrible from '../monsters/dark-balter-the-terrible';
import darkBladeTheDragonKnight from '../monsters/dark-blade-the-dragon-knight';
import darkCatWithWhiteTail from '../monsters/dark-cat-with-white-tail';
import darkCoffin from '../traps/dark-coffin';
import darkCore from '../spells/dark-core';
import darkDesignator from '../spells/dark-designator';
import darkDriceratops from '../monsters/dark-driceratops';
import darkDustSpirit from '../monsters/dark-dust-spirit';
import darkElf from '../monsters/dark-elf';
import darkEnergy from '../spells/dark-energy';
import darkFactoryOfMassProduction from '../spells/dark-factory-of-mass-production';
import darkFlareKnight from '../monsters/dark-flare-knight';
import darkHole from '../spells/dark-hole';
import darkJeroid from '../monsters/dark-jeroid';
import darkMagicAttack from '../spells/dark-magic-attack';
import darkMagicianGirl from '../monsters/dark-magician-girl';
import darkMagicianKnight from '../monsters/dark-magician-knight';
import darkMagicianOfChaos from '../monsters/dark-magician-of-chaos';
import darkMasterZorc from '../monsters/dark-master-zorc';
import darkMimicLv1 from '../monsters/dark-mimic-lv1';
import darkMimicLv3 from '../monsters/dark-mimic-lv3';
import darkMirrorForce from '../traps/dark-mirror-force';
import darkNecrofear from '../monsters/dark-necrofear';
import darkPaladin from '../monsters/dark-paladin';
import darkPiercingLight from '../spells/dark-piercing-light';
import darkRoomOfNightmare from '../spells/dark-room-of-nightmare';
import darkRulerHaDes from '../monsters/dark-ruler-ha-des';
import darkSage from '../monsters/dark-sage';
import darkScorpionBurglars from '../monsters/dark-scorpion-burglars';
import darkScorpionChickTheYellow from '../monsters/dark-scorpion-chick-the-yellow';
import darkScorpionCliffTheTrapRemover from '../monsters/dark-scorpion-cliff-the-trap-remover';
import darkScorpionCombination from '../traps/dark-scorpion-combination';
import darkScorpionGorgTheStrong from '../monsters/dark-scorpion-gorg-the-strong';
import darkScorpionMeanaeTheThorn from '../monsters/dark-scorpion-meanae-the-thorn';
import darkSnakeSyndrome from '../spells/dark-snake-syndrome';
import darkSpiritOfTheSilent from '../traps/dark-spirit-of-the-silent';
import darkZebra from '../monsters/dark-zebra';
import darkbishopArchfiend from '../monsters/darkbishop-archfiend';
import darkfireDragon from '../monsters/darkfire-dragon';
import darknessApproaches from '../spells/darkness-approaches';
import ddAssailant from '../monsters/dd-assailant';
import ddBorderline from '../spells/dd-borderline';
import ddCrazyBeast from '../monsters/dd-crazy-beast';
import ddDesignator from '../spells/dd-designator';
import ddDynamite from '../traps/dd-dynamite';
import ddScoutPlane from '../monsters/dd-scout-plane';
import ddSurvivor from '../monsters/dd-survivor';
import ddWarrior from '../monsters/dd-warrior';
import ddWarriorLady from '../monsters/dd-warrior-lady';
import deFusion from '../spells/de-fusion';
import deSpell from '../spells/de-spell';
import dealOfPhantom from '../traps/deal-of-phantom';
import decayedCommander from '../monsters/decayed-commander';
import deckDevastationVirus from '../traps/deck-devastation-virus';
import dedicationThroughLightAndDarkness from '../spells/dedication-through-light-and-darkness';
import deepseaWarrior from '../monsters/deepsea-warrior';
import dekoichiTheBattlechantedLocomotive from '../monsters/dekoichi-the-battlechanted-locomotive';
import delinquentDuo from '../spells/delinquent-duo';
import deltaAttacker from '../spells/delta-attacker';
import demotion from '../spells/demotion';
import desCounterblow from '../traps/des-counterblow';
import desDendle from '../monsters/des-dendle';
import desFeralImp from '../monsters/des-feral-imp';
import desKangaroo from '../monsters/des-kangaroo';
import desKoala from '../monsters/des-koala';
import desLacooda from '../monsters/des-lacooda';
import desVolstgalph from '../monsters/des-volstgalph';
import desWombat from '../monsters/des-wombat';
import desertSunlight from '../traps/desert-sunlight';
import desertapir from '../monsters/desertapir';
import despairFromTheDark from '../monsters/despair-from-the-dark';
import desrookArchfiend from '../monsters/desrook-archfiend';
import destinyBoard from '../traps/destiny-board';
import destructionPunch from '../traps/destruction-punch';
import destructionRing from '../traps/destruction-ring';
import dianKetoTheCureMaster from '../spells/dian-keto-the-cure-master';
import diceJar from '../monsters/dice-jar';
import diceReRoll from '../traps/dice-re-roll';
import differentDimensionCapsule from '../spells/different-dimension-capsule';
import differentDimensionDragon from '../monsters/different-dimension-dragon';
import differentDimensionGate from '../spells/different-dimension-gate';
import diffusionWaveMotion from '../spells/diffusion-wave-motion';
import dimensionDistortion from '../spells/dimension-distortion';
import dimensionFusion from '../spells/dimension-fusion';
import dimensionJar from '../monsters/dimension-jar';
import dimensionhole from '../spells/dimensionhole';
import disappear from '../traps/disappear';
import disarmament from '../traps/disarmament';
import discFighter from '../monsters/disc-fighter';
import disturbanceStrategy from '../traps/disturbance-strategy';
import divineWrath from '../traps/divine-wrath';
import dnaSurgery from '../traps/dna-surgery';
import dnaTransplant from '../traps/dna-transplant';
import dokurorider from '../monsters/dokurorider';
import donTurtle from '../monsters/don-turtle';
import donZaloog from '../monsters/don-zaloog';
import doraOfFate from '../traps/dora-of-fate';
import doriadosBlessing from '../spells/doriados-blessing';
import doubleAttack from '../spells/double-attack';
import doubleCoston from '../monsters/double-coston';
import doubleSnare from '../spells/double-snare';
import doubleSpell from '../spells/double-spell';
import draggedDownIntoTheGrave from '../spells/dragged-down-into-the-grave';
import dragonCaptureJar from '../traps/dragon-capture-jar';
import dragonManipulator from '../monsters/dragon-manipulator';
import dragonPiper from '../monsters/dragon-piper';
import dragonSeeker from '../monsters/dragon-seeker';
import dragonTreasure from '../spells/dragon-treasure';
import dragonessTheWickedKnight from '../monsters/dragoness-the-wicked-knight';
import dragonicAttack from '../spells/dragonic-attack';
import dragonsGunfire from '../spells/dragons-gunfire';
import dragonsRage from '../traps/dragons-rage';
import drainingShield from '../traps/draining-shield';
import dramaticRescue from '../traps/dramatic-rescue';
import dreamClown from '../monsters/dream-clown';
import dreamsprite from '../monsters/dreamsprite';
import drillBug from '../monsters/drill-bug';
import drillago from '../monsters/drillago';
import drivingSnow from '../traps/driving-snow';
import dropOff from '../traps/drop-off';
import dummyGolem from '../monsters/dummy-golem';
import dustBarrier from '../spells/dust-barrier';
import dustTornado from '../traps/dust-tornado';

export default [
  dTribe,
  dancingFairy,
  darkBalterTheTerrible,
  darkBladeTheDragonKnight,
  darkCatWithWhiteTail,
  darkCoffin,
  darkCore,
  darkDesignator,
  darkDriceratops,
  darkDustSpirit,
  darkElf,
  darkEnergy,
  darkFactoryOfMassProduction,
  darkFlareKnight,
  darkHole,
  darkJeroid,
  darkMagicAttack,
  darkMagicianGirl,
  darkMagicianKnight,
  darkMagicianOfChaos,
  darkMasterZorc,
  darkMimicLv1,
  darkMimicLv3,
  darkMirrorForce,
  darkNecrofear,
  darkPaladin,
  darkPiercingLight,
  darkRoomOfNightmare,
  darkRulerHaDes,
  darkSage,
  darkScorpionBurglars,
  darkScorpionChickTheYellow,
  darkScorpionCliffTheTrapRemover,
  darkScorpionCombination,
  darkScorpionGorgTheStrong,
  darkScorpionMeanaeTheThorn,
  darkSnakeSyndrome,
  darkSpiritOfTheSilent,
  darkZebra,
  darkbishopArchfiend,
  darkfireDragon,
  darknessApproaches,
  ddAssailant,
  ddBorderline,
  ddCrazyBeast,
  ddDesignator,
  ddDynamite,
  ddScoutPlane,
  ddSurvivor,
  ddWarrior,
  ddWarriorLady,
  deFusion,
  deSpell,
  dealOfPhantom,
  decayedCommander,
  deckDevastationVirus,
  dedicationThroughLightAndDarkness,
  deepseaWarrior,
  dekoichiTheBattlechantedLocomotive,
  delinquentDuo,
  deltaAttacker,
  demotion,
  desCounterblow,
  desDendle,
  desFeralImp,
  desKangaroo,
  desKoala,
  desLacooda,
  desVolstgalph,
  desWombat,
  desertSunlight,
  desertapir,
  despairFromTheDark,
  desrookArchfiend,
  destinyBoard,
  destructionPunch,
  destructionRing,
  dianKetoTheCureMaster,
  diceJar,
  diceReRoll,
  differentDimensionCapsule,
  differentDimensionDragon,
  differentDimensionGate,
  diffusionWaveMotion,
  dimensionDistortion,
  dimensionFusion,
  dimensionJar,
  dimensionhole,
  disappear,
  disarmament,
  discFighter,
  disturbanceStrategy,
  divineWrath,
  dnaSurgery,
  dnaTransplant,
  dokurorider,
  donTurtle,
  donZaloog,
  doraOfFate,
  doriadosBlessing,
  doubleAttack,
  doubleCoston,
  doubleSnare,
  doubleSpell,
  draggedDownIntoTheGrave,
  dragonCaptureJar,
  dragonManipulator,
  dragonPiper,
  dragonSeeker,
  dragonTreasure,
  dragonessTheWickedKnight,
  dragonicAttack,
  dragonsGunfire,
  dragonsRage,
  drainingShield,
  dramaticRescue,
  dreamClown,
  dreamsprite,
  drillBug,
  drillago,
  drivingSnow,
  dropOff,
  dummyGolem,
  dustBarrier,
  dustTornado,
];
