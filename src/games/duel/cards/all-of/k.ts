// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as ka2DesScissors } from '../monsters/ka-2-des-scissors';
export { default as kaibaman } from '../monsters/kaibaman';
export { default as kaiserGlider } from '../monsters/kaiser-glider';
export { default as kaiserSeaHorse } from '../monsters/kaiser-sea-horse';
export { default as kaminariAttack } from '../monsters/kaminari-attack';
export { default as karbonalaWarrior } from '../monsters/karbonala-warrior';
export { default as kelbek } from '../monsters/kelbek';
export { default as keldo } from '../monsters/keldo';
export { default as kingOfTheSwamp } from '../monsters/king-of-the-swamp';
export { default as kingTigerWanghu } from '../monsters/king-tiger-wanghu';
export { default as kryuel } from '../monsters/kryuel';
export { default as kunaiWithChain } from '../traps/kunai-with-chain';
export { default as kuriboh } from '../monsters/kuriboh';
export { default as kwagarHercules } from '../monsters/kwagar-hercules';
export { default as kycooTheGhostDestroyer } from '../monsters/kycoo-the-ghost-destroyer';
