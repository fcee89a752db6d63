import { useVisionTexts } from '../../i18n/vision-texts';
import { kiosk } from '../../store/kiosk';
import { useDuel, type VisionTable } from '../../store/desk/duel-store';
import { fetchVision } from '../../store/game';
import { saveRecording } from '../menu/recording-file';
import { ResultScreen } from '../result/ResultScreen';
import { useDock } from '../shared/dock-store';
import { newSeed } from '../shared/new-seed';
import { visionEnded } from './ended';

/** What follows the end of a game: another one, or a last look at the table. */
export function VisionEnding({ table }: { readonly table: VisionTable }) {
  const { log } = useVisionTexts();
  const { startVision, leave } = useDuel.getState();
  const { view, seats, modes, secrecy, lifePoints } = table;
  const ended = visionEnded(view, [seats[0].name, seats[1].name], lifePoints, log);
  if (!ended) return null;
  const rematch = async (): Promise<void> => startVision(await fetchVision(), { seats, modes, secrecy, seed: newSeed() });
  return (
    <ResultScreen
      ended={ended}
      onRematch={() => void rematch()}
      onNewDuel={leave}
      {...(!kiosk && { onSave: () => saveRecording(table) })}
      onLook={() => useDock.getState().lookAtTable(true)}
    />
  );
}
