import { useKeyTexts } from '../../../i18n/key-texts';
import { useKeySigns, type CommandOn } from '../../../store/keeping/keys';
import { KeyList, type KeyRow } from '../../base/shared/KeyList';
import { useDock } from '../../base/shared/dock-store';
import { Hint } from '../../base/shared/Note';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { KeySettings, type CommandWords } from './KeySettings';

type TableWords = CommandWords<CommandOn<'table'>>;

/** What a game has to say to its players in the help. */
export interface HelpOfGame {
  /** How the game is played, a few sentences. */
  readonly howTo: readonly string[];
  readonly rows: readonly KeyRow[];
  /** What the game calls commands in its own words. */
  readonly own?: Partial<TableWords>;
}

const HEAD = 'px-3.5 pt-3 pb-1 normal-nums font-display text-head/[1.25] font-normal text-gold-1';

/** Help at the table: how to play, then the keyboard map. */
export function HelpSheet({ howTo, rows, own = {} }: HelpOfGame) {
  const t = useKeyTexts();
  const words: TableWords = { ...t, ...own };
  return (
    <SheetFrame name={t.sheet} title={t.sheet} isRead onClose={() => useDock.getState().open(null)}>
      <h3 className={HEAD}>{t.howTo}</h3>
      <ul className="grid gap-2 px-3.5 pt-1 pb-2 font-text text-note/calm font-medium text-writing-1">
        {howTo.map((line) => (
          <li key={line} className="border-l-2 border-l-gold-3 pl-3">
            {line}
          </li>
        ))}
      </ul>
      <h3 className={HEAD}>{t.title}</h3>
      <Hint>{t.note}</Hint>
      <KeySettings screen="table" words={words} />
      <KeyList rows={rows} called={useKeySigns()} />
    </SheetFrame>
  );
}
