import { desk, useTable } from '../desk/table-store';

/** The page dies, and a new one is opened: nothing is left but what the browser keeps in its local storage. */
export async function reopened(shelf: Map<string, string>): Promise<void> {
  await desk.diary.settled();
  const kept = new Map(shelf);
  desk.drop();
  shelf.clear();
  for (const [key, text] of kept) shelf.set(key, text);
  useTable.getState().resume(await desk.diary.sitDown());
}
