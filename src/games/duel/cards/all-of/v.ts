// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as valkyrionTheMagnaWarrior } from '../monsters/valkyrion-the-magna-warrior';
export { default as vampireGenesis } from '../monsters/vampire-genesis';
export { default as vampireLady } from '../monsters/vampire-lady';
export { default as vampireLord } from '../monsters/vampire-lord';
export { default as vampireOrchis } from '../monsters/vampire-orchis';
export { default as vengefulBogSpirit } from '../spells/vengeful-bog-spirit';
export { default as versagoTheDestroyer } from '../monsters/versago-the-destroyer';
export { default as victoryDragon } from '../monsters/victory-dragon';
export { default as vileGerms } from '../spells/vile-germs';
export { default as vilepawnArchfiend } from '../monsters/vilepawn-archfiend';
export { default as violetCrystal } from '../spells/violet-crystal';
export { default as vylonSoldier } from '../monsters/vylon-soldier';
