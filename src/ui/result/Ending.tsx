import { useDuel, type Table } from '../../store/duel-store';
import { saveRecording } from '../menu/recording-file';
import { useDock } from '../prompt/dock-store';
import type { Speech } from '../prompt/sentences';
import { newSeed } from '../setup/new-seed';
import { ResultScreen } from './ResultScreen';

/** What follows the end of a duel: another one, or a last look at the table. */
export function Ending({ table, speech }: { readonly table: Table; readonly speech: Speech }) {
  const { start, leave } = useDuel.getState();
  const { seats, modes, lifePoints } = table;
  return (
    <ResultScreen
      table={table}
      speech={speech}
      onRematch={() => start({ seats, modes, lifePoints, seed: newSeed() })}
      onNewDuel={leave}
      onSave={() => saveRecording(table)}
      onLook={() => useDock.getState().lookAtTable(true)}
    />
  );
}
