import type { VisionTable } from '../../games/vision/table';
import { useLanguage } from '../../i18n/language';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { useVisionTexts } from '../../i18n/vision-texts';
import { kiosk } from '../../store/kiosk';
import { useTable } from '../../store/desk/table-store';
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
  const { start, leave } = useTable.getState();
  const { view, seats, modes, secrecy, lifePoints } = table;
  const ended = visionEnded(view, [seats[0].name, seats[1].name], lifePoints, log);
  if (!ended) return null;
  const makes = async () => (await import('./vision-picture')).visionPicture(table, ended, language);
  const rematch = (): void => start({ game: 'vision', seats, modes, secrecy, seed: newSeed() });
  return (
    <ResultScreen
      ended={ended}
      played={ruleSets.vision}
      cards={cardsOfVision(language)}
      onRematch={rematch}
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
