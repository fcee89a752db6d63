/** Gives the players a text as a file. */
export const download = (name: string, text: string, type = 'application/json'): void =>
  downloadBlob(name, new Blob([text], { type }));

export function downloadBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Asks for a file; undefined when none was chosen. */
export const pickFile = async (accept: string): Promise<File | undefined> => (await pickFiles({ accept }))[0];

/** Asks for files, or for a folder and all that lies in it; none when nothing was chosen. */
export function pickFiles(
  asked: Partial<Pick<HTMLInputElement, 'accept' | 'multiple' | 'webkitdirectory'>>,
): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', ...asked });
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { once: true });
    input.addEventListener('cancel', () => resolve([]), { once: true });
    input.click();
  });
}

export const RECORDINGS = '.json,application/json';

export function recordingName(names: readonly string[], turn: number, what = '', ending = 'json'): string {
  const players = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, '-')).join('-');
  return `kusari-${players}-turn-${turn}${what && `-${what}`}.${ending}`;
}
