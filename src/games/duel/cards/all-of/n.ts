// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as necrovalley } from '../spells/necrovalley';
export { default as needleCeiling } from '../traps/needle-ceiling';
export { default as needleWorm } from '../monsters/needle-worm';
export { default as negateAttack } from '../traps/negate-attack';
export { default as newdoria } from '../monsters/newdoria';
export { default as nightAssailant } from '../monsters/night-assailant';
export { default as nightmareHorse } from '../monsters/nightmare-horse';
export { default as nightmarePenguin } from '../monsters/nightmare-penguin';
export { default as nightmareWheel } from '../traps/nightmare-wheel';
export { default as nimbleMomonga } from '../monsters/nimble-momonga';
export { default as ninjaGrandmasterSasuke } from '../monsters/ninja-grandmaster-sasuke';
export { default as noblemanEaterBug } from '../monsters/nobleman-eater-bug';
export { default as noblemanOfCrossout } from '../spells/nobleman-of-crossout';
export { default as noblemanOfExtermination } from '../spells/nobleman-of-extermination';
export { default as novoxsPrayer } from '../spells/novoxs-prayer';
export { default as nuviaTheWicked } from '../monsters/nuvia-the-wicked';
