/**
 * For whoever looks after the page. What a fault says may name cards, and the console is as public as the screen: the recording
 * has it.
 */
export function whisper(error: unknown): void {
  if (import.meta.env.DEV) console.error(error);
  else
    console.error(
      `A part of the page has failed: ${error instanceof Error ? error.name : typeof error}. The recording says more.`,
    );
}
