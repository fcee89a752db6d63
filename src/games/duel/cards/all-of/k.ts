// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import ka2DesScissors from '../monsters/ka-2-des-scissors';
import kaibaman from '../monsters/kaibaman';
import kaiserColosseum from '../spells/kaiser-colosseum';
import kaiserGlider from '../monsters/kaiser-glider';
import kaiserSeaHorse from '../monsters/kaiser-sea-horse';
import kaminariAttack from '../monsters/kaminari-attack';
import kaminoteBlow from '../spells/kaminote-blow';
import kangarooChamp from '../monsters/kangaroo-champ';
import karateMan from '../monsters/karate-man';
import karbonalaWarrior from '../monsters/karbonala-warrior';
import kazejin from '../monsters/kazejin';
import kelbek from '../monsters/kelbek';
import keldo from '../monsters/keldo';
import kingDragun from '../monsters/king-dragun';
import kingOfTheSkullServants from '../monsters/king-of-the-skull-servants';
import kingOfTheSwamp from '../monsters/king-of-the-swamp';
import kingTigerWanghu from '../monsters/king-tiger-wanghu';
import kiryu from '../monsters/kiryu';
import kiseitai from '../monsters/kiseitai';
import kishidoSpirit from '../spells/kishido-spirit';
import knightsTitle from '../spells/knights-title';
import koitsu from '../monsters/koitsu';
import kotodama from '../monsters/kotodama';
import kozakysSelfDestructButton from '../traps/kozakys-self-destruct-button';
import kryuel from '../monsters/kryuel';
import kunaiWithChain from '../traps/kunai-with-chain';
import kuriboh from '../monsters/kuriboh';
import kwagarHercules from '../monsters/kwagar-hercules';
import kycooTheGhostDestroyer from '../monsters/kycoo-the-ghost-destroyer';

export default [
  ka2DesScissors,
  kaibaman,
  kaiserColosseum,
  kaiserGlider,
  kaiserSeaHorse,
  kaminariAttack,
  kaminoteBlow,
  kangarooChamp,
  karateMan,
  karbonalaWarrior,
  kazejin,
  kelbek,
  keldo,
  kingDragun,
  kingOfTheSkullServants,
  kingOfTheSwamp,
  kingTigerWanghu,
  kiryu,
  kiseitai,
  kishidoSpirit,
  knightsTitle,
  koitsu,
  kotodama,
  kozakysSelfDestructButton,
  kryuel,
  kunaiWithChain,
  kuriboh,
  kwagarHercules,
  kycooTheGhostDestroyer,
];
