import type { VisionView } from '../../../engine/vision';
import { bookOfVision } from '../book';
import { ShownVision } from './ShownVision';
import { useVisionTale } from './use-vision-tale';
import { PlaybackDock } from '../../../ui/screens/playback/PlaybackDock';
import type { WatchedTableProps } from '../../duel/page/WatchedDuel';

/** A recorded game of VISION on the table. */
export function WatchedVision({ watched, view, onWatcher, ...around }: WatchedTableProps & { readonly view: VisionView }) {
  const { played, watcher } = watched;
  const book = bookOfVision();
  const tale = useVisionTale(played.names, view.log, book);
  return (
    <ShownVision
      {...around}
      view={view}
      viewer={watcher === 'both' ? 'open' : watcher}
      names={played.names}
      epoch={`${watched.leaps}`}
      fullEdges={watcher === 'both'}
      book={book}
      dock={<PlaybackDock watched={watched} tale={tale} onWatcher={onWatcher} />}
    />
  );
}
