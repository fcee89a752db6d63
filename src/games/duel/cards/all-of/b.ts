// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import bSkullDragon from '../monsters/b-skull-dragon';
import backToSquareOne from '../spells/back-to-square-one';
import backfire from '../traps/backfire';
import backupSoldier from '../traps/backup-soldier';
import badReactionToSimochi from '../traps/bad-reaction-to-simochi';
import baitDoll from '../spells/bait-doll';
import ballistaOfRampartSmashing from '../spells/ballista-of-rampart-smashing';
import balloonLizard from '../monsters/balloon-lizard';
import banisherOfTheLight from '../monsters/banisher-of-the-light';
import bannerOfCourage from '../spells/banner-of-courage';
import barkOfDarkRuler from '../traps/bark-of-dark-ruler';
import barrelBehindTheDoor from '../traps/barrel-behind-the-door';
import barrelDragon from '../monsters/barrel-dragon';
import batteryCharger from '../spells/battery-charger';
import batterymanAa from '../monsters/batteryman-aa';
import battleScarred from '../traps/battle-scarred';
import bazooTheSoulEater from '../monsters/bazoo-the-soul-eater';
import beastFangs from '../spells/beast-fangs';
import beastSoulSwap from '../traps/beast-soul-swap';
import beastkingOfTheSwamps from '../monsters/beastking-of-the-swamps';
import beckoningLight from '../traps/beckoning-light';
import begoneKnave from '../traps/begone-knave';
import behemothTheKingOfAllAnimals from '../monsters/behemoth-the-king-of-all-animals';
import berserkDragon from '../monsters/berserk-dragon';
import berserkGorilla from '../monsters/berserk-gorilla';
import bickuribox from '../monsters/bickuribox';
import bigBangShot from '../spells/big-bang-shot';
import bigBurn from '../traps/big-burn';
import bigEye from '../monsters/big-eye';
import bigShieldGardna from '../monsters/big-shield-gardna';
import bigTuskedMammoth from '../monsters/big-tusked-mammoth';
import bigWaveSmallWave from '../spells/big-wave-small-wave';
import birdface from '../monsters/birdface';
import biteShoes from '../monsters/bite-shoes';
import blackIllusionRitual from '../spells/black-illusion-ritual';
import blackLusterRitual from '../spells/black-luster-ritual';
import blackLusterSoldier from '../monsters/black-luster-soldier';
import blackLusterSoldierEnvoyOfTheBeginning from '../monsters/black-luster-soldier-envoy-of-the-beginning';
import blackPendant from '../spells/black-pendant';
import blackTyranno from '../monsters/black-tyranno';
import bladeKnight from '../monsters/blade-knight';
import bladeRabbit from '../monsters/blade-rabbit';
import bladefly from '../monsters/bladefly';
import blastHeldByATribute from '../traps/blast-held-by-a-tribute';
import blastJuggler from '../monsters/blast-juggler';
import blastMagician from '../monsters/blast-magician';
import blastWithChain from '../traps/blast-with-chain';
import blastingTheRuins from '../traps/blasting-the-ruins';
import blessingsOfTheNile from '../spells/blessings-of-the-nile';
import blindDestruction from '../traps/blind-destruction';
import blindlyLoyalGoblin from '../monsters/blindly-loyal-goblin';
import blockAttack from '../spells/block-attack';
import blowbackDragon from '../monsters/blowback-dragon';
import blueEyesShiningDragon from '../monsters/blue-eyes-shining-dragon';
import blueEyesToonDragon from '../monsters/blue-eyes-toon-dragon';
import blueEyesUltimateDragon from '../monsters/blue-eyes-ultimate-dragon';
import blueMedicine from '../spells/blue-medicine';
import boarSoldier from '../monsters/boar-soldier';
import bombardmentBeetle from '../monsters/bombardment-beetle';
import bookOfLife from '../spells/book-of-life';
import bookOfMoon from '../spells/book-of-moon';
import bookOfSecretArts from '../spells/book-of-secret-arts';
import bookOfTaiyou from '../spells/book-of-taiyou';
import bottomlessShiftingSand from '../traps/bottomless-shifting-sand';
import bottomlessTrapHole from '../traps/bottomless-trap-hole';
import bowganian from '../monsters/bowganian';
import brainControl from '../spells/brain-control';
import brainJacker from '../monsters/brain-jacker';
import breakerTheMagicalWarrior from '../monsters/breaker-the-magical-warrior';
import breakthroughSkill from '../traps/breakthrough-skill';
import bubbleCrash from '../traps/bubble-crash';
import bubonicVermin from '../monsters/bubonic-vermin';
import burningAlgae from '../monsters/burning-algae';
import burningBeast from '../monsters/burning-beast';
import burningLand from '../spells/burning-land';
import burningSpear from '../spells/burning-spear';
import burstBreath from '../traps/burst-breath';
import burstStreamOfDestruction from '../spells/burst-stream-of-destruction';
import busterBlader from '../monsters/buster-blader';
import busterRancher from '../spells/buster-rancher';
import butterflyDaggerElma from '../spells/butterfly-dagger-elma';
import byserShock from '../monsters/byser-shock';

export default [
  bSkullDragon,
  backToSquareOne,
  backfire,
  backupSoldier,
  badReactionToSimochi,
  baitDoll,
  ballistaOfRampartSmashing,
  balloonLizard,
  banisherOfTheLight,
  bannerOfCourage,
  barkOfDarkRuler,
  barrelBehindTheDoor,
  barrelDragon,
  batteryCharger,
  batterymanAa,
  battleScarred,
  bazooTheSoulEater,
  beastFangs,
  beastSoulSwap,
  beastkingOfTheSwamps,
  beckoningLight,
  begoneKnave,
  behemothTheKingOfAllAnimals,
  berserkDragon,
  berserkGorilla,
  bickuribox,
  bigBangShot,
  bigBurn,
  bigEye,
  bigShieldGardna,
  bigTuskedMammoth,
  bigWaveSmallWave,
  birdface,
  biteShoes,
  blackIllusionRitual,
  blackLusterRitual,
  blackLusterSoldier,
  blackLusterSoldierEnvoyOfTheBeginning,
  blackPendant,
  blackTyranno,
  bladeKnight,
  bladeRabbit,
  bladefly,
  blastHeldByATribute,
  blastJuggler,
  blastMagician,
  blastWithChain,
  blastingTheRuins,
  blessingsOfTheNile,
  blindDestruction,
  blindlyLoyalGoblin,
  blockAttack,
  blowbackDragon,
  blueEyesShiningDragon,
  blueEyesToonDragon,
  blueEyesUltimateDragon,
  blueMedicine,
  boarSoldier,
  bombardmentBeetle,
  bookOfLife,
  bookOfMoon,
  bookOfSecretArts,
  bookOfTaiyou,
  bottomlessShiftingSand,
  bottomlessTrapHole,
  bowganian,
  brainControl,
  brainJacker,
  breakerTheMagicalWarrior,
  breakthroughSkill,
  bubbleCrash,
  bubonicVermin,
  burningAlgae,
  burningBeast,
  burningLand,
  burningSpear,
  burstBreath,
  burstStreamOfDestruction,
  busterBlader,
  busterRancher,
  butterflyDaggerElma,
  byserShock,
];
