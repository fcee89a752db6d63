import type { CardFacts, ViewCard } from '../../../../engine/duel';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { CardInfo } from '../../../../ui/base/card/card-info';

interface Words {
  readonly t: TableTexts;
  readonly info: CardInfo;
}

/** How a value comes about: "ATK 1900 = 1500 + 1000 Axe of Despair − 600 …"; undefined where no effect has a part in it. */
export function sumWords(
  of: 'atk' | 'def',
  card: Pick<ViewCard, 'atk' | 'def' | 'changes'>,
  facts: Pick<CardFacts, 'atk' | 'def'>,
  { t, info }: Words,
): string | undefined {
  const changes = card.changes?.filter((change) => change.of === of) ?? [];
  const now = card[of];
  if (changes.length === 0 || now === undefined) return undefined;
  const nameOf = (passcode: number | undefined): string => (passcode === undefined ? t.inspector.lasting : info(passcode).name);
  const isSet = changes[0]?.sets === true;
  const parts = changes.map(
    ({ sets, amount, passcode, isLaid }) =>
      // A sign stays with its number where the line breaks.
      `${sets ? '' : amount < 0 ? '−\u00a0' : '+\u00a0'}${Math.abs(amount)} ${isLaid ? t.inspector.laid : nameOf(passcode)}`,
  );
  const total = changes.reduce((sum, { sets, amount }) => (sets ? amount : sum + amount), facts[of] ?? 0);
  const floor = total < 0 ? ` ${t.inspector.floor}` : '';
  return `${of.toUpperCase()} ${now} = ${[...(isSet ? [] : [facts[of] ?? 0]), ...parts].join(' ')}${floor}`;
}
