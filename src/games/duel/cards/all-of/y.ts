// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as yDragonHead } from '../monsters/y-dragon-head';
export { default as yataGarasu } from '../monsters/yata-garasu';
