// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import yDragonHead from '../monsters/y-dragon-head';
import yadoKaru from '../monsters/yado-karu';
import yamataDragon from '../monsters/yamata-dragon';
import yami from '../spells/yami';
import yataGarasu from '../monsters/yata-garasu';
import yellowLusterShield from '../spells/yellow-luster-shield';
import yomiShip from '../monsters/yomi-ship';
import yzTankDragon from '../monsters/yz-tank-dragon';

export default [
  yDragonHead,
  yadoKaru,
  yamataDragon,
  yami,
  yataGarasu,
  yellowLusterShield,
  yomiShip,
  yzTankDragon,
];
