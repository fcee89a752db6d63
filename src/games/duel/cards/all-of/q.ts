// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as queensDouble } from '../monsters/queens-double';
export { default as question } from '../spells/question';
