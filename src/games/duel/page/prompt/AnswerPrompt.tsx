import type { DuelQuestion } from '../../table';
import type { Value } from '../../../../engine/duel';
import { useTable } from '../../../../store/desk/table-store';
import { useLanguage } from '../../../../i18n/language';
import { useCardWords } from '../../../../ui/base/card';
import { useRuleLines } from '../../../../ui/base/rules/rule-lines';
import { Button } from '../../../../ui/base/shared/Button';
import type { PromptProps } from './ActsPrompt';
import { AskedDock, BackButton } from '../../../../ui/table/dock/AskedDock';
import type { Speech } from './sentences';
import { listsValues, valueLabel } from './values';
import { wholeAct } from './whole-act';

/** A question with listed values: yes or no, a mode, a position, a word that is declared. */
export function AnswerPrompt({ question, speech }: PromptProps) {
  const { word } = useCardWords();
  const { decision } = question;
  const values = decision.values ?? [];
  const give = (value: Value): void => {
    useTable.getState().answer({ kind: 'value', value });
  };
  return (
    <AskedDock note={<AnswerNote question={question} speech={speech} />}>
      <BackButton />
      {!listsValues(decision) &&
        values.map((value, index) => (
          <Button
            key={String(value)}
            tone={index === 0 ? 'main' : 'plain'}
            hint={String(index + 1)}
            className={`${decision.prompt === 'mode' ? 'btn--mode' : ''} ${index === 0 ? 'dock__main' : ''}`}
            data-value={String(value)}
            onClick={() => give(value)}
          >
            {valueLabel(value, decision, { ...speech, word })}
          </Button>
        ))}
    </AskedDock>
  );
}

/** What the card that asks says about it. */
function AnswerNote({ question, speech }: Pick<PromptProps, 'question' | 'speech'>) {
  const { word } = useCardWords();
  const language = useLanguage();
  const ruleLine = useRuleLines();
  const { decision, draft } = question;
  if (decision.kind === 'chooseFirst') return <RockPaperScissors speech={speech} />;
  if (draft) return wholeAct(draft, question, { ...speech, word });
  if (decision.refused !== undefined) return ruleLine(decision.refused, language);
  return listsValues(decision) ? '' : askersWords(decision, speech);
}

/** The words of the very effect that asks; of a card that says one thing only, that one. */
function askersWords({ asker }: DuelQuestion['decision'], { texts, says }: Speech): string {
  if (asker === undefined) return '';
  const all = texts(asker.passcode);
  const [said] = asker.clause === undefined ? [] : says(asker.passcode, asker.clause);
  return said ?? (all.length === 1 ? all[0]! : '');
}

/** What both hands showed, the last time that they differed. */
function RockPaperScissors({ speech: { view, names, table } }: Pick<PromptProps, 'speech'>) {
  const shown = view.log.findLast((event) => event.verb === 'rockPaperScissors')?.text?.split(' ') ?? [];
  const words: Readonly<Record<string, string>> = table.log.what;
  return shown
    .map((hand, seat) => [names[seat === 0 ? 0 : 1], Object.hasOwn(words, hand) ? words[hand] : hand].join(' – '))
    .join(' · ');
}
