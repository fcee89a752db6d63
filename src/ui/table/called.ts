const letters = (text: string): string => text.toLowerCase().replace(/[\s\d]/g, '');

/** The name of a control that has a short word written on it: whoever says that word calls it. */
export const calledBy = (name: string, written: string, comma: string): string =>
  letters(name).includes(letters(written)) ? name : `${name}${comma}${written}`;
