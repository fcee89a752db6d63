// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as painfulChoice } from '../spells/painful-choice';
export { default as pantherWarrior } from '../monsters/panther-warrior';
export { default as patricianOfDarkness } from '../monsters/patrician-of-darkness';
export { default as penguinKnight } from '../monsters/penguin-knight';
export { default as penguinSoldier } from '../monsters/penguin-soldier';
export { default as performanceOfSword } from '../monsters/performance-of-sword';
export { default as performapalSkullcrobatJoker } from '../monsters/performapal-skullcrobat-joker';
export { default as performapalTrampolynx } from '../monsters/performapal-trampolynx';
export { default as phoenixWingWindBlast } from '../traps/phoenix-wing-wind-blast';
export { default as poisonOfTheOldMan } from '../spells/poison-of-the-old-man';
export { default as polymerization } from '../spells/polymerization';
export { default as potOfDichotomy } from '../spells/pot-of-dichotomy';
export { default as potOfGreed } from '../spells/pot-of-greed';
export { default as powerOfKaishin } from '../spells/power-of-kaishin';
export { default as prematureBurial } from '../spells/premature-burial';
export { default as pridefulRoar } from '../traps/prideful-roar';
export { default as punishedEagle } from '../monsters/punished-eagle';
