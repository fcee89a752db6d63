// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import queensDouble from '../monsters/queens-double';
import question from '../spells/question';

export default [
  queensDouble,
  question,
];
