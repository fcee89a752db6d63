// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as xingZhenHu } from '../traps/xing-zhen-hu';
export { default as xyDragonCannon } from '../monsters/xy-dragon-cannon';
export { default as xyzDragonCannon } from '../monsters/xyz-dragon-cannon';
export { default as xzTankCannon } from '../monsters/xz-tank-cannon';
