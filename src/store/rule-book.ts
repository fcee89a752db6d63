export { ruleText } from '../engine';
