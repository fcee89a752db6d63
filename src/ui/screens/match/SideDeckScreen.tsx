import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMatchTexts } from '../../../i18n/match-texts';
import { useMatch, type Exchange } from '../../../store/match/match-store';
import { SeatCrest, seatClass } from '../../base/art';
import { PrintedCard } from '../../../games/duel/page/inspector/duel-reading';
import '../../table/inspector/inspector.css';
import { Button } from '../../base/shared/Button';
import { walk } from '../../base/shared/walk';
import { useCardInfo } from '../../base/card/card-info';
import { CardPile, type Pile } from './CardPile';

const walkCards = walk('.swap-card', 'piles');

interface InPile {
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
  const [chosen, setChosen] = useState<InPile | null>(null);
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
    if (event.key !== 'Escape' || !chosen) return void walkCards(event);
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
  // All cards of a deck and its Side Deck are in sight: as large as both ways allow.
  return (
    <main
      className={`match-page side-decks [--card-h:max(92px,min((100dvh-240px)/5-8px,((81vw-205px)/11-8px)*4/3))] snug:[--card-h:max(92px,min((100dvh-240px)/5-8px,((100vw-130px)/11-8px)*4/3))] min-h-dvh grid content-start gap-[clamp(10px,2vh,22px)] px-[clamp(14px,3vw,56px)] pt-[clamp(12px,2.6vh,34px)] text-writing-1 font-text text-body/calm font-medium tabular-nums lining-nums h-dvh grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden slim:h-auto slim:overflow-visible ${seatClass(player)}`}
      data-match-stage="exchanging"
      data-exchanger={player}
      ref={page}
      onKeyDown={onKeyDown}
    >
      <header className="flex gap-x-6 gap-y-1 items-center flex-nowrap slim:flex-wrap">
        <SeatCrest seat={player} size={44} />
        <h1 className="normal-nums font-display font-normal text-gold-1 text-[length:clamp(24px,3.4vh,40px)]/[1.05] whitespace-nowrap">
          {t.heading(names[player])}
        </h1>
        <p
          role="status"
          className="text-writing-2 min-h-[2.7em] flex items-center text-body data-refused:text-st-loss"
          data-refused={isRefused || undefined}
        >
          {say}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(220px,19vw)] gap-5.5 min-h-0 snug:grid-cols-[minmax(0,1fr)_auto] slim:grid-cols-[1fr]">
        <div className="flex flex-col gap-3 min-h-0">
          {pile('main', t.deck(deck.main.length))}
          {hasFusion && pile('fusion', t.fusion(deck.fusion.length))}
        </div>
        {pile('side', t.side(deck.side.length))}
        <div className="min-h-0 snug:hidden [&>.insp]:overflow-hidden">
          {read !== undefined && <PrintedCard passcode={read} />}
        </div>
      </div>
      <footer className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 mx-[calc(-1*clamp(14px,3vw,56px))] px-[clamp(14px,3vw,56px)] py-3 bg-urushi-0 border-t border-t-seam">
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
        <Button tone="main" size="foot" className="ms-auto" data-act="done" data-count={count} onClick={finishExchange}>
          {t.done(count)}
        </Button>
      </footer>
    </main>
  );
}
