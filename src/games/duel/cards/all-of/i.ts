// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as imperialOrder } from '../traps/imperial-order';
export { default as inabaWhiteRabbit } from '../monsters/inaba-white-rabbit';
export { default as infernalFlameEmperor } from '../monsters/infernal-flame-emperor';
export { default as infernoFireBlast } from '../spells/inferno-fire-blast';
export { default as infernoHammer } from '../monsters/inferno-hammer';
export { default as infernoTempest } from '../spells/inferno-tempest';
export { default as injectionFairyLily } from '../monsters/injection-fairy-lily';
export { default as insectBarrier } from '../spells/insect-barrier';
export { default as insectQueen } from '../monsters/insect-queen';
export { default as insectSoldiersOfTheSky } from '../monsters/insect-soldiers-of-the-sky';
export { default as interdimensionalMatterTransporter } from '../traps/interdimensional-matter-transporter';
export { default as invaderOfDarkness } from '../monsters/invader-of-darkness';
export { default as invaderOfTheThrone } from '../monsters/invader-of-the-throne';
export { default as invasionOfFlames } from '../monsters/invasion-of-flames';
export { default as invigoration } from '../spells/invigoration';
export { default as invitationToADarkSleep } from '../monsters/invitation-to-a-dark-sleep';
export { default as ironBlacksmithKotetsu } from '../monsters/iron-blacksmith-kotetsu';
