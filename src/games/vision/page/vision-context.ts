import { createContext, useContext } from 'react';
import type { VisionActs, VisionBook, ShownTable } from './vision-props';

export interface VisionScene {
  readonly table: ShownTable;
  readonly acts: VisionActs;
}

const Scene = createContext<VisionScene | null>(null);
const Book = createContext<VisionBook | null>(null);

export const VisionSceneProvider = Scene.Provider;
export const VisionBookProvider = Book.Provider;

function given<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`${what} is missing above this part of the table`);
  return value;
}

/** The table with all that only VISION has, and what can be done at it. */
export const useVision = (): VisionScene => given(useContext(Scene), 'VisionSceneProvider');

export const useVisionBook = (): VisionBook => given(useContext(Book), 'VisionBookProvider');
