// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as callOfTheHaunted } from '../traps/call-of-the-haunted';
export { default as cannonSoldier } from '../monsters/cannon-soldier';
export { default as cardDestruction } from '../spells/card-destruction';
export { default as ceasefire } from '../traps/ceasefire';
export { default as changeOfHeart } from '../spells/change-of-heart';
export { default as chaosEmperorDragonEnvoyOfTheEnd } from '../monsters/chaos-emperor-dragon-envoy-of-the-end';
export { default as chaosSorcerer } from '../monsters/chaos-sorcerer';
export { default as coldWave } from '../spells/cold-wave';
export { default as commandKnight } from '../monsters/command-knight';
export { default as compulsoryEvacuationDevice } from '../traps/compulsory-evacuation-device';
export { default as confiscation } from '../spells/confiscation';
export { default as copycat } from '../monsters/copycat';
export { default as creatureSwap } from '../spells/creature-swap';
export { default as crushCardVirus } from '../traps/crush-card-virus';
export { default as cureMermaid } from '../monsters/cure-mermaid';
export { default as curseOfFiend } from '../spells/curse-of-fiend';
export { default as cyberJar } from '../monsters/cyber-jar';
