// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as _3HumpLacooda } from '../monsters/3-hump-lacooda';
export { default as _4StarredLadybugOfDoom } from '../monsters/4-starred-ladybug-of-doom';
export { default as _7 } from '../spells/7';
export { default as _7Completed } from '../spells/7-completed';
export { default as _8ClawsScorpion } from '../monsters/8-claws-scorpion';
