// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import hadeHane from '../monsters/hade-hane';
import hallowedLifeBarrier from '../traps/hallowed-life-barrier';
import hamburgerRecipe from '../spells/hamburger-recipe';
import hammerShot from '../spells/hammer-shot';
import handOfNephthys from '../monsters/hand-of-nephthys';
import haneHane from '../monsters/hane-hane';
import harpieLady1 from '../monsters/harpie-lady-1';
import harpieLady2 from '../monsters/harpie-lady-2';
import harpieLady3 from '../monsters/harpie-lady-3';
import harpieLadySisters from '../monsters/harpie-lady-sisters';
import harpiesFeatherDuster from '../spells/harpies-feather-duster';
import harpiesHuntingGround from '../spells/harpies-hunting-ground';
import harpiesPetDragon from '../monsters/harpies-pet-dragon';
import hayabusaKnight from '../monsters/hayabusa-knight';
import heartOfClearWater from '../spells/heart-of-clear-water';
import heartOfTheUnderdog from '../spells/heart-of-the-underdog';
import heavyMechSupportPlatform from '../monsters/heavy-mech-support-platform';
import heavySlump from '../traps/heavy-slump';
import heavyStorm from '../spells/heavy-storm';
import helpoemer from '../monsters/helpoemer';
import heroSignal from '../traps/hero-signal';
import hiddenSpellbook from '../traps/hidden-spellbook';
import hieracosphinx from '../monsters/hieracosphinx';
import hieroglyphLithograph from '../spells/hieroglyph-lithograph';
import hiitaTheFireCharmer from '../monsters/hiita-the-fire-charmer';
import hinoKaguTsuchi from '../monsters/hino-kagu-tsuchi';
import hinotama from '../spells/hinotama';
import hirosShadowScout from '../monsters/hiros-shadow-scout';
import homunculusTheAlchemicBeing from '../monsters/homunculus-the-alchemic-being';
import honest from '../monsters/honest';
import hornOfHeaven from '../traps/horn-of-heaven';
import hornOfLight from '../spells/horn-of-light';
import hornOfTheUnicorn from '../spells/horn-of-the-unicorn';
import horusServant from '../monsters/horus-servant';
import horusTheBlackFlameDragonLv4 from '../monsters/horus-the-black-flame-dragon-lv4';
import horusTheBlackFlameDragonLv6 from '../monsters/horus-the-black-flame-dragon-lv6';
import horusTheBlackFlameDragonLv8 from '../monsters/horus-the-black-flame-dragon-lv8';
import hoshiningen from '../monsters/hoshiningen';
import houseOfAdhesiveTape from '../traps/house-of-adhesive-tape';
import howlingInsect from '../monsters/howling-insect';
import hugeRevolution from '../traps/huge-revolution';
import humanWaveTactics from '../traps/human-wave-tactics';
import humanoidWormDrake from '../monsters/humanoid-worm-drake';
import hungryBurger from '../monsters/hungry-burger';
import hyena from '../monsters/hyena';
import hyperHammerhead from '../monsters/hyper-hammerhead';
import hystericFairy from '../monsters/hysteric-fairy';

export default [
  hadeHane,
  hallowedLifeBarrier,
  hamburgerRecipe,
  hammerShot,
  handOfNephthys,
  haneHane,
  harpieLady1,
  harpieLady2,
  harpieLady3,
  harpieLadySisters,
  harpiesFeatherDuster,
  harpiesHuntingGround,
  harpiesPetDragon,
  hayabusaKnight,
  heartOfClearWater,
  heartOfTheUnderdog,
  heavyMechSupportPlatform,
  heavySlump,
  heavyStorm,
  helpoemer,
  heroSignal,
  hiddenSpellbook,
  hieracosphinx,
  hieroglyphLithograph,
  hiitaTheFireCharmer,
  hinoKaguTsuchi,
  hinotama,
  hirosShadowScout,
  homunculusTheAlchemicBeing,
  honest,
  hornOfHeaven,
  hornOfLight,
  hornOfTheUnicorn,
  horusServant,
  horusTheBlackFlameDragonLv4,
  horusTheBlackFlameDragonLv6,
  horusTheBlackFlameDragonLv8,
  hoshiningen,
  houseOfAdhesiveTape,
  howlingInsect,
  hugeRevolution,
  humanWaveTactics,
  humanoidWormDrake,
  hungryBurger,
  hyena,
  hyperHammerhead,
  hystericFairy,
];
