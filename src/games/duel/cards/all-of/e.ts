// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as earthquake } from '../spells/earthquake';
export { default as electroWhip } from '../spells/electro-whip';
export { default as elfsLight } from '../spells/elfs-light';
export { default as emblemOfDragonDestroyer } from '../spells/emblem-of-dragon-destroyer';
export { default as embodimentOfApophis } from '../traps/embodiment-of-apophis';
export { default as emergencyProvisions } from '../spells/emergency-provisions';
export { default as empressJudge } from '../monsters/empress-judge';
export { default as enchantedJavelin } from '../traps/enchanted-javelin';
export { default as enemyController } from '../spells/enemy-controller';
export { default as enragedBattleOx } from '../monsters/enraged-battle-ox';
export { default as eternalRest } from '../spells/eternal-rest';
export { default as exarionUniverse } from '../monsters/exarion-universe';
export { default as exileOfTheWicked } from '../spells/exile-of-the-wicked';
export { default as exiledForce } from '../monsters/exiled-force';
export { default as exodiaTheForbiddenOne } from '../monsters/exodia-the-forbidden-one';
