// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import eagleEye from '../monsters/eagle-eye';
import earthChant from '../spells/earth-chant';
import earthquake from '../spells/earthquake';
import earthshaker from '../traps/earthshaker';
import eatgaboon from '../traps/eatgaboon';
import ectoplasmer from '../spells/ectoplasmer';
import ekibyoDrakmord from '../spells/ekibyo-drakmord';
import electricLizard from '../monsters/electric-lizard';
import electricSnake from '../monsters/electric-snake';
import electroWhip from '../spells/electro-whip';
import elegantEgotist from '../spells/elegant-egotist';
import elementDoom from '../monsters/element-doom';
import elementDragon from '../monsters/element-dragon';
import elementMagician from '../monsters/element-magician';
import elementSaurus from '../monsters/element-saurus';
import elementSoldier from '../monsters/element-soldier';
import elementValkyrie from '../monsters/element-valkyrie';
import elementalBurst from '../traps/elemental-burst';
import elementalHeroFlameWingman from '../monsters/elemental-hero-flame-wingman';
import elementalHeroThunderGiant from '../monsters/elemental-hero-thunder-giant';
import elementalMistressDoriado from '../monsters/elemental-mistress-doriado';
import elephantStatueOfBlessing from '../monsters/elephant-statue-of-blessing';
import elephantStatueOfDisaster from '../monsters/elephant-statue-of-disaster';
import elfsLight from '../spells/elfs-light';
import emblemOfDragonDestroyer from '../spells/emblem-of-dragon-destroyer';
import embodimentOfApophis from '../traps/embodiment-of-apophis';
import emergencyProvisions from '../spells/emergency-provisions';
import emesTheInfinity from '../monsters/emes-the-infinity';
import emissaryOfTheAfterlife from '../monsters/emissary-of-the-afterlife';
import emissaryOfTheOasis from '../monsters/emissary-of-the-oasis';
import empressJudge from '../monsters/empress-judge';
import enchantedJavelin from '../traps/enchanted-javelin';
import enchantingFittingRoom from '../spells/enchanting-fitting-room';
import enemyController from '../spells/enemy-controller';
import energyDrain from '../traps/energy-drain';
import enervatingMist from '../traps/enervating-mist';
import enragedBattleOx from '../monsters/enraged-battle-ox';
import enragedMukaMuka from '../monsters/enraged-muka-muka';
import eriaTheWaterCharmer from '../monsters/eria-the-water-charmer';
import eternalRest from '../spells/eternal-rest';
import exarionUniverse from '../monsters/exarion-universe';
import exchange from '../spells/exchange';
import exchangeOfTheSpirit from '../traps/exchange-of-the-spirit';
import exhaustingSpell from '../traps/exhausting-spell';
import exileOfTheWicked from '../spells/exile-of-the-wicked';
import exiledForce from '../monsters/exiled-force';
import exodiaNecross from '../monsters/exodia-necross';
import exodiaTheForbiddenOne from '../monsters/exodia-the-forbidden-one';

export default [
  eagleEye,
  earthChant,
  earthquake,
  earthshaker,
  eatgaboon,
  ectoplasmer,
  ekibyoDrakmord,
  electricLizard,
  electricSnake,
  electroWhip,
  elegantEgotist,
  elementDoom,
  elementDragon,
  elementMagician,
  elementSaurus,
  elementSoldier,
  elementValkyrie,
  elementalBurst,
  elementalHeroFlameWingman,
  elementalHeroThunderGiant,
  elementalMistressDoriado,
  elephantStatueOfBlessing,
  elephantStatueOfDisaster,
  elfsLight,
  emblemOfDragonDestroyer,
  embodimentOfApophis,
  emergencyProvisions,
  emesTheInfinity,
  emissaryOfTheAfterlife,
  emissaryOfTheOasis,
  empressJudge,
  enchantedJavelin,
  enchantingFittingRoom,
  enemyController,
  energyDrain,
  enervatingMist,
  enragedBattleOx,
  enragedMukaMuka,
  eriaTheWaterCharmer,
  eternalRest,
  exarionUniverse,
  exchange,
  exchangeOfTheSpirit,
  exhaustingSpell,
  exileOfTheWicked,
  exiledForce,
  exodiaNecross,
  exodiaTheForbiddenOne,
];
