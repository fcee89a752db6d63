// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
export { default as waboku } from '../traps/waboku';
export { default as wallOfIllusion } from '../monsters/wall-of-illusion';
export { default as warriorOfTradition } from '../monsters/warrior-of-tradition';
export { default as wasteland } from '../spells/wasteland';
export { default as watapon } from '../monsters/watapon';
export { default as waveMotionCannon } from '../spells/wave-motion-cannon';
export { default as weatherReport } from '../monsters/weather-report';
export { default as whiteMagicalHat } from '../monsters/white-magical-hat';
export { default as widespreadRuin } from '../traps/widespread-ruin';
export { default as wildNaturesRelease } from '../spells/wild-natures-release';
export { default as windstormOfEtaqua } from '../traps/windstorm-of-etaqua';
export { default as wingedMinion } from '../monsters/winged-minion';
export { default as witchOfTheBlackForest } from '../monsters/witch-of-the-black-forest';
export { default as witchsApprentice } from '../monsters/witchs-apprentice';
export { default as wodanTheResidentOfTheForest } from '../monsters/wodan-the-resident-of-the-forest';
