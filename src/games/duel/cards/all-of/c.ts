// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import callOfTheGrave from '../traps/call-of-the-grave';
import callOfTheHaunted from '../traps/call-of-the-haunted';
import callOfTheMummy from '../spells/call-of-the-mummy';
import cannonSoldier from '../monsters/cannon-soldier';
import cannonballSpearShellfish from '../monsters/cannonball-spear-shellfish';
import cardDestruction from '../spells/card-destruction';
import cardOfSafeReturn from '../spells/card-of-safe-return';
import cardOfSanctity from '../spells/card-of-sanctity';
import cardShuffle from '../spells/card-shuffle';
import castleOfDarkIllusions from '../monsters/castle-of-dark-illusions';
import castleWalls from '../traps/castle-walls';
import catapultTurtle from '../monsters/catapult-turtle';
import catnippedKitty from '../monsters/catnipped-kitty';
import catsEarTribe from '../monsters/cats-ear-tribe';
import caveDragon from '../monsters/cave-dragon';
import ceasefire from '../traps/ceasefire';
import centrifugalField from '../spells/centrifugal-field';
import ceremonialBell from '../monsters/ceremonial-bell';
import cestusOfDagla from '../spells/cestus-of-dagla';
import chainBurst from '../traps/chain-burst';
import chainDestruction from '../traps/chain-destruction';
import chainDisappearance from '../traps/chain-disappearance';
import chainEnergy from '../spells/chain-energy';
import changeOfHeart from '../spells/change-of-heart';
import chaosCommandMagician from '../monsters/chaos-command-magician';
import chaosEmperorDragonEnvoyOfTheEnd from '../monsters/chaos-emperor-dragon-envoy-of-the-end';
import chaosEnd from '../spells/chaos-end';
import chaosGreed from '../spells/chaos-greed';
import chaosNecromancer from '../monsters/chaos-necromancer';
import chaosSorcerer from '../monsters/chaos-sorcerer';
import chaosriderGustaph from '../monsters/chaosrider-gustaph';
import charmOfShabti from '../monsters/charm-of-shabti';
import charubinTheFireKnight from '../monsters/charubin-the-fire-knight';
import checkmate from '../spells/checkmate';
import chironTheMage from '../monsters/chiron-the-mage';
import chopmanTheDesperateOutlaw from '../monsters/chopman-the-desperate-outlaw';
import chorusOfSanctuary from '../spells/chorus-of-sanctuary';
import chosenOne from '../spells/chosen-one';
import cipherSoldier from '../monsters/cipher-soldier';
import coachGoblin from '../monsters/coach-goblin';
import cobraJar from '../monsters/cobra-jar';
import cobramanSakuzy from '../monsters/cobraman-sakuzy';
import cockroachKnight from '../monsters/cockroach-knight';
import cocoonOfEvolution from '../monsters/cocoon-of-evolution';
import coffinSeller from '../traps/coffin-seller';
import coldWave from '../spells/cold-wave';
import collectedPower from '../traps/collected-power';
import combinationAttack from '../spells/combination-attack';
import commandKnight from '../monsters/command-knight';
import commencementDance from '../spells/commencement-dance';
import compulsoryEvacuationDevice from '../traps/compulsory-evacuation-device';
import confiscation from '../spells/confiscation';
import continuousDestructionPunch from '../spells/continuous-destruction-punch';
import contractWithExodia from '../spells/contract-with-exodia';
import contractWithTheAbyss from '../spells/contract-with-the-abyss';
import contractWithTheDarkMaster from '../spells/contract-with-the-dark-master';
import convulsionOfNature from '../spells/convulsion-of-nature';
import copycat from '../monsters/copycat';
import costDown from '../spells/cost-down';
import coveringFire from '../traps/covering-fire';
import crabTurtle from '../monsters/crab-turtle';
import crassClown from '../monsters/crass-clown';
import creatureSwap from '../spells/creature-swap';
import creepingDoomManta from '../monsters/creeping-doom-manta';
import crimsonNinja from '../monsters/crimson-ninja';
import crimsonSentry from '../monsters/crimson-sentry';
import crimsonSunbird from '../monsters/crimson-sunbird';
import criosphinx from '../monsters/criosphinx';
import crossCounter from '../traps/cross-counter';
import crushCardVirus from '../traps/crush-card-virus';
import cureMermaid from '../monsters/cure-mermaid';
import curseOfAging from '../traps/curse-of-aging';
import curseOfAnubis from '../traps/curse-of-anubis';
import curseOfDarkness from '../traps/curse-of-darkness';
import curseOfFiend from '../spells/curse-of-fiend';
import curseOfRoyal from '../traps/curse-of-royal';
import curseOfTheMaskedBeast from '../spells/curse-of-the-masked-beast';
import cursedSealOfTheForbiddenSpell from '../traps/cursed-seal-of-the-forbidden-spell';
import cyberHarpieLady from '../monsters/cyber-harpie-lady';
import cyberJar from '../monsters/cyber-jar';
import cyberRaider from '../monsters/cyber-raider';
import cyberSaurus from '../monsters/cyber-saurus';
import cyberStein from '../monsters/cyber-stein';
import cyclonLaser from '../spells/cyclon-laser';

export default [
  callOfTheGrave,
  callOfTheHaunted,
  callOfTheMummy,
  cannonSoldier,
  cannonballSpearShellfish,
  cardDestruction,
  cardOfSafeReturn,
  cardOfSanctity,
  cardShuffle,
  castleOfDarkIllusions,
  castleWalls,
  catapultTurtle,
  catnippedKitty,
  catsEarTribe,
  caveDragon,
  ceasefire,
  centrifugalField,
  ceremonialBell,
  cestusOfDagla,
  chainBurst,
  chainDestruction,
  chainDisappearance,
  chainEnergy,
  changeOfHeart,
  chaosCommandMagician,
  chaosEmperorDragonEnvoyOfTheEnd,
  chaosEnd,
  chaosGreed,
  chaosNecromancer,
  chaosSorcerer,
  chaosriderGustaph,
  charmOfShabti,
  charubinTheFireKnight,
  checkmate,
  chironTheMage,
  chopmanTheDesperateOutlaw,
  chorusOfSanctuary,
  chosenOne,
  cipherSoldier,
  coachGoblin,
  cobraJar,
  cobramanSakuzy,
  cockroachKnight,
  cocoonOfEvolution,
  coffinSeller,
  coldWave,
  collectedPower,
  combinationAttack,
  commandKnight,
  commencementDance,
  compulsoryEvacuationDevice,
  confiscation,
  continuousDestructionPunch,
  contractWithExodia,
  contractWithTheAbyss,
  contractWithTheDarkMaster,
  convulsionOfNature,
  copycat,
  costDown,
  coveringFire,
  crabTurtle,
  crassClown,
  creatureSwap,
  creepingDoomManta,
  crimsonNinja,
  crimsonSentry,
  crimsonSunbird,
  criosphinx,
  crossCounter,
  crushCardVirus,
  cureMermaid,
  curseOfAging,
  curseOfAnubis,
  curseOfDarkness,
  curseOfFiend,
  curseOfRoyal,
  curseOfTheMaskedBeast,
  cursedSealOfTheForbiddenSpell,
  cyberHarpieLady,
  cyberJar,
  cyberRaider,
  cyberSaurus,
  cyberStein,
  cyclonLaser,
];
