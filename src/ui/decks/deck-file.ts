/** A file that was chosen: its text, and its name without the ending. */
export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

/** Asks for a deck file and reads it; undefined when none was chosen. */
export function pickDeckFile(): Promise<ChosenFile | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.ydk,.txt,text/plain';
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      resolve(file && file.text().then((text) => ({ name: file.name.replace(/\.[^.]*$/, ''), text })));
    }, { once: true });
    input.addEventListener('cancel', () => resolve(undefined), { once: true });
    input.click();
  });
}

/** A file name for a deck: its name without what file systems refuse. */
export const deckFileName = (name: string): string => `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim() || 'deck'}.ydk`;
