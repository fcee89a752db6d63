// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as hadeHane } from '../monsters/hade-hane';
export { default as hamburgerRecipe } from '../spells/hamburger-recipe';
export { default as hammerShot } from '../spells/hammer-shot';
export { default as harpiesFeatherDuster } from '../spells/harpies-feather-duster';
export { default as hayabusaKnight } from '../monsters/hayabusa-knight';
export { default as heartOfTheUnderdog } from '../spells/heart-of-the-underdog';
export { default as heavySlump } from '../traps/heavy-slump';
export { default as heavyStorm } from '../spells/heavy-storm';
export { default as hieroglyphLithograph } from '../spells/hieroglyph-lithograph';
export { default as hinoKaguTsuchi } from '../monsters/hino-kagu-tsuchi';
export { default as hinotama } from '../spells/hinotama';
export { default as honest } from '../monsters/honest';
export { default as hornOfHeaven } from '../traps/horn-of-heaven';
export { default as hornOfTheUnicorn } from '../spells/horn-of-the-unicorn';
export { default as howlingInsect } from '../monsters/howling-insect';
export { default as humanoidWormDrake } from '../monsters/humanoid-worm-drake';
export { default as hungryBurger } from '../monsters/hungry-burger';
