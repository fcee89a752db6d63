// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as xyzDragonCannon } from '../monsters/xyz-dragon-cannon';
