// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import impenetrableFormation from '../spells/impenetrable-formation';
import imperialOrder from '../traps/imperial-order';
import inabaWhiteRabbit from '../monsters/inaba-white-rabbit';
import incandescentOrdeal from '../spells/incandescent-ordeal';
import infernalFlameEmperor from '../monsters/infernal-flame-emperor';
import infernalqueenArchfiend from '../monsters/infernalqueen-archfiend';
import inferno from '../monsters/inferno';
import infernoFireBlast from '../spells/inferno-fire-blast';
import infernoHammer from '../monsters/inferno-hammer';
import infernoTempest from '../spells/inferno-tempest';
import infiniteCards from '../spells/infinite-cards';
import infiniteDismissal from '../traps/infinite-dismissal';
import injectionFairyLily from '../monsters/injection-fairy-lily';
import insectBarrier from '../spells/insect-barrier';
import insectImitation from '../spells/insect-imitation';
import insectPrincess from '../monsters/insect-princess';
import insectQueen from '../monsters/insect-queen';
import insectSoldiersOfTheSky from '../monsters/insect-soldiers-of-the-sky';
import inspection from '../spells/inspection';
import interdimensionalMatterTransporter from '../traps/interdimensional-matter-transporter';
import invaderOfDarkness from '../monsters/invader-of-darkness';
import invaderOfTheThrone from '../monsters/invader-of-the-throne';
import invasionOfFlames from '../monsters/invasion-of-flames';
import invigoration from '../spells/invigoration';
import invitationToADarkSleep from '../monsters/invitation-to-a-dark-sleep';
import ironBlacksmithKotetsu from '../monsters/iron-blacksmith-kotetsu';

export default [
  impenetrableFormation,
  imperialOrder,
  inabaWhiteRabbit,
  incandescentOrdeal,
  infernalFlameEmperor,
  infernalqueenArchfiend,
  inferno,
  infernoFireBlast,
  infernoHammer,
  infernoTempest,
  infiniteCards,
  infiniteDismissal,
  injectionFairyLily,
  insectBarrier,
  insectImitation,
  insectPrincess,
  insectQueen,
  insectSoldiersOfTheSky,
  inspection,
  interdimensionalMatterTransporter,
  invaderOfDarkness,
  invaderOfTheThrone,
  invasionOfFlames,
  invigoration,
  invitationToADarkSleep,
  ironBlacksmithKotetsu,
];
