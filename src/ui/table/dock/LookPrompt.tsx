import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useLookTexts } from '../../../i18n/look-texts';
import { Icon } from '../../base/art';
import { Button } from '../../base/shared/Button';
import { AskedDock, BackButton } from './AskedDock';
import { useScene } from './scene';

/**
 * To one's own cards: a short look, which closes by itself when the choice is made; where the screen is handed over, the cards
 * that were laid down while the other player answered are taken up again.
 */
export function LookButton() {
  const { table, acts } = useScene();
  const { lookAndChoose } = useLookTexts();
  const { letMeLook } = usePromptTexts();
  // In a window it is one of two answers, and not what the question waits for.
  const isWindow = table.question?.form === 'window';
  return (
    <Button tone="seat" hint="L" data-act={isWindow ? 'look-in-window' : 'look'} onClick={acts.look}>
      <Icon name="eye" />
      {table.secrecy === 'peek' && !isWindow ? lookAndChoose : letMeLook}
    </Button>
  );
}

/** What a look is for. */
export function LookNote() {
  const t = useLookTexts();
  const { seats, secrecy, question } = useScene().table;
  return question && (secrecy === 'peek' ? t.lookNote : t.laidDown)(seats[question.player].name);
}

/** A choice among cards that only its player may see, asked where nobody's are shown. */
export function LookPrompt() {
  return (
    <AskedDock kind="look" note={<LookNote />}>
      <BackButton />
      <LookButton />
    </AskedDock>
  );
}
