// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import fairyBox from '../traps/fairy-box';
import fairyGuardian from '../monsters/fairy-guardian';
import fairyKingTruesdale from '../monsters/fairy-king-truesdale';
import fairyMeteorCrush from '../spells/fairy-meteor-crush';
import fairyOfTheSpring from '../spells/fairy-of-the-spring';
import fairysHandMirror from '../traps/fairys-hand-mirror';
import fakeTrap from '../traps/fake-trap';
import fallingDown from '../spells/falling-down';
import familiarKnight from '../monsters/familiar-knight';
import fatalAbacus from '../traps/fatal-abacus';
import fearFromTheDark from '../monsters/fear-from-the-dark';
import fengshengMirror from '../spells/fengsheng-mirror';
import fenrir from '../monsters/fenrir';
import fiberJar from '../monsters/fiber-jar';
import fiendComedian from '../traps/fiend-comedian';
import fiendSkullDragon from '../monsters/fiend-skull-dragon';
import fiendsHandMirror from '../traps/fiends-hand-mirror';
import finalAttackOrders from '../traps/final-attack-orders';
import finalCountdown from '../spells/final-countdown';
import finalDestiny from '../spells/final-destiny';
import finalFlame from '../spells/final-flame';
import finalRitualOfTheAncients from '../spells/final-ritual-of-the-ancients';
import firePrincess from '../monsters/fire-princess';
import fireSorcerer from '../monsters/fire-sorcerer';
import firebird from '../monsters/firebird';
import fissure from '../spells/fissure';
import flameGhost from '../monsters/flame-ghost';
import flameRuler from '../monsters/flame-ruler';
import flameSwordsman from '../monsters/flame-swordsman';
import flashAssailant from '../monsters/flash-assailant';
import flint from '../spells/flint';
import flowerWolf from '../monsters/flower-wolf';
import flyingKamakiri1 from '../monsters/flying-kamakiri-1';
import followWind from '../spells/follow-wind';
import foolishBurial from '../spells/foolish-burial';
import forbiddenChalice from '../spells/forbidden-chalice';
import forcedCeasefire from '../traps/forced-ceasefire';
import forcedRequisition from '../traps/forced-requisition';
import forest from '../spells/forest';
import formationUnion from '../traps/formation-union';
import foxFire from '../monsters/fox-fire';
import freedTheBraveWanderer from '../monsters/freed-the-brave-wanderer';
import freedTheMatchlessGeneral from '../monsters/freed-the-matchless-general';
import freezingBeast from '../monsters/freezing-beast';
import frontierWiseman from '../monsters/frontier-wiseman';
import frontlineBase from '../spells/frontline-base';
import frozenSoul from '../traps/frozen-soul';
import fruitsOfKozakysStudies from '../traps/fruits-of-kozakys-studies';
import fuhRinKaZan from '../traps/fuh-rin-ka-zan';
import fuhmaShuriken from '../spells/fuhma-shuriken';
import fulfillmentOfTheContract from '../spells/fulfillment-of-the-contract';
import fushiNoTori from '../monsters/fushi-no-tori';
import fushiohRichie from '../monsters/fushioh-richie';
import fusilierDragonTheDualModeBeast from '../monsters/fusilier-dragon-the-dual-mode-beast';
import fusionGate from '../spells/fusion-gate';
import fusionSage from '../spells/fusion-sage';
import fusionSwordMurasameBlade from '../spells/fusion-sword-murasame-blade';
import fusionWeapon from '../spells/fusion-weapon';
import fusionist from '../monsters/fusionist';

export default [
  fairyBox,
  fairyGuardian,
  fairyKingTruesdale,
  fairyMeteorCrush,
  fairyOfTheSpring,
  fairysHandMirror,
  fakeTrap,
  fallingDown,
  familiarKnight,
  fatalAbacus,
  fearFromTheDark,
  fengshengMirror,
  fenrir,
  fiberJar,
  fiendComedian,
  fiendSkullDragon,
  fiendsHandMirror,
  finalAttackOrders,
  finalCountdown,
  finalDestiny,
  finalFlame,
  finalRitualOfTheAncients,
  firePrincess,
  fireSorcerer,
  firebird,
  fissure,
  flameGhost,
  flameRuler,
  flameSwordsman,
  flashAssailant,
  flint,
  flowerWolf,
  flyingKamakiri1,
  followWind,
  foolishBurial,
  forbiddenChalice,
  forcedCeasefire,
  forcedRequisition,
  forest,
  formationUnion,
  foxFire,
  freedTheBraveWanderer,
  freedTheMatchlessGeneral,
  freezingBeast,
  frontierWiseman,
  frontlineBase,
  frozenSoul,
  fruitsOfKozakysStudies,
  fuhRinKaZan,
  fuhmaShuriken,
  fulfillmentOfTheContract,
  fushiNoTori,
  fushiohRichie,
  fusilierDragonTheDualModeBeast,
  fusionGate,
  fusionSage,
  fusionSwordMurasameBlade,
  fusionWeapon,
  fusionist,
];
