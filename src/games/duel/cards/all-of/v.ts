// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import valkyrionTheMagnaWarrior from '../monsters/valkyrion-the-magna-warrior';
import vampireGenesis from '../monsters/vampire-genesis';
import vampireLady from '../monsters/vampire-lady';
import vampireLord from '../monsters/vampire-lord';
import vampireOrchis from '../monsters/vampire-orchis';
import vengefulBogSpirit from '../spells/vengeful-bog-spirit';
import versagoTheDestroyer from '../monsters/versago-the-destroyer';
import victoryDragon from '../monsters/victory-dragon';
import vileGerms from '../spells/vile-germs';
import vilepawnArchfiend from '../monsters/vilepawn-archfiend';
import violetCrystal from '../spells/violet-crystal';
import vylonSoldier from '../monsters/vylon-soldier';

export default [
  valkyrionTheMagnaWarrior,
  vampireGenesis,
  vampireLady,
  vampireLord,
  vampireOrchis,
  vengefulBogSpirit,
  versagoTheDestroyer,
  victoryDragon,
  vileGerms,
  vilepawnArchfiend,
  violetCrystal,
  vylonSoldier,
];
