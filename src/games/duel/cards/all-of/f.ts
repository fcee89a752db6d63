// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as fairyBox } from '../traps/fairy-box';
export { default as fairyMeteorCrush } from '../spells/fairy-meteor-crush';
export { default as finalCountdown } from '../spells/final-countdown';
export { default as finalFlame } from '../spells/final-flame';
export { default as fissure } from '../spells/fissure';
export { default as flameGhost } from '../monsters/flame-ghost';
export { default as flameSwordsman } from '../monsters/flame-swordsman';
export { default as flowerWolf } from '../monsters/flower-wolf';
export { default as flyingKamakiri1 } from '../monsters/flying-kamakiri-1';
export { default as followWind } from '../spells/follow-wind';
export { default as forbiddenChalice } from '../spells/forbidden-chalice';
export { default as forcedCeasefire } from '../traps/forced-ceasefire';
export { default as forest } from '../spells/forest';
export { default as freedTheMatchlessGeneral } from '../monsters/freed-the-matchless-general';
export { default as fusionGate } from '../spells/fusion-gate';
export { default as fusionSage } from '../spells/fusion-sage';
export { default as fusionist } from '../monsters/fusionist';
