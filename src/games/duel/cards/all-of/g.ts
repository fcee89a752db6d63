// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import gaiaPower from '../spells/gaia-power';
import gaiaSoulTheCombustibleCollective from '../monsters/gaia-soul-the-combustible-collective';
import gaiaTheDragonChampion from '../monsters/gaia-the-dragon-champion';
import galeLizard from '../monsters/gale-lizard';
import gamble from '../traps/gamble';
import garudaTheWindSpirit from '../monsters/garuda-the-wind-spirit';
import gateGuardian from '../monsters/gate-guardian';
import gatherYourMind from '../spells/gather-your-mind';
import gatlingDragon from '../monsters/gatling-dragon';
import gearGolemTheMovingFortress from '../monsters/gear-golem-the-moving-fortress';
import gearfriedTheIronKnight from '../monsters/gearfried-the-iron-knight';
import gearfriedTheSwordmaster from '../monsters/gearfried-the-swordmaster';
import geartown from '../spells/geartown';
import germInfection from '../spells/germ-infection';
import getsuFuhma from '../monsters/getsu-fuhma';
import ghostKnightOfJackal from '../monsters/ghost-knight-of-jackal';
import giantAxeMummy from '../monsters/giant-axe-mummy';
import giantGerm from '../monsters/giant-germ';
import giantOrc from '../monsters/giant-orc';
import giantRat from '../monsters/giant-rat';
import giantTrunade from '../spells/giant-trunade';
import giftOfTheMartyr from '../spells/gift-of-the-martyr';
import gigantes from '../monsters/gigantes';
import gilasaurus from '../monsters/gilasaurus';
import gilfordTheLightning from '../monsters/gilford-the-lightning';
import giltiaTheDKnight from '../monsters/giltia-the-d-knight';
import goblinAttackForce from '../monsters/goblin-attack-force';
import goblinFan from '../traps/goblin-fan';
import goblinKing from '../monsters/goblin-king';
import goblinOfGreed from '../monsters/goblin-of-greed';
import goblinThief from '../spells/goblin-thief';
import goblinsSecretRemedy from '../spells/goblins-secret-remedy';
import goddessOfWhim from '../monsters/goddess-of-whim';
import goddessWithTheThirdEye from '../monsters/goddess-with-the-third-eye';
import golemSentry from '../monsters/golem-sentry';
import goodGoblinHousekeeping from '../traps/good-goblin-housekeeping';
import goraTurtle from '../monsters/gora-turtle';
import goraTurtleOfIllusion from '../monsters/gora-turtle-of-illusion';
import gorgonsEye from '../traps/gorgons-eye';
import gracefulCharity from '../spells/graceful-charity';
import gracefulDice from '../spells/graceful-dice';
import gradiusOption from '../monsters/gradius-option';
import granadora from '../monsters/granadora';
import granmargTheRockMonarch from '../monsters/granmarg-the-rock-monarch';
import graveLure from '../traps/grave-lure';
import graveOhja from '../monsters/grave-ohja';
import graveProtector from '../monsters/grave-protector';
import gravediggerGhoul from '../spells/gravedigger-ghoul';
import gravekeepersAssailant from '../monsters/gravekeepers-assailant';
import gravekeepersCannonholder from '../monsters/gravekeepers-cannonholder';
import gravekeepersChief from '../monsters/gravekeepers-chief';
import gravekeepersCurse from '../monsters/gravekeepers-curse';
import gravekeepersGuard from '../monsters/gravekeepers-guard';
import gravekeepersServant from '../spells/gravekeepers-servant';
import gravekeepersSpearSoldier from '../monsters/gravekeepers-spear-soldier';
import gravekeepersSpy from '../monsters/gravekeepers-spy';
import gravekeepersVassal from '../monsters/gravekeepers-vassal';
import gravekeepersWatcher from '../monsters/gravekeepers-watcher';
import graverobber from '../traps/graverobber';
import graverobbersRetribution from '../traps/graverobbers-retribution';
import gravityAxeGrarl from '../spells/gravity-axe-grarl';
import gravityBind from '../traps/gravity-bind';
import grayWing from '../monsters/gray-wing';
import greatDezard from '../monsters/great-dezard';
import greatLongNose from '../monsters/great-long-nose';
import greatMajuGarzett from '../monsters/great-maju-garzett';
import greatMoth from '../monsters/great-moth';
import greatPhantomThief from '../monsters/great-phantom-thief';
import greed from '../traps/greed';
import greenkappa from '../monsters/greenkappa';
import grenMajuDaEiza from '../monsters/gren-maju-da-eiza';
import griggle from '../monsters/griggle';
import groundCollapse from '../spells/ground-collapse';
import gryphonWing from '../traps/gryphon-wing';
import gryphonsFeatherDuster from '../spells/gryphons-feather-duster';
import guardianAngelJoan from '../monsters/guardian-angel-joan';
import guardianBaou from '../monsters/guardian-baou';
import guardianCeal from '../monsters/guardian-ceal';
import guardianElma from '../monsters/guardian-elma';
import guardianGrarl from '../monsters/guardian-grarl';
import guardianKayest from '../monsters/guardian-kayest';
import guardianSphinx from '../monsters/guardian-sphinx';
import guardianStatue from '../monsters/guardian-statue';
import guardianTryce from '../monsters/guardian-tryce';
import gust from '../traps/gust';
import gustFan from '../spells/gust-fan';
import gyakuGirePanda from '../monsters/gyaku-gire-panda';

export default [
  gaiaPower,
  gaiaSoulTheCombustibleCollective,
  gaiaTheDragonChampion,
  galeLizard,
  gamble,
  garudaTheWindSpirit,
  gateGuardian,
  gatherYourMind,
  gatlingDragon,
  gearGolemTheMovingFortress,
  gearfriedTheIronKnight,
  gearfriedTheSwordmaster,
  geartown,
  germInfection,
  getsuFuhma,
  ghostKnightOfJackal,
  giantAxeMummy,
  giantGerm,
  giantOrc,
  giantRat,
  giantTrunade,
  giftOfTheMartyr,
  gigantes,
  gilasaurus,
  gilfordTheLightning,
  giltiaTheDKnight,
  goblinAttackForce,
  goblinFan,
  goblinKing,
  goblinOfGreed,
  goblinThief,
  goblinsSecretRemedy,
  goddessOfWhim,
  goddessWithTheThirdEye,
  golemSentry,
  goodGoblinHousekeeping,
  goraTurtle,
  goraTurtleOfIllusion,
  gorgonsEye,
  gracefulCharity,
  gracefulDice,
  gradiusOption,
  granadora,
  granmargTheRockMonarch,
  graveLure,
  graveOhja,
  graveProtector,
  gravediggerGhoul,
  gravekeepersAssailant,
  gravekeepersCannonholder,
  gravekeepersChief,
  gravekeepersCurse,
  gravekeepersGuard,
  gravekeepersServant,
  gravekeepersSpearSoldier,
  gravekeepersSpy,
  gravekeepersVassal,
  gravekeepersWatcher,
  graverobber,
  graverobbersRetribution,
  gravityAxeGrarl,
  gravityBind,
  grayWing,
  greatDezard,
  greatLongNose,
  greatMajuGarzett,
  greatMoth,
  greatPhantomThief,
  greed,
  greenkappa,
  grenMajuDaEiza,
  griggle,
  groundCollapse,
  gryphonWing,
  gryphonsFeatherDuster,
  guardianAngelJoan,
  guardianBaou,
  guardianCeal,
  guardianElma,
  guardianGrarl,
  guardianKayest,
  guardianSphinx,
  guardianStatue,
  guardianTryce,
  gust,
  gustFan,
  gyakuGirePanda,
];
