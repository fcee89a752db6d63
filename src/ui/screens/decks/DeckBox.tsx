import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { useDeckTexts } from '../../../i18n/deck-texts';
import { useLanguage } from '../../../i18n/language';
import { gameOf, isOwn, nameOfDeck, type ShelfDeck } from '../../../store/decks/deck-book';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { Icon } from '../../base/art';
import { deckAddress, openDeck } from './doors';
import { playWith } from './play-with';
import { NO, YES } from './signs';
import { useDeckSubject } from './subject';

/** A deck as a lacquer box in the colour of its strongest card: what it is, whether it is legal, and what can be done with it. */
export function DeckBox({ deck }: { readonly deck: ShelfDeck }) {
  const t = useDeckScreenTexts().shelf;
  const { unnamed } = useDeckTexts().setup;
  const language = useLanguage();
  const { add, remove } = useDeckShelf();
  const { banners, look, counts, causes, brief, Crest } = useDeckSubject();
  const name = nameOfDeck(deck, language) || unnamed;
  const isMine = isOwn(deck);
  const game = gameOf(deck);
  const [banner] = banners(deck);
  const [cause, ...others] = causes(deck);
  const acts = [
    { word: t.play, act: () => playWith(deck.id, game), isMain: true },
    { word: isMine ? t.edit : t.view, act: () => openDeck(deck.id) },
    { word: t.copy, act: () => openDeck(add(t.copyName(name), deck, game)) },
  ];
  return (
    <li className={`dbox ${banner === undefined ? '' : look(banner)}`} data-deck={deck.id}>
      <span className="dbox__lid" aria-hidden="true" />
      <span className="dbox__cord" aria-hidden="true" />
      <span className="dbox__crest" aria-hidden="true">
        {banner === undefined ? <Icon name="deck" /> : <Crest passcode={banner} className="dbox__leaf" />}
      </span>
      <div className="dbox__text">
        <h3 className="dbox__name">
          <a href={deckAddress(deck.id)}>{name}</a>
        </h3>
        {!isMine && <p>{brief[deck.id] ?? deck.theme[language]}</p>}
        <p className="tabular-nums">{counts(deck)}</p>
        <p className={`font-semibold text-[#a9dca4] ${cause === undefined ? YES : `dbox__legal--no ${NO}`}`}>
          {cause === undefined ? t.legal : [cause.say, ...(others.length > 0 ? [t.andMore(others.length)] : [])].join(' ')}
        </p>
        <div className="relative flex flex-wrap gap-1.5 mt-1">
          {acts.map(({ word, act, isMain }) => (
            <button
              key={word}
              type="button"
              className={`dbox__act ${isMain ? 'dbox__act--main' : ''}`}
              aria-label={`${word}: ${name}`}
              onClick={act}
            >
              {word}
            </button>
          ))}
        </div>
      </div>
      {isMine && (
        <button
          type="button"
          className="dbox__delete"
          aria-label={`${t.delete}: ${name}`}
          title={t.delete}
          onClick={() => remove(deck.id)}
        >
          <Icon name="cross" />
        </button>
      )}
    </li>
  );
}
