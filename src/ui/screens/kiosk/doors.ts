import { kiosk } from '../../../store/kiosk';

/** What has to do with files and with what is kept belongs to whoever looks after a kiosk. */
const CLOSED: readonly string[] = ['decks', 'library', 'duel', 'workshop'];

/** Whether a screen beside the table can be opened on this page. */
export const isOpenDoor = (name: string): boolean => kiosk === null || !CLOSED.includes(name);
