import type { VisionTable } from '../table';
import { createContext, useContext } from 'react';
import { bookOfVision } from '../book';
import { useScene, type Scene } from '../../../ui/table/dock/scene';
import type { VisionBook } from './vision-props';

const Book = createContext<VisionBook | null>(null);

/** Another book than that of the game. */
export const VisionBookProvider = Book.Provider;

/** The table with all that only VISION has, and what can be done at it. */
export const useVision = (): Scene<VisionTable> => useScene<VisionTable>();

export const useVisionBook = (): VisionBook => useContext(Book) ?? bookOfVision();
