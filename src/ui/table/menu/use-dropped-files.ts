import { useEffect } from 'react';
import { kiosk } from '../../../store/kiosk';

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * A recording that is dropped anywhere on the page is opened; whatever else is dropped is answered with a sentence. At a kiosk
 * nothing is opened. `openFile` is always the same; null: what was dropped holds no file.
 */
export function useDroppedFiles(openFile: (file: File | null) => void): void {
  useEffect(() => {
    const onDragOver = (event: DragEvent): void => {
      if (bringsFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent): void => {
      if (event.defaultPrevented || !bringsFiles(event)) return;
      // Otherwise the browser would leave the page for the file.
      event.preventDefault();
      if (kiosk) return;
      const files = [...(event.dataTransfer?.files ?? [])];
      openFile(files.find(({ name }) => !/\.ydke?$/i.test(name)) ?? files[0] ?? null);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('drop', onDrop);
    };
  }, [openFile]);
}
