import { useEffect, useState } from 'react';
import { useAdviceTexts } from '../../../i18n/advice-texts';
import type { AnswerView } from '../../../games/view';
import { useTable } from '../../../store/desk/table-store';
import { advice, type Advice } from '../../../store/partner/advice';
import { useDock } from '../../base/shared/dock-store';
import { Note } from '../../base/shared/Note';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { Why } from '../../base/shared/Why';
import { useScene } from '../dock/scene';
import { useNameAt, useThinker } from '../dock/thoughts';

/** The words for an answer to what is asked: its act, or the cards that it picks. */
function useAnswerWords(): (answer: AnswerView) => string {
  const t = useAdviceTexts();
  const { table, game } = useScene();
  const nameAt = useNameAt();
  const { at } = useThinker();
  const { actsOf, others } = game.useListed();
  return (answer) => {
    if (answer.kind === 'cards') return t.picks(answer.places.map(nameAt));
    if (answer.kind === 'value') return t.other;
    const place = table.question?.decision.options?.find(({ index }) => index === answer.index)?.card;
    const acts = place === undefined ? others : actsOf(at(place), place);
    const act = acts.find(({ index }) => index === answer.index);
    return [place === undefined ? [] : nameAt(place), act?.label ?? t.other, act?.beside ?? []].flat().join(' · ');
  };
}

type Found = readonly Advice[] | 'thinks' | 'failed';

const inHundred = (chance: number): number => Math.round(chance * 100);

/** What a partner would do in the place of whoever is asked, and how much worse the next best would be. */
export function AdviceSheet({ say }: { readonly say: (act: Advice['line'][number]) => string }) {
  const t = useAdviceTexts();
  const { table } = useScene();
  const [found, set] = useState<Found>('thinks');
  const wordsOf = useAnswerWords();
  const id = table.question?.id;
  useEffect(() => {
    let isWanted = true;
    const say = (now: Found): void => void (isWanted && set(now));
    say('thinks');
    const thought = useTable
      .getState()
      .think((session, viewer) => (viewer === 'public' ? Promise.reject(new Error('nobody looks')) : advice(session, viewer)));
    thought?.then(say, () => say('failed'));
    return () => {
      isWanted = false;
    };
  }, [id]);
  const best = Array.isArray(found) ? (found as readonly Advice[])[0] : undefined;
  return (
    <SheetFrame name={t.title} title={t.title} onClose={() => useDock.getState().open(null)}>
      <div className="grid gap-3 px-3.5 pt-1 pb-4" data-advice={typeof found === 'string' ? found : 'found'} aria-live="polite">
        {found === 'thinks' && <Note>{t.thinks}</Note>}
        {found === 'failed' && <Note>{t.failed}</Note>}
        {typeof found !== 'string' && !best && <Note>{t.only}</Note>}
        {typeof found !== 'string' && best && (
          <>
            <ol className="grid gap-2.5">
              {found.map((one) => (
                <li key={JSON.stringify(one.answer)} className="grid gap-0.5 font-text text-body/close">
                  <b>{wordsOf(one.answer)}</b>
                  <span className="text-note/even text-writing-2">
                    {t.chance(inHundred(one.chance), inHundred(one.error))} ·{' '}
                    {one === best ? t.best : t.less(inHundred(best.chance) - inHundred(one.chance))}
                  </span>
                  <span className="grid text-note/even">
                    <Why ahead={one.ahead} line={one.line} say={say} />
                  </span>
                </li>
              ))}
            </ol>
            <Note>{t.note(best.rollouts)}</Note>
          </>
        )}
      </div>
    </SheetFrame>
  );
}
