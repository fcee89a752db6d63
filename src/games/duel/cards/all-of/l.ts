// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as labyrinthTank } from '../monsters/labyrinth-tank';
export { default as ladyNinjaYae } from '../monsters/lady-ninja-yae';
export { default as laserCannonArmor } from '../spells/laser-cannon-armor';
export { default as lastTurn } from '../traps/last-turn';
export { default as lastWill } from '../spells/last-will';
export { default as lavaBattleguard } from '../monsters/lava-battleguard';
export { default as lavaGolem } from '../monsters/lava-golem';
export { default as legendarySword } from '../spells/legendary-sword';
export { default as leghul } from '../monsters/leghul';
export { default as levelLimitAreaB } from '../spells/level-limit-area-b';
export { default as leviaDragonDaedalus } from '../monsters/levia-dragon-daedalus';
export { default as lightforceSword } from '../traps/lightforce-sword';
export { default as lightningVortex } from '../spells/lightning-vortex';
export { default as littleChimera } from '../monsters/little-chimera';
export { default as lordOfD } from '../monsters/lord-of-d';
export { default as lostGuardian } from '../monsters/lost-guardian';
export { default as luminousSpark } from '../spells/luminous-spark';
