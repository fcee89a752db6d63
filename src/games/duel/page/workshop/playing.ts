import { create } from 'zustand';
import { desk, useTable } from '../../../../store/desk/table-store';
import { gameOfThisPage, usualGame } from '../../../../store/game';
import { openSavedGame, savedGameOf, type OpenGame } from '../../../../store/keeping/open-game';
import type { SavedGame } from '../../../../store/keeping/saved-game';
import { gamesOfThisPage } from '../../../../store/game';
import { RunningGame } from '../../../../store/running/running-game';
import { fixedIn, withOutcome, type Fixed, type Shown, type Tossed } from '../../workshop/chance';
import type { LaidPosition } from '../../workshop/laid-position';
import { sessionOf } from '../../workshop/opened';

const NOTHING_FIXED: Fixed = { coin: [], dice: [] };

type Names = readonly [string, string];

interface Playing {
  /** The position that is being played from, while one lies on the table. */
  readonly from: LaidPosition | null;
  /** Lays it on the table with both hands open. @returns false where it is impossible */
  readonly begin: (position: LaidPosition, names: Names) => boolean;
  /** Goes on from where a line was kept. @returns false where it cannot be read any more */
  readonly goOn: (position: LaidPosition, line: SavedGame) => boolean;
  /** One decision of a person back, without anybody's consent: both sides are one person's. */
  readonly stepBack: () => void;
  /** The line that lies on the table, to be kept; null before anything was done. */
  readonly line: () => SavedGame | null;
  /** What the line on the table has fixed of chance. */
  readonly fixed: Fixed;
  /** The toss or throw with that number shows this, whether it has come or not; what was done after it is taken back. */
  readonly bring: (what: Tossed, number: number, shown: Shown | null) => boolean;
  /** Takes it from the table; a duel that waited comes back. */
  readonly leave: () => void;
}

export const usePlaying = create<Playing>()((set, get) => {
  let running: OpenGame['running'] | null = null;

  function lay(position: LaidPosition, open: OpenGame): void {
    desk.lay(open, { kept: false });
    ({ running } = open);
    set({ from: position, fixed: fixedIn(open.running.session.save()) });
  }
  /** Something else lies there: what was played from the position is over. */
  useTable.subscribe(({ table }, before) => {
    if (table === before.table || !running || desk.open?.running === running) return;
    running = null;
    set({ from: null });
  });

  return {
    from: null,
    fixed: NOTHING_FIXED,

    begin: (position, [first, second]) => {
      const session = sessionOf(position, gameOfThisPage());
      if (!session) return false;
      lay(position, {
        game: usualGame(),
        running: new RunningGame(session, ['pause', 'pause']),
        seats: [
          { name: first, deck: '' },
          { name: second, deck: '' },
        ],
        lifePoints: position.seats[0].lifePoints,
        secrecy: 'open',
      });
      return true;
    },

    goOn: (position, line) => {
      const opened = openSavedGame(gamesOfThisPage(), line);
      if (!opened.ok) return false;
      lay(position, opened.open);
      return true;
    },

    stepBack: () => {
      if (running && desk.open?.running === running) desk.play((game) => game.goOnBefore(() => true));
    },

    line: () => {
      const { open } = desk;
      if (!get().from || !open || open.running !== running || !open.running.line.some(({ how }) => how === 'hand')) return null;
      const { past: _, ...line } = savedGameOf(open);
      return JSON.parse(JSON.stringify(line)) as SavedGame;
    },

    bring: (what, number, shown) => {
      const { from } = get();
      const { open } = desk;
      if (!from || !open || open.running !== running) return false;
      const saved = savedGameOf(open);
      const other = withOutcome(gameOfThisPage(), saved.recording, what, number, shown);
      if (!other) return false;
      const { past: _, ...kept } = saved;
      return get().goOn(from, { ...kept, line: saved.line.slice(0, other.answers), recording: other.recording });
    },

    leave: () => {
      const wasLaid = running !== null && desk.open?.running === running;
      running = null;
      set({ from: null });
      if (!wasLaid) return;
      desk.clear();
      useTable.getState().resume();
    },
  };
});
