// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import zMetalTank from '../monsters/z-metal-tank';
import zaborgTheThunderMonarch from '../monsters/zaborg-the-thunder-monarch';
import zeroGravity from '../traps/zero-gravity';
import zolga from '../monsters/zolga';
import zombieTiger from '../monsters/zombie-tiger';
import zombieWarrior from '../monsters/zombie-warrior';
import zombieWorld from '../spells/zombie-world';
import zombyraTheDark from '../monsters/zombyra-the-dark';

export default [
  zMetalTank,
  zaborgTheThunderMonarch,
  zeroGravity,
  zolga,
  zombieTiger,
  zombieWarrior,
  zombieWorld,
  zombyraTheDark,
];
