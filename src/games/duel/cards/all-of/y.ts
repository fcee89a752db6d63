// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as yDragonHead } from '../monsters/y-dragon-head';
export { default as yadoKaru } from '../monsters/yado-karu';
export { default as yamataDragon } from '../monsters/yamata-dragon';
export { default as yami } from '../spells/yami';
export { default as yataGarasu } from '../monsters/yata-garasu';
export { default as yellowLusterShield } from '../spells/yellow-luster-shield';
export { default as yomiShip } from '../monsters/yomi-ship';
export { default as yzTankDragon } from '../monsters/yz-tank-dragon';
