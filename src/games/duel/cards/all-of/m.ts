// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import machineConversionFactory from '../spells/machine-conversion-factory';
import machineDuplication from '../spells/machine-duplication';
import machineKing from '../monsters/machine-king';
import madSwordBeast from '../monsters/mad-sword-beast';
import magePower from '../spells/mage-power';
import magicCylinder from '../traps/magic-cylinder';
import magicDrain from '../traps/magic-drain';
import magicJammer from '../traps/magic-jammer';
import magicReflector from '../spells/magic-reflector';
import magicalArmShield from '../traps/magical-arm-shield';
import magicalHats from '../traps/magical-hats';
import magicalLabyrinth from '../spells/magical-labyrinth';
import magicalMarionette from '../monsters/magical-marionette';
import magicalMerchant from '../monsters/magical-merchant';
import magicalPlantMandragola from '../monsters/magical-plant-mandragola';
import magicalScientist from '../monsters/magical-scientist';
import magicalStoneExcavation from '../spells/magical-stone-excavation';
import magicalThorn from '../traps/magical-thorn';
import magicianOfFaith from '../monsters/magician-of-faith';
import mahaVailo from '../monsters/maha-vailo';
import maharaghi from '../monsters/maharaghi';
import maidenOfTheAqua from '../monsters/maiden-of-the-aqua';
import majiGirePanda from '../monsters/maji-gire-panda';
import majorRiot from '../traps/major-riot';
import majuGarzett from '../monsters/maju-garzett';
import makiuTheMagicalMist from '../spells/makiu-the-magical-mist';
import makyuraTheDestructor from '../monsters/makyura-the-destructor';
import malevolentNuzzler from '../spells/malevolent-nuzzler';
import maliceDispersion from '../spells/malice-dispersion';
import maliceDollOfDemise from '../monsters/malice-doll-of-demise';
import manEaterBug from '../monsters/man-eater-bug';
import manThroTro from '../monsters/man-thro-tro';
import mangaRyuRan from '../monsters/manga-ryu-ran';
import manjuOfTheTenThousandHands from '../monsters/manju-of-the-ten-thousand-hands';
import manticoreOfDarkness from '../monsters/manticore-of-darkness';
import maraudingCaptain from '../monsters/marauding-captain';
import marshmallon from '../monsters/marshmallon';
import maryokutai from '../monsters/maryokutai';
import maskOfBrutality from '../spells/mask-of-brutality';
import maskOfDarkness from '../monsters/mask-of-darkness';
import maskOfDispel from '../spells/mask-of-dispel';
import maskOfRestrict from '../traps/mask-of-restrict';
import maskOfTheAccursed from '../spells/mask-of-the-accursed';
import maskOfWeakness from '../traps/mask-of-weakness';
import maskedDragon from '../monsters/masked-dragon';
import maskedSorcerer from '../monsters/masked-sorcerer';
import massDriver from '../spells/mass-driver';
import masterMonk from '../monsters/master-monk';
import matazaTheZapper from '../monsters/mataza-the-zapper';
import mazeraDeville from '../monsters/mazera-deville';
import mechaDogMarron from '../monsters/mecha-dog-marron';
import medusaWorm from '../monsters/medusa-worm';
import mefistTheInfernalGeneral from '../monsters/mefist-the-infernal-general';
import megaTonMagicalCannon from '../spells/mega-ton-magical-cannon';
import megamorph from '../spells/megamorph';
import megarockDragon from '../monsters/megarock-dragon';
import mermaidKnight from '../monsters/mermaid-knight';
import messengerOfPeace from '../spells/messenger-of-peace';
import metalDetector from '../traps/metal-detector';
import metalDragon from '../monsters/metal-dragon';
import metallizingParasiteLunatite from '../monsters/metallizing-parasite-lunatite';
import metalmorph from '../traps/metalmorph';
import metalsilverArmor from '../spells/metalsilver-armor';
import metalzoa from '../monsters/metalzoa';
import metamorphosis from '../spells/metamorphosis';
import meteorOfDestruction from '../spells/meteor-of-destruction';
import meteorain from '../traps/meteorain';
import michizure from '../traps/michizure';
import microRay from '../traps/micro-ray';
import midShieldGardna from '../monsters/mid-shield-gardna';
import millenniumScorpion from '../monsters/millennium-scorpion';
import milusRadiant from '../monsters/milus-radiant';
import minar from '../monsters/minar';
import mindControl from '../spells/mind-control';
import mindCrush from '../traps/mind-crush';
import mindHaxorz from '../traps/mind-haxorz';
import mindOnAir from '../monsters/mind-on-air';
import mindWipe from '../spells/mind-wipe';
import mineGolem from '../monsters/mine-golem';
import minefieldEruption from '../traps/minefield-eruption';
import minorGoblinOfficial from '../traps/minor-goblin-official';
import miracleDig from '../spells/miracle-dig';
import miracleRestoring from '../traps/miracle-restoring';
import mirageDragon from '../monsters/mirage-dragon';
import mirageKnight from '../monsters/mirage-knight';
import mirageOfNightmare from '../spells/mirage-of-nightmare';
import mirrorForce from '../traps/mirror-force';
import mirrorWall from '../traps/mirror-wall';
import mispolymerization from '../traps/mispolymerization';
import moaiInterceptorCannons from '../monsters/moai-interceptor-cannons';
import mobiusTheFrostMonarch from '../monsters/mobius-the-frost-monarch';
import moistureCreature from '../monsters/moisture-creature';
import mokeyMokeyKing from '../monsters/mokey-mokey-king';
import mokeyMokeySmackdown from '../spells/mokey-mokey-smackdown';
import moltenDestruction from '../spells/molten-destruction';
import moltenZombie from '../monsters/molten-zombie';
import monkFighter from '../monsters/monk-fighter';
import monsterGate from '../spells/monster-gate';
import monsterReborn from '../spells/monster-reborn';
import monsterRecovery from '../spells/monster-recovery';
import monsterReincarnation from '../spells/monster-reincarnation';
import moraleBoost from '../spells/morale-boost';
import morphingJar from '../monsters/morphing-jar';
import morphingJar2 from '../monsters/morphing-jar-2';
import motherGrizzly from '../monsters/mother-grizzly';
import mountain from '../spells/mountain';
import mucusYolk from '../monsters/mucus-yolk';
import mudora from '../monsters/mudora';
import mukaMuka from '../monsters/muka-muka';
import multiplicationOfAnts from '../spells/multiplication-of-ants';
import mushroomMan2 from '../monsters/mushroom-man-2';
import musicianKing from '../monsters/musician-king';
import musteringOfTheDarkScorpions from '../spells/mustering-of-the-dark-scorpions';
import myBodyAsAShield from '../spells/my-body-as-a-shield';
import mysteriousGuard from '../monsters/mysterious-guard';
import mysteriousPuppeteer from '../monsters/mysterious-puppeteer';
import mysticLamp from '../monsters/mystic-lamp';
import mysticPlasmaZone from '../spells/mystic-plasma-zone';
import mysticProbe from '../traps/mystic-probe';
import mysticSwordsmanLv2 from '../monsters/mystic-swordsman-lv2';
import mysticSwordsmanLv4 from '../monsters/mystic-swordsman-lv4';
import mysticSwordsmanLv6 from '../monsters/mystic-swordsman-lv6';
import mysticTomato from '../monsters/mystic-tomato';
import mysticalBeastOfSerket from '../monsters/mystical-beast-of-serket';
import mysticalKnightOfJackal from '../monsters/mystical-knight-of-jackal';
import mysticalMoon from '../spells/mystical-moon';
import mysticalRefpanel from '../traps/mystical-refpanel';
import mysticalSheep1 from '../monsters/mystical-sheep-1';
import mysticalSpaceTyphoon from '../spells/mystical-space-typhoon';
import mystikWok from '../spells/mystik-wok';

export default [
  machineConversionFactory,
  machineDuplication,
  machineKing,
  madSwordBeast,
  magePower,
  magicCylinder,
  magicDrain,
  magicJammer,
  magicReflector,
  magicalArmShield,
  magicalHats,
  magicalLabyrinth,
  magicalMarionette,
  magicalMerchant,
  magicalPlantMandragola,
  magicalScientist,
  magicalStoneExcavation,
  magicalThorn,
  magicianOfFaith,
  mahaVailo,
  maharaghi,
  maidenOfTheAqua,
  majiGirePanda,
  majorRiot,
  majuGarzett,
  makiuTheMagicalMist,
  makyuraTheDestructor,
  malevolentNuzzler,
  maliceDispersion,
  maliceDollOfDemise,
  manEaterBug,
  manThroTro,
  mangaRyuRan,
  manjuOfTheTenThousandHands,
  manticoreOfDarkness,
  maraudingCaptain,
  marshmallon,
  maryokutai,
  maskOfBrutality,
  maskOfDarkness,
  maskOfDispel,
  maskOfRestrict,
  maskOfTheAccursed,
  maskOfWeakness,
  maskedDragon,
  maskedSorcerer,
  massDriver,
  masterMonk,
  matazaTheZapper,
  mazeraDeville,
  mechaDogMarron,
  medusaWorm,
  mefistTheInfernalGeneral,
  megaTonMagicalCannon,
  megamorph,
  megarockDragon,
  mermaidKnight,
  messengerOfPeace,
  metalDetector,
  metalDragon,
  metallizingParasiteLunatite,
  metalmorph,
  metalsilverArmor,
  metalzoa,
  metamorphosis,
  meteorOfDestruction,
  meteorain,
  michizure,
  microRay,
  midShieldGardna,
  millenniumScorpion,
  milusRadiant,
  minar,
  mindControl,
  mindCrush,
  mindHaxorz,
  mindOnAir,
  mindWipe,
  mineGolem,
  minefieldEruption,
  minorGoblinOfficial,
  miracleDig,
  miracleRestoring,
  mirageDragon,
  mirageKnight,
  mirageOfNightmare,
  mirrorForce,
  mirrorWall,
  mispolymerization,
  moaiInterceptorCannons,
  mobiusTheFrostMonarch,
  moistureCreature,
  mokeyMokeyKing,
  mokeyMokeySmackdown,
  moltenDestruction,
  moltenZombie,
  monkFighter,
  monsterGate,
  monsterReborn,
  monsterRecovery,
  monsterReincarnation,
  moraleBoost,
  morphingJar,
  morphingJar2,
  motherGrizzly,
  mountain,
  mucusYolk,
  mudora,
  mukaMuka,
  multiplicationOfAnts,
  mushroomMan2,
  musicianKing,
  musteringOfTheDarkScorpions,
  myBodyAsAShield,
  mysteriousGuard,
  mysteriousPuppeteer,
  mysticLamp,
  mysticPlasmaZone,
  mysticProbe,
  mysticSwordsmanLv2,
  mysticSwordsmanLv4,
  mysticSwordsmanLv6,
  mysticTomato,
  mysticalBeastOfSerket,
  mysticalKnightOfJackal,
  mysticalMoon,
  mysticalRefpanel,
  mysticalSheep1,
  mysticalSpaceTyphoon,
  mystikWok,
];
