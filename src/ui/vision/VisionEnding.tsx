import { useLanguage } from '../../i18n/language';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { useVisionTexts } from '../../i18n/vision-texts';
import { kiosk } from '../../store/kiosk';
import { useTable, type VisionTable } from '../../store/desk/table-store';
import { fetchVision } from '../../store/game';
import { saveRecording, watchAgain } from '../menu/recording-file';
import { go } from '../doors/route';
import { lookAtMoment } from '../result/look-at-moment';
import { PictureButton } from '../picture/PictureButton';
import { ResultScreen } from '../result/ResultScreen';
import { useDock } from '../shared/dock-store';
import { newSeed } from '../shared/new-seed';
import { cardsOfVision } from './cards-of-game';
import { visionEnded } from './ended';

/** What follows the end of a game: another one, or a last look at the table. */
export function VisionEnding({ table }: { readonly table: VisionTable }) {
  const { log } = useVisionTexts();
  const language = useLanguage();
  const { names: ruleSets } = useRuleSetTexts();
  const { startVision, leave } = useTable.getState();
  const { view, seats, modes, secrecy, lifePoints } = table;
  const ended = visionEnded(view, [seats[0].name, seats[1].name], lifePoints, log);
  if (!ended) return null;
  const makes = async () => (await import('./vision-picture')).visionPicture(table, ended, language);
  const rematch = async (): Promise<void> => startVision(await fetchVision(), { seats, modes, secrecy, seed: newSeed() });
  return (
    <ResultScreen
      ended={ended}
      played={ruleSets.vision}
      cards={cardsOfVision(language)}
      onRematch={() => void rematch()}
      onNewDuel={leave}
      onMoment={lookAtMoment}
      {...(!kiosk && {
        onSave: () => saveRecording(table),
        onWatch: () => void watchAgain(),
        onPast: () => {
          leave();
          go({ door: 'library', detail: '' });
        },
      })}
      picture={!kiosk && <PictureButton makes={makes} names={ended.names} turn={ended.turn} secrecy={secrecy} />}
      onLook={() => useDock.getState().lookAtTable(true)}
    />
  );
}
