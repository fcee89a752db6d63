// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import xingZhenHu from '../traps/xing-zhen-hu';
import xyDragonCannon from '../monsters/xy-dragon-cannon';
import xyzDragonCannon from '../monsters/xyz-dragon-cannon';
import xzTankCannon from '../monsters/xz-tank-cannon';

export default [
  xingZhenHu,
  xyDragonCannon,
  xyzDragonCannon,
  xzTankCannon,
];
