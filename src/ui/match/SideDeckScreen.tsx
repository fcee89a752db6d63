import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMatchTexts } from '../../i18n/match-texts';
import { useMatch, type Exchange } from '../../store/match/match-store';
import { SeatCrest, seatClass } from '../art';
import { Inspector } from '../inspector/Inspector';
import '../inspector/inspector.css';
import { Button } from '../shared/Button';
import { useCardInfo } from '../card/card-info';
import { CardPile, type Pile } from './CardPile';
import { walkCards } from './walk-cards';

interface Chosen {
  readonly pile: Pile;
  readonly at: number;
}

interface SideDeckScreenProps {
  readonly exchange: Exchange;
  readonly names: readonly [string, string];
}

/**
 * The Deck and the Side Deck of the seat that opened the curtain. Two cards that are chosen change places, so every number stays.
 */
export function SideDeckScreen({ exchange, names }: SideDeckScreenProps) {
  const t = useMatchTexts().exchange;
  const info = useCardInfo();
  const { player, deck, moved, count, earlier } = exchange;
  const { swap, restore, cover, finishExchange } = useMatch.getState();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [read, setRead] = useState<number | undefined>(undefined);
  const [isRefused, setRefused] = useState(false);
  const hasFusion = deck.fusion.length > 0 && deck.side.some((passcode) => info(passcode).facts.subtype.includes('fusion'));

  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.querySelector<HTMLElement>('.swap-card')?.focus({ preventScroll: true }), []);

  const press = (pile: Pile, at: number): void => {
    setRefused(false);
    const isSame = chosen?.pile === pile && chosen.at === at;
    if (!chosen || isSame || (pile === 'side') === (chosen.pile === 'side')) return setChosen(isSame ? null : { pile, at });
    const [inDeck, atSide] = pile === 'side' ? [chosen, at] : [{ pile, at }, chosen.at];
    if (inDeck.pile !== 'side' && swap({ pile: inDeck.pile, at: inDeck.at }, atSide)) setChosen(null);
    else setRefused(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || !chosen) return walkCards(event);
    setChosen(null);
    setRefused(false);
    event.preventDefault();
  };

  const name = chosen && info(deck[chosen.pile][chosen.at]!).name;
  const say = isRefused ? t.wrongPile : name ? t.now(name) : t.how;
  const pile = (which: Pile, label: string) => (
    <CardPile
      name={label}
      pile={which}
      cards={deck[which]}
      moved={moved[which]}
      chosen={chosen?.pile === which ? chosen.at : null}
      movedWord={t.moved}
      onPress={(at) => press(which, at)}
      onRead={setRead}
    />
  );
  return (
    <main
      className={`match-page side-decks ${seatClass(player)}`}
      data-match-stage="exchanging"
      data-exchanger={player}
      ref={page}
      onKeyDown={onKeyDown}
    >
      <header className="match-page__head">
        <SeatCrest seat={player} size={44} />
        <h1>{t.heading(names[player])}</h1>
        <p role="status" data-refused={isRefused || undefined}>
          {say}
        </p>
      </header>
      <div className="side-decks__piles">
        <div className="side-decks__deck">
          {pile('main', t.deck(deck.main.length))}
          {hasFusion && pile('fusion', t.fusion(deck.fusion.length))}
        </div>
        {pile('side', t.side(deck.side.length))}
        <div className="side-decks__read">
          <Inspector card={undefined} passcode={read} acts={undefined} />
        </div>
      </div>
      <footer className="match-page__foot">
        <Button data-act="cover" onClick={cover}>
          {t.cover}
        </Button>
        {earlier.map((to) => (
          <Button
            key={to}
            data-restore={to}
            onClick={() => {
              setChosen(null);
              restore(to);
            }}
          >
            {t[to]}
          </Button>
        ))}
        <Button tone="main" data-act="done" data-count={count} onClick={finishExchange}>
          {t.done(count)}
        </Button>
      </footer>
    </main>
  );
}
