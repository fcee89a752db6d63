import { useSecrecyTexts } from '../../i18n/secrecy-texts';
import type { Question } from '../../store/desk/question';
import { useDuel } from '../../store/desk/duel-store';
import { Icon } from '../art';
import { Button } from '../shared/Button';
import type { Speech } from './sentences';

/** A short look at one's own cards, which closes by itself when the choice is made. */
export function LookButton() {
  const t = useSecrecyTexts();
  return (
    <Button tone="seat" hint="L" data-act="look" onClick={() => useDuel.getState().look()}>
      <Icon name="eye" />
      {t.lookAndChoose}
    </Button>
  );
}

export function LookNote({ question, speech }: { readonly question: Question; readonly speech: Speech }) {
  return useSecrecyTexts().lookNote(speech.names[question.player]);
}
