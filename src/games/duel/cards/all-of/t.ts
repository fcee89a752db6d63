// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import tacticalEspionageExpert from '../monsters/tactical-espionage-expert';
import tailorOfTheFickle from '../spells/tailor-of-the-fickle';
import taintedWisdom from '../monsters/tainted-wisdom';
import talismanOfSpellSealing from '../traps/talisman-of-spell-sealing';
import talismanOfTrapSealing from '../spells/talisman-of-trap-sealing';
import taunt from '../traps/taunt';
import templeOfTheKings from '../spells/temple-of-the-kings';
import terraforming from '../spells/terraforming';
import terrorkingArchfiend from '../monsters/terrorking-archfiend';
import teva from '../monsters/teva';
import theAForces from '../spells/the-a-forces';
import theAgentOfCreationVenus from '../monsters/the-agent-of-creation-venus';
import theAgentOfForceMars from '../monsters/the-agent-of-force-mars';
import theAgentOfJudgmentSaturn from '../monsters/the-agent-of-judgment-saturn';
import theAgentOfWisdomMercury from '../monsters/the-agent-of-wisdom-mercury';
import theBigMarchOfAnimals from '../spells/the-big-march-of-animals';
import theBistroButcher from '../monsters/the-bistro-butcher';
import theCheerfulCoffin from '../spells/the-cheerful-coffin';
import theCreator from '../monsters/the-creator';
import theCreatorIncarnate from '../monsters/the-creator-incarnate';
import theDarkDoor from '../spells/the-dark-door';
import theDarkHexSealedFusion from '../monsters/the-dark-hex-sealed-fusion';
import theDragonsBead from '../traps/the-dragons-bead';
import theEarthHexSealedFusion from '../monsters/the-earth-hex-sealed-fusion';
import theEmperorsHoliday from '../traps/the-emperors-holiday';
import theEndOfAnubis from '../monsters/the-end-of-anubis';
import theEyeOfTruth from '../traps/the-eye-of-truth';
import theFiendMegacyber from '../monsters/the-fiend-megacyber';
import theFirstSarcophagus from '../traps/the-first-sarcophagus';
import theFluteOfSummoningDragon from '../spells/the-flute-of-summoning-dragon';
import theForcefulSentry from '../spells/the-forceful-sentry';
import theForgivingMaiden from '../monsters/the-forgiving-maiden';
import theGraveyardInTheFourthDimension from '../spells/the-graveyard-in-the-fourth-dimension';
import theHunterWith7Weapons from '../monsters/the-hunter-with-7-weapons';
import theImmortalOfThunder from '../monsters/the-immortal-of-thunder';
import theInexperiencedSpy from '../spells/the-inexperienced-spy';
import theKickMan from '../monsters/the-kick-man';
import theLastWarriorFromAnotherPlanet from '../monsters/the-last-warrior-from-another-planet';
import theLawOfTheNormal from '../spells/the-law-of-the-normal';
import theLegendaryFisherman from '../monsters/the-legendary-fisherman';
import theLightHexSealedFusion from '../monsters/the-light-hex-sealed-fusion';
import theLittleSwordsmanOfAile from '../monsters/the-little-swordsman-of-aile';
import theMaskedBeast from '../monsters/the-masked-beast';
import thePuppetMagicOfDarkRuler from '../spells/the-puppet-magic-of-dark-ruler';
import theRegulationOfTribe from '../traps/the-regulation-of-tribe';
import theReliableGuardian from '../spells/the-reliable-guardian';
import theRockSpirit from '../monsters/the-rock-spirit';
import theSanctuaryInTheSky from '../spells/the-sanctuary-in-the-sky';
import theSecondSarcophagus from '../spells/the-second-sarcophagus';
import theSecretOfTheBandit from '../spells/the-secret-of-the-bandit';
import theShallowGrave from '../spells/the-shallow-grave';
import theSpellAbsorbingLife from '../traps/the-spell-absorbing-life';
import theSternMystic from '../monsters/the-stern-mystic';
import theThingInTheCrater from '../monsters/the-thing-in-the-crater';
import theThirdSarcophagus from '../spells/the-third-sarcophagus';
import theTrojanHorse from '../monsters/the-trojan-horse';
import theUnfriendlyAmazon from '../monsters/the-unfriendly-amazon';
import theUnhappyGirl from '../monsters/the-unhappy-girl';
import theUnhappyMaiden from '../monsters/the-unhappy-maiden';
import theWarriorReturningAlive from '../spells/the-warrior-returning-alive';
import theWickedWormBeast from '../monsters/the-wicked-worm-beast';
import thebanNightmare from '../monsters/theban-nightmare';
import theinenTheGreatSphinx from '../monsters/theinen-the-great-sphinx';
import thestalosTheFirestormMonarch from '../monsters/thestalos-the-firestorm-monarch';
import thousandDragon from '../monsters/thousand-dragon';
import thousandEnergy from '../spells/thousand-energy';
import thousandEyesRestrict from '../monsters/thousand-eyes-restrict';
import thousandKnives from '../spells/thousand-knives';
import thousandNeedles from '../monsters/thousand-needles';
import threateningRoar from '../traps/threatening-roar';
import throwstoneUnit from '../monsters/throwstone-unit';
import thunderCrash from '../spells/thunder-crash';
import thunderDragon from '../monsters/thunder-dragon';
import thunderNyanNyan from '../monsters/thunder-nyan-nyan';
import thunderOfRuler from '../traps/thunder-of-ruler';
import timeSeal from '../traps/time-seal';
import timeWizard from '../monsters/time-wizard';
import timeater from '../monsters/timeater';
import timegazerMagician from '../monsters/timegazer-magician';
import timidity from '../spells/timidity';
import toll from '../spells/toll';
import toonCannonSoldier from '../monsters/toon-cannon-soldier';
import toonDefense from '../traps/toon-defense';
import toonGeminiElf from '../monsters/toon-gemini-elf';
import toonGoblinAttackForce from '../monsters/toon-goblin-attack-force';
import toonMaskedSorcerer from '../monsters/toon-masked-sorcerer';
import toonMermaid from '../monsters/toon-mermaid';
import toonSummonedSkull from '../monsters/toon-summoned-skull';
import toonTableOfContents from '../spells/toon-table-of-contents';
import toonWorld from '../spells/toon-world';
import tornadoBird from '../monsters/tornado-bird';
import tornadoWall from '../traps/tornado-wall';
import torpedoFish from '../monsters/torpedo-fish';
import torrentialTribute from '../traps/torrential-tribute';
import totalDefenseShogun from '../monsters/total-defense-shogun';
import towerOfBabel from '../traps/tower-of-babel';
import tragedy from '../traps/tragedy';
import trapDustshoot from '../traps/trap-dustshoot';
import trapHole from '../traps/trap-hole';
import trapJammer from '../traps/trap-jammer';
import trapMaster from '../monsters/trap-master';
import trapOfBoardEraser from '../traps/trap-of-board-eraser';
import treebornFrog from '../monsters/treeborn-frog';
import tremendousFire from '../spells/tremendous-fire';
import triangleEcstasySpark from '../spells/triangle-ecstasy-spark';
import trianglePower from '../spells/triangle-power';
import tribeInfectingVirus from '../monsters/tribe-infecting-virus';
import tributeDoll from '../spells/tribute-doll';
import tributeToTheDoomed from '../spells/tribute-to-the-doomed';
import troopDragon from '../monsters/troop-dragon';
import tsukuyomi from '../monsters/tsukuyomi';
import turtleOath from '../spells/turtle-oath';
import tutanMask from '../traps/tutan-mask';
import twinHeadedBehemoth from '../monsters/twin-headed-behemoth';
import twinHeadedThunderDragon from '../monsters/twin-headed-thunder-dragon';
import twinHeadedWolf from '../monsters/twin-headed-wolf';
import twinSwordsOfFlashingLightTryce from '../spells/twin-swords-of-flashing-light-tryce';
import twinheadedBeast from '../monsters/twinheaded-beast';
import twoManCellBattle from '../spells/two-man-cell-battle';
import twoProngedAttack from '../traps/two-pronged-attack';
import twoThousandNeedles from '../monsters/two-thousand-needles';
import typeZeroMagicCrusher from '../traps/type-zero-magic-crusher';
import tyrantDragon from '../monsters/tyrant-dragon';

export default [
  tacticalEspionageExpert,
  tailorOfTheFickle,
  taintedWisdom,
  talismanOfSpellSealing,
  talismanOfTrapSealing,
  taunt,
  templeOfTheKings,
  terraforming,
  terrorkingArchfiend,
  teva,
  theAForces,
  theAgentOfCreationVenus,
  theAgentOfForceMars,
  theAgentOfJudgmentSaturn,
  theAgentOfWisdomMercury,
  theBigMarchOfAnimals,
  theBistroButcher,
  theCheerfulCoffin,
  theCreator,
  theCreatorIncarnate,
  theDarkDoor,
  theDarkHexSealedFusion,
  theDragonsBead,
  theEarthHexSealedFusion,
  theEmperorsHoliday,
  theEndOfAnubis,
  theEyeOfTruth,
  theFiendMegacyber,
  theFirstSarcophagus,
  theFluteOfSummoningDragon,
  theForcefulSentry,
  theForgivingMaiden,
  theGraveyardInTheFourthDimension,
  theHunterWith7Weapons,
  theImmortalOfThunder,
  theInexperiencedSpy,
  theKickMan,
  theLastWarriorFromAnotherPlanet,
  theLawOfTheNormal,
  theLegendaryFisherman,
  theLightHexSealedFusion,
  theLittleSwordsmanOfAile,
  theMaskedBeast,
  thePuppetMagicOfDarkRuler,
  theRegulationOfTribe,
  theReliableGuardian,
  theRockSpirit,
  theSanctuaryInTheSky,
  theSecondSarcophagus,
  theSecretOfTheBandit,
  theShallowGrave,
  theSpellAbsorbingLife,
  theSternMystic,
  theThingInTheCrater,
  theThirdSarcophagus,
  theTrojanHorse,
  theUnfriendlyAmazon,
  theUnhappyGirl,
  theUnhappyMaiden,
  theWarriorReturningAlive,
  theWickedWormBeast,
  thebanNightmare,
  theinenTheGreatSphinx,
  thestalosTheFirestormMonarch,
  thousandDragon,
  thousandEnergy,
  thousandEyesRestrict,
  thousandKnives,
  thousandNeedles,
  threateningRoar,
  throwstoneUnit,
  thunderCrash,
  thunderDragon,
  thunderNyanNyan,
  thunderOfRuler,
  timeSeal,
  timeWizard,
  timeater,
  timegazerMagician,
  timidity,
  toll,
  toonCannonSoldier,
  toonDefense,
  toonGeminiElf,
  toonGoblinAttackForce,
  toonMaskedSorcerer,
  toonMermaid,
  toonSummonedSkull,
  toonTableOfContents,
  toonWorld,
  tornadoBird,
  tornadoWall,
  torpedoFish,
  torrentialTribute,
  totalDefenseShogun,
  towerOfBabel,
  tragedy,
  trapDustshoot,
  trapHole,
  trapJammer,
  trapMaster,
  trapOfBoardEraser,
  treebornFrog,
  tremendousFire,
  triangleEcstasySpark,
  trianglePower,
  tribeInfectingVirus,
  tributeDoll,
  tributeToTheDoomed,
  troopDragon,
  tsukuyomi,
  turtleOath,
  tutanMask,
  twinHeadedBehemoth,
  twinHeadedThunderDragon,
  twinHeadedWolf,
  twinSwordsOfFlashingLightTryce,
  twinheadedBeast,
  twoManCellBattle,
  twoProngedAttack,
  twoThousandNeedles,
  typeZeroMagicCrusher,
  tyrantDragon,
];
