import type { Route } from '../base/doors/route';
import { fetched, type Fetched } from '../base/fetching/fetched';
import { isOpenDoor } from '../screens/kiosk/doors';

/** A screen beside the table. It is fetched when its door is opened, so that none of it costs the first load. */
export interface Door {
  /** Its name in the address: `#name` or `#name=detail`. */
  readonly name: string;
  /** It stands before a running duel too, which waits meanwhile. */
  readonly isBeforeTheTable?: true;
  readonly Screen: Fetched<{ readonly detail: string }>;
}

const doors: readonly Door[] = [
  {
    name: 'lessons',
    isBeforeTheTable: true,
    Screen: fetched(() => import('../screens/lessons/LessonsScreen').then((module) => module.LessonsScreen)),
  },
  {
    name: 'lesson',
    isBeforeTheTable: true,
    Screen: fetched(() => import('../screens/lessons/LessonScreen').then((module) => module.LessonScreen)),
  },
  {
    name: 'duel',
    isBeforeTheTable: true,
    Screen: fetched(() => import('../screens/links/LinkScreen').then((module) => module.LinkScreen)),
  },
  {
    name: 'workshop',
    isBeforeTheTable: true,
    Screen: fetched(() => import('../screens/workshop/WorkshopScreen').then((module) => module.WorkshopScreen)),
  },
  {
    name: 'puzzles',
    isBeforeTheTable: true,
    Screen: fetched(() => import('../screens/puzzles/PuzzlesScreen').then((module) => module.PuzzlesScreen)),
  },
  { name: 'decks', Screen: fetched(() => import('../screens/decks/DecksScreen').then((module) => module.DecksScreen)) },
  { name: 'rules', Screen: fetched(() => import('../screens/rules/RulesScreen').then((module) => module.RulesScreen)) },
  {
    name: 'library',
    Screen: fetched(() => import('../screens/library/LibraryScreen').then((module) => module.LibraryScreen)),
  },
];

/** The door that the address names, if there is one and it can be opened here. */
export const doorOf = (route: Route | null): Door | undefined =>
  route === null || !isOpenDoor(route.door) ? undefined : doors.find(({ name }) => name === route.door);
