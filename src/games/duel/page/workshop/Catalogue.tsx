import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage } from '../../../../i18n/language';
import { useWorkshopTexts } from '../../../../i18n/workshop-texts';
import { cardsLike, inOrder } from '../../../../store/cards/card-search';
import type { CardFacts } from '../../../../store/cards/card-book';
import { fold } from '../../../../store/cards/card-book';
import { poolOfThisPage } from '../../../../store/game';
import type { ProfileId } from '../../../../engine/duel';
import { CardCrest } from '../../../../ui/base/card/CardCrest';
import { Choice } from '../../../../ui/base/shared/Choice';
import { TextField } from '../../../../ui/base/shared/Field';
import { ListRow } from '../../../../ui/base/shared/ListRow';
import { tokensOf } from '../../workshop/tokens';
import { DuelValues } from '../decks/duel-cards';
import { useWorkshop } from './workshop-store';

const KINDS = ['all', 'monster', 'spell', 'trap', 'token'] as const;
type Kind = (typeof KINDS)[number];

/** So many rows are drawn: whoever looks for a card types on. */
const MOST_SHOWN = 60;

function found(text: string, kind: Kind, profile: ProfileId, language: 'en' | 'ja'): readonly CardFacts[] {
  if (kind === 'token') {
    const wanted = fold(text);
    return tokensOf(poolOfThisPage(profile)).filter(({ en, ja }) => fold(en).includes(wanted) || fold(ja).includes(wanted));
  }
  const { cards } = cardsLike({ text, ...(kind !== 'all' && { kind }) }, 'no-list', profile);
  return inOrder(cards, 'name', language, 'no-list');
}

/** The cards that can be laid: searched by name, picked by a press or dragged. */
export function Catalogue() {
  const t = useWorkshopTexts();
  const language = useLanguage();
  const profile = useWorkshop(({ position }) => position.profile);
  const held = useWorkshop((store) => store.held);
  const { pickCard, hold } = useWorkshop.getState();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const wanted = useDeferredValue(text);
  const cards = useMemo(() => found(wanted, kind, profile, language), [wanted, kind, profile, language]);
  const shown = cards.slice(0, MOST_SHOWN);
  return (
    <section
      className="flex min-h-0 min-w-0 flex-col gap-2 rounded-tray bg-tile p-2.5 stacked:sticky stacked:top-0 stacked:h-[calc(100dvh-12px)] single:static single:h-[46dvh]"
      aria-label={t.catalogue.name}
    >
      <TextField
        look="search"
        type="search"
        data-search
        aria-label={t.catalogue.search}
        placeholder={t.catalogue.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Choice
        label={t.catalogue.kind}
        isLabelUnseen
        size="tabs"
        options={KINDS.map((value) => ({ value, label: t.catalogue[value] }))}
        value={kind}
        onChange={setKind}
      />
      <p role="status" className="text-note text-writing-2" data-found={cards.length}>
        {cards.length === 0 ? t.catalogue.none : t.catalogue.found(cards.length)}
      </p>
      <ul className="min-h-0 flex-1 overflow-auto scroll-thin">
        {shown.map((facts) => (
          <li key={facts.id}>
            <ListRow
              className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2 rounded-[6px] px-1.5 py-1 aria-pressed:bg-urushi-3 aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-gold-1"
              data-card={facts.en}
              aria-pressed={held?.from === 'catalogue' && held.card === facts.id}
              draggable
              onClick={() => pickCard(facts.id)}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', facts[language]);
                hold({ from: 'catalogue', card: facts.id });
              }}
              onDragEnd={() => hold(null)}
            >
              <CardCrest facts={facts} className="size-9" />
              <span className="min-w-0">
                <b className="block font-semibold">{facts[language]}</b>
                <small className="flex flex-wrap items-center gap-1 text-note text-writing-2">
                  <DuelValues passcode={facts.id} />
                </small>
              </span>
            </ListRow>
          </li>
        ))}
        {cards.length > MOST_SHOWN && (
          <li className="p-2 text-note text-writing-2">{t.catalogue.more(cards.length - MOST_SHOWN)}</li>
        )}
      </ul>
    </section>
  );
}
