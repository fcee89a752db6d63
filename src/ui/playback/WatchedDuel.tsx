import { useState } from 'react';
import type { DuelView } from '../../engine/duel';
import { useTableTexts } from '../../i18n/table-texts';
import type { Watched } from '../../store/watching/playback';
import type { Watcher } from '../../store/recordings/played-back';
import { useCardInfo } from '../card/card-info';
import { DuelTable, type Inspected } from '../duel/DuelTable';
import type { SetTable } from '../duel/GameTable';
import { duelTale } from '../log/duel-tale';
import { useDock } from '../shared/dock-store';
import { PlaybackDock } from './PlaybackDock';

/** What stands around a recording and belongs to no game. */
export interface WatchedTableProps extends Pick<
  SetTable,
  'bottomSeat' | 'where' | 'tools' | 'sheet' | 'onCloseSheet' | 'children'
> {
  readonly watched: Watched;
  readonly onWatcher: (watcher: Watcher) => void;
}

/** A recorded duel on the table. */
export function WatchedDuel({ watched, view, onWatcher, ...around }: WatchedTableProps & { readonly view: DuelView }) {
  const { duel, watcher } = watched;
  const tale = duelTale({ names: duel.names, table: useTableTexts(), info: useCardInfo() }, view.log);
  const { sheet, open } = useDock();
  const [looked, setLooked] = useState<{ watcher: Watcher; card: Inspected } | null>(null);
  const inspect = (card: Inspected): void => setLooked({ watcher, card });
  return (
    <DuelTable
      {...around}
      view={view}
      names={duel.names}
      epoch={`${watched.leaps}`}
      dock={<PlaybackDock watched={watched} tale={tale} onWatcher={onWatcher} />}
      inspected={looked?.watcher === watcher ? looked.card : null}
      openPile={sheet?.kind === 'pile' ? sheet : null}
      onPlace={(place) => inspect({ place })}
      onInspect={(place) => inspect({ place })}
      onInspectCard={(passcode) => inspect({ passcode })}
      onPile={(pile, seat) => open({ kind: 'pile', pile, seat })}
    />
  );
}
