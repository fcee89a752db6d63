// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import ufoTurtle from '../monsters/ufo-turtle';
import ultimateBaseballKid from '../monsters/ultimate-baseball-kid';
import ultimateInsectLv1 from '../monsters/ultimate-insect-lv1';
import ultimateInsectLv3 from '../monsters/ultimate-insect-lv3';
import ultimateInsectLv5 from '../monsters/ultimate-insect-lv5';
import ultimateInsectLv7 from '../monsters/ultimate-insect-lv7';
import ultimateObedientFiend from '../monsters/ultimate-obedient-fiend';
import ultimateOffering from '../traps/ultimate-offering';
import ultraEvolutionPill from '../spells/ultra-evolution-pill';
import umi from '../spells/umi';
import umiiruka from '../spells/umiiruka';
import unionRider from '../monsters/union-rider';
import unitedWeStand from '../spells/united-we-stand';
import unshavenAngler from '../monsters/unshaven-angler';
import upstartGoblin from '../spells/upstart-goblin';

export default [
  ufoTurtle,
  ultimateBaseballKid,
  ultimateInsectLv1,
  ultimateInsectLv3,
  ultimateInsectLv5,
  ultimateInsectLv7,
  ultimateObedientFiend,
  ultimateOffering,
  ultraEvolutionPill,
  umi,
  umiiruka,
  unionRider,
  unitedWeStand,
  unshavenAngler,
  upstartGoblin,
];
