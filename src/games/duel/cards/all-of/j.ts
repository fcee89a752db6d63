// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import jadeInsectWhistle from '../spells/jade-insect-whistle';
import jamBreedingMachine from '../spells/jam-breeding-machine';
import jamDefender from '../traps/jam-defender';
import jarOfGreed from '../traps/jar-of-greed';
import jarRobber from '../spells/jar-robber';
import jigenBakudan from '../monsters/jigen-bakudan';
import jinzo from '../monsters/jinzo';
import jinzo7 from '../monsters/jinzo-7';
import jiraiGumo from '../monsters/jirai-gumo';
import jowgenTheSpiritualist from '../monsters/jowgen-the-spiritualist';
import jowlsOfDarkDemise from '../monsters/jowls-of-dark-demise';
import judgmentOfAnubis from '../traps/judgment-of-anubis';
import judgmentOfTheDesert from '../traps/judgment-of-the-desert';
import justDesserts from '../traps/just-desserts';

export default [
  jadeInsectWhistle,
  jamBreedingMachine,
  jamDefender,
  jarOfGreed,
  jarRobber,
  jigenBakudan,
  jinzo,
  jinzo7,
  jiraiGumo,
  jowgenTheSpiritualist,
  jowlsOfDarkDemise,
  judgmentOfAnubis,
  judgmentOfTheDesert,
  justDesserts,
];
