// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import _3HumpLacooda from '../monsters/3-hump-lacooda';
import _4StarredLadybugOfDoom from '../monsters/4-starred-ladybug-of-doom';
import _7 from '../spells/7';
import _7Completed from '../spells/7-completed';
import _8ClawsScorpion from '../monsters/8-claws-scorpion';

export default [
  _3HumpLacooda,
  _4StarredLadybugOfDoom,
  _7,
  _7Completed,
  _8ClawsScorpion,
];
