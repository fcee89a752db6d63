/** Copies a text. Not every browser has a clipboard, and it may say no. @returns whether it was copied */
export const copiedText = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
    () => true,
    () => false,
  );
