import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { DoorTexts } from '../../i18n/door-texts';

/** A screen beside the table. It is fetched when its door is opened, so that none of it costs the first load. */
export interface Door {
  /** Its name in the address: `#name` or `#name=detail`. */
  readonly name: string;
  /** Its label on the set-up screen; without one it is reached from elsewhere only. */
  readonly label?: keyof DoorTexts['doors'];
  /** It stands before a running duel too, which waits meanwhile. */
  readonly isBeforeTheTable?: true;
  readonly Screen: LazyExoticComponent<ComponentType<{ readonly detail: string }>>;
}

/** In the order in which the set-up screen shows them. */
export const doors: readonly Door[] = [
  { name: 'lessons', label: 'lessons', isBeforeTheTable: true, Screen: lazy(() => import('../lessons/LessonsScreen').then((module) => ({ default: module.LessonsScreen }))) },
  { name: 'lesson', isBeforeTheTable: true, Screen: lazy(() => import('../lessons/LessonScreen').then((module) => ({ default: module.LessonScreen }))) },
  { name: 'decks', label: 'decks', Screen: lazy(() => import('../decks/DecksScreen').then((module) => ({ default: module.DecksScreen }))) },
  { name: 'rules', label: 'rules', Screen: lazy(() => import('../rules/RulesScreen').then((module) => ({ default: module.RulesScreen }))) },
  { name: 'library', label: 'library', Screen: lazy(() => import('../library/LibraryScreen').then((module) => ({ default: module.LibraryScreen }))) },
];
