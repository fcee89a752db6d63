import { useEffect } from 'react';
import { openText } from './recording-file';

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** A recording that is dropped anywhere on the page is opened. Deck lists are for those who wait for them. */
export function useDroppedFiles(): void {
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      if (bringsFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent): void => {
      if (event.defaultPrevented || !bringsFiles(event)) return;
      // Otherwise the browser would leave the page for the file.
      event.preventDefault();
      const file = [...(event.dataTransfer?.files ?? [])].find(({ name }) => !/\.ydk$/i.test(name));
      if (file) void file.text().then(openText);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('drop', onDrop);
    };
  }, []);
}
