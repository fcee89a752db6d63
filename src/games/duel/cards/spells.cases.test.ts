import { casesOf } from './testing/cases';

casesOf('spells');
