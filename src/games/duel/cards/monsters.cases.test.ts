import { casesOf } from './testing/cases';

casesOf('monsters');
