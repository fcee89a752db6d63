import type { ViewCard } from '../../../../engine/duel';
import { useTableTexts } from '../../../../i18n/table-texts';
import { useCardWords } from '../../../../ui/base/card';
import { useCardInfo, type PrintedCard } from '../../../../ui/base/card/card-info';
import { sumWords } from './sum-words';

/** ATK and DEF as sums: what is printed, and what each effect adds or sets. */
export function Sums({ card, printed }: { readonly card: ViewCard; readonly printed: PrintedCard }) {
  const t = useTableTexts();
  const info = useCardInfo();
  return (['atk', 'def'] as const).map((of) => {
    const sum = sumWords(of, card, printed.facts, { t, info });
    return (
      sum !== undefined && (
        <p key={of} className="font-text text-note/[1.35] font-medium text-writing-2 tabular-nums" data-sum={of}>
          {sum}
        </p>
      )
    );
  });
}

/** What differs now from what is printed. */
export function Changes({ card, printed }: { readonly card: ViewCard; readonly printed: PrintedCard }) {
  const t = useTableTexts();
  const words = useCardWords();
  const changes = (
    [
      ['ATK', card.atk, printed.facts.atk],
      ['DEF', card.def, printed.facts.def],
      [t.inspector.level, card.level, printed.facts.level],
      [words.scale, card.scale, printed.facts.scale],
    ] as const
  ).filter(([, now, was]) => now !== undefined && was !== undefined && now !== was);
  if (changes.length === 0 && !card.negated) return null;
  return (
    <p className="insp__now">
      {t.inspector.now}
      {changes.map(([what, now = 0, was = 0]) => (
        <span key={what}>
          {what} <b className={now > was ? 'up' : 'down'}>{now > was ? `▲+${now - was}` : `▼−${was - now}`}</b>
        </span>
      ))}
      {card.negated && <span className="insp__negated">{t.inspector.negated}</span>}
    </p>
  );
}
