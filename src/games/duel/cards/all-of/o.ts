// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as obnoxiousCelticGuard } from '../monsters/obnoxious-celtic-guard';
export { default as oceanDragonLordNeoDaedalus } from '../monsters/ocean-dragon-lord-neo-daedalus';
export { default as oddEyesPendulumDragon } from '../monsters/odd-eyes-pendulum-dragon';
export { default as offeringsToTheDoomed } from '../spells/offerings-to-the-doomed';
export { default as ojamaDeltaHurricane } from '../spells/ojama-delta-hurricane';
export { default as ojamaToken } from '../monsters/ojama-token';
export { default as ojamaTrio } from '../traps/ojama-trio';
export { default as oldVindictiveMagician } from '../monsters/old-vindictive-magician';
export { default as ominousFortunetelling } from '../traps/ominous-fortunetelling';
export { default as ooguchi } from '../monsters/ooguchi';
export { default as ookazi } from '../spells/ookazi';
export { default as optiCamouflageArmor } from '../spells/opti-camouflage-armor';
export { default as orcaMegaFortressOfDarkness } from '../monsters/orca-mega-fortress-of-darkness';
export { default as ordealOfATraveler } from '../traps/ordeal-of-a-traveler';
export { default as orderToSmash } from '../traps/order-to-smash';
export { default as otohime } from '../monsters/otohime';
export { default as outstandingDogMarron } from '../monsters/outstanding-dog-marron';
