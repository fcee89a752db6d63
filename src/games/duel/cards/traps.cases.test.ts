import { casesOf } from './testing/cases';

casesOf('traps');
