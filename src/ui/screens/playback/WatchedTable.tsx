import { useMemo } from 'react';
import type { Seat } from '../../../engine/table';
import type { Watcher } from '../../../store/recordings/played-back';
import type { Watched } from '../../../store/watching/playback';
import { usePage, type GamePage } from '../game/game-page';
import type { SetTable } from '../../table/whole/GameTable';
import { LaidTable, SceneOf } from '../game/LaidTable';
import { shownOnly } from '../game/shown-only';
import { PlaybackDock } from './PlaybackDock';

interface WatchedTableProps extends Pick<SetTable, 'where' | 'tools' | 'sheet' | 'children'> {
  readonly watched: Watched;
  readonly near: Seat;
  readonly onWatcher: (watcher: Watcher) => void;
}

/** A recorded game on its table. */
export function WatchedTable({ near, ...props }: WatchedTableProps) {
  const { played, view } = props.watched;
  const page = usePage(played.game.id);
  const { names, profile } = played;
  const scene = useMemo(() => shownOnly(page, { names, profile, view }, near), [page, names, profile, view, near]);
  return (
    <SceneOf page={page} scene={scene}>
      <Laid key={page.game} page={page} {...props} />
    </SceneOf>
  );
}

function Laid({ page, watched, onWatcher, ...around }: Omit<WatchedTableProps, 'near'> & { readonly page: GamePage }) {
  const { played, view, watcher, leaps } = watched;
  const tale = page.useTale(played.names, view.log);
  return (
    <LaidTable
      {...around}
      page={page}
      epoch={`${watcher} ${leaps}`}
      fullEdges={watcher === 'both'}
      dock={<PlaybackDock watched={watched} tale={tale} onWatcher={onWatcher} />}
    />
  );
}
