import type { DoorTexts } from '../../i18n/door-texts';
import { fetched, type Fetched } from '../fetching/fetched';

/** A screen beside the table. It is fetched when its door is opened, so that none of it costs the first load. */
export interface Door {
  /** Its name in the address: `#name` or `#name=detail`. */
  readonly name: string;
  /** Its label on the set-up screen; without one it is reached from elsewhere only. */
  readonly label?: keyof DoorTexts['doors'];
  /** It stands before a running duel too, which waits meanwhile. */
  readonly isBeforeTheTable?: true;
  readonly Screen: Fetched<{ readonly detail: string }>;
}

/** In the order in which the set-up screen shows them. */
export const doors: readonly Door[] = [
  {
    name: 'lessons',
    label: 'lessons',
    isBeforeTheTable: true,
    Screen: fetched(() => import('../lessons/LessonsScreen').then((module) => module.LessonsScreen)),
  },
  {
    name: 'lesson',
    isBeforeTheTable: true,
    Screen: fetched(() => import('../lessons/LessonScreen').then((module) => module.LessonScreen)),
  },
  { name: 'decks', label: 'decks', Screen: fetched(() => import('../decks/DecksScreen').then((module) => module.DecksScreen)) },
  { name: 'rules', label: 'rules', Screen: fetched(() => import('../rules/RulesScreen').then((module) => module.RulesScreen)) },
  {
    name: 'library',
    label: 'library',
    Screen: fetched(() => import('../library/LibraryScreen').then((module) => module.LibraryScreen)),
  },
];
