import { useMemo } from 'react';
import type { DuelView, ProfileId } from '../../../engine/duel';
import { useTableTexts } from '../../../i18n/table-texts';
import type { Watched } from '../../../store/watching/playback';
import type { Watcher } from '../../../store/recordings/played-back';
import { useCardInfo } from '../../../ui/base/card/card-info';
import { DuelGameTable } from './DuelGameTable';
import type { SetTable } from '../../../ui/table/whole/GameTable';
import { ReadCard } from './inspector/ReadCard';
import { read, useRead, useReadingEnds } from '../../../ui/table/inspector/reading';
import { duelTale } from './log/duel-tale';
import { useDock } from '../../../ui/base/shared/dock-store';
import { PlaybackDock } from '../../../ui/screens/playback/PlaybackDock';

/** What stands around a recording and belongs to no game. */
export interface WatchedTableProps extends Pick<
  SetTable,
  'bottomSeat' | 'where' | 'tools' | 'sheet' | 'onCloseSheet' | 'children'
> {
  readonly watched: Watched;
  readonly onWatcher: (watcher: Watcher) => void;
}

interface WatchedDuelProps extends WatchedTableProps {
  readonly view: DuelView;
  readonly profile: ProfileId;
}

/** A recorded duel on the table. */
export function WatchedDuel({ watched, view, profile, onWatcher, ...around }: WatchedDuelProps) {
  const { played, watcher } = watched;
  const tale = duelTale({ names: played.names, table: useTableTexts(), info: useCardInfo() }, view.log);
  const sheet = useDock((dock) => dock.sheet);
  const { open } = useDock.getState();
  const sight = `${watcher} of ${played.names.join(' ')}`;
  const inspected = useRead(sight);
  useReadingEnds(sight);
  const card = useMemo(() => <ReadCard view={view} inspected={inspected} />, [view, inspected]);
  return (
    <DuelGameTable
      {...around}
      view={view}
      profile={profile}
      names={played.names}
      epoch={`${watched.leaps}`}
      dock={<PlaybackDock watched={watched} tale={tale} onWatcher={onWatcher} />}
      card={card}
      openPile={sheet?.kind === 'pile' ? sheet : null}
      onPlace={(place) => read(sight, { place })}
      onInspect={(place) => read(sight, { place })}
      onInspectCard={(passcode) => read(sight, { passcode })}
      onPile={(pile, seat) => open({ kind: 'pile', pile, seat })}
    />
  );
}
