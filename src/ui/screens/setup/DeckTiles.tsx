import { useId } from 'react';
import { useStartTexts } from '../../../i18n/start-texts';
import { ChoiceTile } from '../../base/shared/ChoiceTile';
import { DeckSign } from './DeckSign';
import type { Offer } from './seat-decks';
import type { DeckCrest } from '../../base/shared/game-beside';

interface DeckTilesProps {
  readonly name: string;
  readonly offer: Offer;
  readonly chosen: string;
  readonly Crest: DeckCrest | undefined;
  readonly onChange: (deck: string) => void;
}

/** The decks that a seat may choose from, as tiles with their crests. */
export function DeckTiles({ name, offer: { decks, missing }, chosen, Crest, onChange }: DeckTilesProps) {
  const t = useStartTexts();
  const group = useId();
  if (missing)
    return (
      <p className="text-note text-writing-2" role={missing.isFault ? 'alert' : 'status'}>
        {missing.say}
      </p>
    );
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,172px),1fr))] auto-rows-[minmax(62px,auto)] gap-2 max-h-85.5 overflow-auto p-0.5 scroll-thin min-w-0">
      <legend className="unseen">{t.deckOf(name)}</legend>
      {decks.map((deck) => (
        <ChoiceTile
          key={deck.id}
          className="deck-tile [--sign:48px] grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5 py-1 pr-2.5 pl-1.5 rounded-tray bg-urushi-0/36 hover:border-seat has-checked:bg-seat-deep has-checked:[box-shadow:inset_0_0_0_2px_var(--color-seat)]"
          title={deck.note}
          name={group}
          value={deck.id}
          checked={deck.id === chosen}
          onChange={() => onChange(deck.id)}
        >
          <DeckSign deck={deck} Crest={Crest} />
          <b className="font-display text-head/[1.15] font-normal">{deck.name}</b>
        </ChoiceTile>
      ))}
    </fieldset>
  );
}
