// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as aLegendaryOcean } from '../spells/a-legendary-ocean';
export { default as abyssSoldier } from '../monsters/abyss-soldier';
export { default as acidRain } from '../spells/acid-rain';
export { default as acidTrapHole } from '../traps/acid-trap-hole';
export { default as airknightParshath } from '../monsters/airknight-parshath';
export { default as amphibiousBugrothMk3 } from '../monsters/amphibious-bugroth-mk-3';
export { default as anOwlOfLuck } from '../monsters/an-owl-of-luck';
export { default as ancientGearSoldier } from '../monsters/ancient-gear-soldier';
export { default as antiMagicArrows } from '../spells/anti-magic-arrows';
export { default as archfiendEccentrick } from '../monsters/archfiend-eccentrick';
export { default as archfiendOfGilfer } from '../monsters/archfiend-of-gilfer';
export { default as armedNinja } from '../monsters/armed-ninja';
export { default as armorBreak } from '../traps/armor-break';
export { default as assaultOnGhq } from '../traps/assault-on-ghq';
export { default as asuraPriest } from '../monsters/asura-priest';
export { default as aussaTheEarthCharmer } from '../monsters/aussa-the-earth-charmer';
export { default as axeOfDespair } from '../spells/axe-of-despair';
