// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as raigeki } from '../spells/raigeki';
export { default as raigekiBreak } from '../traps/raigeki-break';
export { default as reaperOnTheNightmare } from '../monsters/reaper-on-the-nightmare';
export { default as recklessGreed } from '../traps/reckless-greed';
export { default as redMedicine } from '../spells/red-medicine';
export { default as reinforcementOfTheArmy } from '../spells/reinforcement-of-the-army';
export { default as reinforcements } from '../traps/reinforcements';
export { default as relinquished } from '../monsters/relinquished';
export { default as returnFromTheDifferentDimension } from '../traps/return-from-the-different-dimension';
export { default as revivalJam } from '../monsters/revival-jam';
export { default as ringOfDestruction } from '../traps/ring-of-destruction';
export { default as roseTentacles } from '../monsters/rose-tentacles';
export { default as royalDecree } from '../traps/royal-decree';
export { default as royalMagicalLibrary } from '../monsters/royal-magical-library';
export { default as royalOppression } from '../traps/royal-oppression';
export { default as rushRecklessly } from '../spells/rush-recklessly';
export { default as ryuSenshi } from '../monsters/ryu-senshi';
