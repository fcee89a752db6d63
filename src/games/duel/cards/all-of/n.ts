// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import narrowPass from '../traps/narrow-pass';
import necklaceOfCommand from '../spells/necklace-of-command';
import necrovalley from '../spells/necrovalley';
import needleBurrower from '../monsters/needle-burrower';
import needleCeiling from '../traps/needle-ceiling';
import needleWall from '../traps/needle-wall';
import needleWorm from '../monsters/needle-worm';
import negateAttack from '../traps/negate-attack';
import nekoManeKing from '../monsters/neko-mane-king';
import newdoria from '../monsters/newdoria';
import nightAssailant from '../monsters/night-assailant';
import nightmareHorse from '../monsters/nightmare-horse';
import nightmarePenguin from '../monsters/nightmare-penguin';
import nightmareWheel from '../traps/nightmare-wheel';
import nimbleMomonga from '../monsters/nimble-momonga';
import ninjaGrandmasterSasuke from '../monsters/ninja-grandmaster-sasuke';
import ninjitsuArtOfDecoy from '../traps/ninjitsu-art-of-decoy';
import ninjitsuArtOfTransformation from '../traps/ninjitsu-art-of-transformation';
import nitroUnit from '../spells/nitro-unit';
import noblemanEaterBug from '../monsters/nobleman-eater-bug';
import noblemanOfCrossout from '../spells/nobleman-of-crossout';
import noblemanOfExtermination from '../spells/nobleman-of-extermination';
import nonAggressionArea from '../traps/non-aggression-area';
import nonSpellcastingArea from '../spells/non-spellcasting-area';
import novoxsPrayer from '../spells/novoxs-prayer';
import nubianGuard from '../monsters/nubian-guard';
import numinousHealer from '../traps/numinous-healer';
import nutrientZ from '../traps/nutrient-z';
import nuviaTheWicked from '../monsters/nuvia-the-wicked';

export default [
  narrowPass,
  necklaceOfCommand,
  necrovalley,
  needleBurrower,
  needleCeiling,
  needleWall,
  needleWorm,
  negateAttack,
  nekoManeKing,
  newdoria,
  nightAssailant,
  nightmareHorse,
  nightmarePenguin,
  nightmareWheel,
  nimbleMomonga,
  ninjaGrandmasterSasuke,
  ninjitsuArtOfDecoy,
  ninjitsuArtOfTransformation,
  nitroUnit,
  noblemanEaterBug,
  noblemanOfCrossout,
  noblemanOfExtermination,
  nonAggressionArea,
  nonSpellcastingArea,
  novoxsPrayer,
  nubianGuard,
  numinousHealer,
  nutrientZ,
  nuviaTheWicked,
];
