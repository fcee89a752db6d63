/** Gives the players a text as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Asks for a file; undefined when none was chosen. */
export function pickFile(accept: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => resolve(input.files?.[0]), { once: true });
    input.addEventListener('cancel', () => resolve(undefined), { once: true });
    input.click();
  });
}

export const RECORDINGS = '.json,application/json';

export function recordingName(names: readonly string[], turn: number, what = '', ending = 'json'): string {
  const players = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, '-')).join('-');
  return `kusari-${players}-turn-${turn}${what && `-${what}`}.${ending}`;
}
