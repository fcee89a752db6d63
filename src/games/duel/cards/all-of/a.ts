// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import aCatOfIllOmen from '../monsters/a-cat-of-ill-omen';
import aDealWithDarkRuler from '../spells/a-deal-with-dark-ruler';
import aFeatherOfThePhoenix from '../spells/a-feather-of-the-phoenix';
import aFeintPlan from '../traps/a-feint-plan';
import aHeroEmerges from '../traps/a-hero-emerges';
import aLegendaryOcean from '../spells/a-legendary-ocean';
import aManWithWdjat from '../monsters/a-man-with-wdjat';
import aTeamTrapDisposalUnit from '../monsters/a-team-trap-disposal-unit';
import aWingbeatOfGiantDragon from '../spells/a-wingbeat-of-giant-dragon';
import abareUshioni from '../monsters/abare-ushioni';
import absoluteEnd from '../traps/absolute-end';
import absorbingKidFromTheSky from '../monsters/absorbing-kid-from-the-sky';
import abyssSoldier from '../monsters/abyss-soldier';
import abyssalDesignator from '../spells/abyssal-designator';
import acidRain from '../spells/acid-rain';
import acidTrapHole from '../traps/acid-trap-hole';
import adhesionTrapHole from '../traps/adhesion-trap-hole';
import agido from '../monsters/agido';
import airknightParshath from '../monsters/airknight-parshath';
import altarForTribute from '../traps/altar-for-tribute';
import amazonessArcher from '../monsters/amazoness-archer';
import amazonessArchers from '../traps/amazoness-archers';
import amazonessBlowpiper from '../monsters/amazoness-blowpiper';
import amazonessChainMaster from '../monsters/amazoness-chain-master';
import amazonessFighter from '../monsters/amazoness-fighter';
import amazonessPaladin from '../monsters/amazoness-paladin';
import amazonessSpellcaster from '../spells/amazoness-spellcaster';
import amazonessSwordsWoman from '../monsters/amazoness-swords-woman';
import amazonessTiger from '../monsters/amazoness-tiger';
import ameba from '../monsters/ameba';
import amphibiousBugrothMk3 from '../monsters/amphibious-bugroth-mk-3';
import amplifier from '../spells/amplifier';
import anOwlOfLuck from '../monsters/an-owl-of-luck';
import ancientGearBeast from '../monsters/ancient-gear-beast';
import ancientGearGolem from '../monsters/ancient-gear-golem';
import ancientGearSoldier from '../monsters/ancient-gear-soldier';
import ancientTelescope from '../spells/ancient-telescope';
import androSphinx from '../monsters/andro-sphinx';
import ante from '../spells/ante';
import antiAircraftFlower from '../monsters/anti-aircraft-flower';
import antiMagicArrows from '../spells/anti-magic-arrows';
import antiRaigeki from '../traps/anti-raigeki';
import antiSpell from '../traps/anti-spell';
import antiSpellFragrance from '../traps/anti-spell-fragrance';
import apprenticeMagician from '../monsters/apprentice-magician';
import appropriate from '../traps/appropriate';
import aquaChorus from '../traps/aqua-chorus';
import aquaSpirit from '../monsters/aqua-spirit';
import arcaneArcherOfTheForest from '../monsters/arcane-archer-of-the-forest';
import archfiendEccentrick from '../monsters/archfiend-eccentrick';
import archfiendOfGilfer from '../monsters/archfiend-of-gilfer';
import archfiendsOath from '../spells/archfiends-oath';
import archfiendsRoar from '../traps/archfiends-roar';
import archlordZerato from '../monsters/archlord-zerato';
import armedDragonLv3 from '../monsters/armed-dragon-lv3';
import armedDragonLv5 from '../monsters/armed-dragon-lv5';
import armedDragonLv7 from '../monsters/armed-dragon-lv7';
import armedNinja from '../monsters/armed-ninja';
import armedSamuraiBenKei from '../monsters/armed-samurai-ben-kei';
import armorBreak from '../traps/armor-break';
import armorExe from '../monsters/armor-exe';
import armoredGlass from '../traps/armored-glass';
import armyAntToken from '../monsters/army-ant-token';
import arrayOfRevealingLight from '../spells/array-of-revealing-light';
import arsenalBug from '../monsters/arsenal-bug';
import arsenalRobber from '../traps/arsenal-robber';
import arsenalSummoner from '../monsters/arsenal-summoner';
import assaultOnGhq from '../traps/assault-on-ghq';
import astralBarrier from '../traps/astral-barrier';
import asuraPriest from '../monsters/asura-priest';
import aswanApparition from '../monsters/aswan-apparition';
import atomicFirefly from '../monsters/atomic-firefly';
import attackAndReceive from '../traps/attack-and-receive';
import aussaTheEarthCharmer from '../monsters/aussa-the-earth-charmer';
import autonomousActionUnit from '../spells/autonomous-action-unit';
import avatarOfThePot from '../monsters/avatar-of-the-pot';
import axeOfDespair from '../spells/axe-of-despair';

export default [
  aCatOfIllOmen,
  aDealWithDarkRuler,
  aFeatherOfThePhoenix,
  aFeintPlan,
  aHeroEmerges,
  aLegendaryOcean,
  aManWithWdjat,
  aTeamTrapDisposalUnit,
  aWingbeatOfGiantDragon,
  abareUshioni,
  absoluteEnd,
  absorbingKidFromTheSky,
  abyssSoldier,
  abyssalDesignator,
  acidRain,
  acidTrapHole,
  adhesionTrapHole,
  agido,
  airknightParshath,
  altarForTribute,
  amazonessArcher,
  amazonessArchers,
  amazonessBlowpiper,
  amazonessChainMaster,
  amazonessFighter,
  amazonessPaladin,
  amazonessSpellcaster,
  amazonessSwordsWoman,
  amazonessTiger,
  ameba,
  amphibiousBugrothMk3,
  amplifier,
  anOwlOfLuck,
  ancientGearBeast,
  ancientGearGolem,
  ancientGearSoldier,
  ancientTelescope,
  androSphinx,
  ante,
  antiAircraftFlower,
  antiMagicArrows,
  antiRaigeki,
  antiSpell,
  antiSpellFragrance,
  apprenticeMagician,
  appropriate,
  aquaChorus,
  aquaSpirit,
  arcaneArcherOfTheForest,
  archfiendEccentrick,
  archfiendOfGilfer,
  archfiendsOath,
  archfiendsRoar,
  archlordZerato,
  armedDragonLv3,
  armedDragonLv5,
  armedDragonLv7,
  armedNinja,
  armedSamuraiBenKei,
  armorBreak,
  armorExe,
  armoredGlass,
  armyAntToken,
  arrayOfRevealingLight,
  arsenalBug,
  arsenalRobber,
  arsenalSummoner,
  assaultOnGhq,
  astralBarrier,
  asuraPriest,
  aswanApparition,
  atomicFirefly,
  attackAndReceive,
  aussaTheEarthCharmer,
  autonomousActionUnit,
  avatarOfThePot,
  axeOfDespair,
];
