// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as gaiaTheDragonChampion } from '../monsters/gaia-the-dragon-champion';
export { default as gamble } from '../traps/gamble';
export { default as gearfriedTheIronKnight } from '../monsters/gearfried-the-iron-knight';
export { default as geartown } from '../spells/geartown';
export { default as giantGerm } from '../monsters/giant-germ';
export { default as giantRat } from '../monsters/giant-rat';
export { default as giantTrunade } from '../spells/giant-trunade';
export { default as giltiaTheDKnight } from '../monsters/giltia-the-d-knight';
export { default as goblinAttackForce } from '../monsters/goblin-attack-force';
export { default as gracefulCharity } from '../spells/graceful-charity';
export { default as gracefulDice } from '../spells/graceful-dice';
export { default as gravekeepersAssailant } from '../monsters/gravekeepers-assailant';
export { default as gravekeepersServant } from '../spells/gravekeepers-servant';
export { default as gravekeepersSpy } from '../monsters/gravekeepers-spy';
export { default as gravityBind } from '../traps/gravity-bind';
export { default as greatLongNose } from '../monsters/great-long-nose';
