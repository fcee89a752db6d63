import { useVisionTexts } from '../../i18n/vision-texts';
import { useDuel, type VisionTable } from '../../store/desk/duel-store';
import { visionFigures } from '../../store/duel-figures';
import { fetchVision } from '../../store/game';
import { saveRecording } from '../menu/recording-file';
import { ResultScreen } from '../result/ResultScreen';
import { useDock } from '../shared/dock-store';
import { newSeed } from '../shared/new-seed';

/** What follows the end of a game: another one, or a last look at the table. */
export function VisionEnding({ table }: { readonly table: VisionTable }) {
  const { log } = useVisionTexts();
  const { startVision, leave } = useDuel.getState();
  const { view, seats, modes, secrecy, lifePoints } = table;
  const { result } = view;
  if (!result) return null;
  const names = [seats[0].name, seats[1].name] as const;
  const rematch = async (): Promise<void> => startVision(await fetchVision(), { seats, modes, secrecy, seed: newSeed() });
  return (
    <ResultScreen
      ended={{
        winner: result.winner,
        reason: result.reason,
        why: result.winner === 'draw' ? log.ended.both : log.ended[result.reason](names[result.winner === 0 ? 1 : 0]),
        names,
        turn: view.turn,
        life: [view.seats[0].counters.life, view.seats[1].counters.life],
        figures: visionFigures(view, lifePoints),
      }}
      onRematch={() => void rematch()}
      onNewDuel={leave}
      onSave={() => saveRecording(table)}
      onLook={() => useDock.getState().lookAtTable(true)}
    />
  );
}
