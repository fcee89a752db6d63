// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as ufoTurtle } from '../monsters/ufo-turtle';
export { default as ultimateBaseballKid } from '../monsters/ultimate-baseball-kid';
export { default as ultimateInsectLv1 } from '../monsters/ultimate-insect-lv1';
export { default as ultimateInsectLv3 } from '../monsters/ultimate-insect-lv3';
export { default as ultimateInsectLv5 } from '../monsters/ultimate-insect-lv5';
export { default as ultimateInsectLv7 } from '../monsters/ultimate-insect-lv7';
export { default as ultimateObedientFiend } from '../monsters/ultimate-obedient-fiend';
export { default as ultimateOffering } from '../traps/ultimate-offering';
export { default as ultraEvolutionPill } from '../spells/ultra-evolution-pill';
export { default as umi } from '../spells/umi';
export { default as umiiruka } from '../spells/umiiruka';
export { default as unionRider } from '../monsters/union-rider';
export { default as unitedWeStand } from '../spells/united-we-stand';
export { default as unshavenAngler } from '../monsters/unshaven-angler';
export { default as upstartGoblin } from '../spells/upstart-goblin';
