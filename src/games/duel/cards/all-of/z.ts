// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as zMetalTank } from '../monsters/z-metal-tank';
export { default as zaborgTheThunderMonarch } from '../monsters/zaborg-the-thunder-monarch';
export { default as zeroGravity } from '../traps/zero-gravity';
export { default as zolga } from '../monsters/zolga';
export { default as zombieTiger } from '../monsters/zombie-tiger';
export { default as zombieWarrior } from '../monsters/zombie-warrior';
export { default as zombieWorld } from '../spells/zombie-world';
export { default as zombyraTheDark } from '../monsters/zombyra-the-dark';
