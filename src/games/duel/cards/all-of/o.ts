// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import obnoxiousCelticGuard from '../monsters/obnoxious-celtic-guard';
import oceanDragonLordNeoDaedalus from '../monsters/ocean-dragon-lord-neo-daedalus';
import oddEyesPendulumDragon from '../monsters/odd-eyes-pendulum-dragon';
import offeringsToTheDoomed from '../spells/offerings-to-the-doomed';
import ojamaDeltaHurricane from '../spells/ojama-delta-hurricane';
import ojamaKing from '../monsters/ojama-king';
import ojamaToken from '../monsters/ojama-token';
import ojamaTrio from '../traps/ojama-trio';
import oldVindictiveMagician from '../monsters/old-vindictive-magician';
import ominousFortunetelling from '../traps/ominous-fortunetelling';
import ooguchi from '../monsters/ooguchi';
import ookazi from '../spells/ookazi';
import optiCamouflageArmor from '../spells/opti-camouflage-armor';
import orcaMegaFortressOfDarkness from '../monsters/orca-mega-fortress-of-darkness';
import ordealOfATraveler from '../traps/ordeal-of-a-traveler';
import orderToCharge from '../spells/order-to-charge';
import orderToSmash from '../traps/order-to-smash';
import otohime from '../monsters/otohime';
import outstandingDogMarron from '../monsters/outstanding-dog-marron';

export default [
  obnoxiousCelticGuard,
  oceanDragonLordNeoDaedalus,
  oddEyesPendulumDragon,
  offeringsToTheDoomed,
  ojamaDeltaHurricane,
  ojamaKing,
  ojamaToken,
  ojamaTrio,
  oldVindictiveMagician,
  ominousFortunetelling,
  ooguchi,
  ookazi,
  optiCamouflageArmor,
  orcaMegaFortressOfDarkness,
  ordealOfATraveler,
  orderToCharge,
  orderToSmash,
  otohime,
  outstandingDogMarron,
];
