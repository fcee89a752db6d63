// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as jadeInsectWhistle } from '../spells/jade-insect-whistle';
export { default as jamBreedingMachine } from '../spells/jam-breeding-machine';
export { default as jamDefender } from '../traps/jam-defender';
export { default as jarOfGreed } from '../traps/jar-of-greed';
export { default as jarRobber } from '../spells/jar-robber';
export { default as jigenBakudan } from '../monsters/jigen-bakudan';
export { default as jinzo } from '../monsters/jinzo';
export { default as jinzo7 } from '../monsters/jinzo-7';
export { default as jiraiGumo } from '../monsters/jirai-gumo';
export { default as jowgenTheSpiritualist } from '../monsters/jowgen-the-spiritualist';
export { default as jowlsOfDarkDemise } from '../monsters/jowls-of-dark-demise';
export { default as judgmentOfAnubis } from '../traps/judgment-of-anubis';
export { default as judgmentOfTheDesert } from '../traps/judgment-of-the-desert';
export { default as justDesserts } from '../traps/just-desserts';
