import { createContext, useContext } from 'react';

const Context = createContext(4);

/** How many acts have a place in the prompt, by the width of the table. What finds none stands in the list of all actions. */
export const ActPlacesProvider = Context.Provider;

export const useActPlaces = (): number => useContext(Context);
