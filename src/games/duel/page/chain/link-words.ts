import type { LinkView } from '../../../../engine/duel';
import { zoneWords, type TableTexts } from '../../../../i18n/table-texts';
import type { CardWords } from '../../../../ui/base/card';
import type { PrintedCard } from '../../../../ui/base/card/card-info';
import { partsOf } from '../../../../ui/table/field/places';

function shortZone(link: LinkView, t: TableTexts): string {
  const { zone, index } = partsOf(link.place);
  return zoneWords(zone, t)?.from(index + 1) ?? t.zone.gone;
}

/** What was activated and from where: "Counter Trap · zone 3". */
export function originOf(link: LinkView, printed: PrintedCard, t: TableTexts, words: CardWords): string {
  const isInScale = partsOf(link.place).zone === 'pendulum';
  const ofMonster = isInScale ? t.chain.asSpell : t.chain.monsterEffect;
  const what = printed.facts.kind === 'monster' ? ofMonster : words.kindLine(printed.facts);
  return link.place === 'gone' || printed.facts.subtype === 'field' ? what : `${what} · ${shortZone(link, t)}`;
}

/** The Spell Speed of a card by its kind; effects of monsters may be quicker. */
export function printedSpeed({ facts }: PrintedCard): 1 | 2 | 3 {
  if (facts.subtype === 'counter') return 3;
  return facts.kind === 'trap' || facts.subtype === 'quick-play' ? 2 : 1;
}

/** What was paid. A paid cost stays paid, whatever becomes of the link. */
export function costWords(link: LinkView, t: TableTexts): readonly string[] {
  return link.costs.map((cost) => {
    const n = cost.amount ?? cost.passcodes?.length ?? 1;
    switch (cost.kind) {
      case 'lp':
        return t.chain.paidLp(n);
      case 'discard':
        return t.chain.discarded(n);
      case 'tribute':
        return t.chain.tributed(n);
      case 'banish':
        return t.chain.banished(n);
      case 'toGraveyard':
        return t.chain.sent(n);
      case 'counter':
        return t.chain.counters(n);
    }
  });
}

/** Several declared words stand in one value. */
const declaredParts = (declared: string): readonly string[] => declared.split(' + ');

export function declaredWord(link: LinkView, t: TableTexts, words: CardWords): string | undefined {
  if (link.declared === undefined) return undefined;
  if (typeof link.declared === 'boolean') return link.declared ? t.chain.yes : t.chain.no;
  if (typeof link.declared === 'number') return String(link.declared);
  return link.declared in t.log.what
    ? t.log.what[link.declared as keyof TableTexts['log']['what']]
    : declaredParts(link.declared).map(words.word).join(' ');
}
