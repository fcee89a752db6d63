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

const ACT =
  'min-h-9 px-2 py-0.5 border rounded font-text text-note/tight font-semibold whitespace-nowrap cursor-pointer focus-visible:outline-[#fffaf0] grand:min-h-11 grand:px-3.5';
const MAIN = 'border-(--leaf) bg-[linear-gradient(#f0d595,#cfa65a)] text-[#20150a] hover:bg-none hover:bg-[#f0d595]';
const PLAIN = 'border-[rgb(240_213_149/0.55)] bg-[rgb(20_13_10/0.55)] text-[#f6eee0] hover:border-(--leaf) hover:bg-[#2a1a11]';

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
    <li
      className={`dbox relative grid min-h-[clamp(112px,17vh,166px)] grid-cols-[var(--crest)_minmax(0,1fr)] items-center gap-3.5 overflow-hidden rounded-[5px] px-3.5 pt-6 pb-3 text-[#f6eee0] grand:min-h-55 ${banner === undefined ? '' : look(banner)}`}
      data-deck={deck.id}
    >
      <span className="dbox__lid" aria-hidden="true" />
      <span className="dbox__cord" aria-hidden="true" />
      <span
        className="relative grid aspect-square place-items-center rounded-[50%] bg-[#140d0a] shadow-[0_0_0_1.5px_#cfa65a]"
        aria-hidden="true"
      >
        {banner === undefined ? (
          <Icon name="deck" className="size-[40%] text-[#8d6d3a]" />
        ) : (
          <Crest passcode={banner} className="dbox__leaf" />
        )}
      </span>
      <div className="grid gap-0.75 min-w-0 text-note/even text-[#d3c6b0] wrap-anywhere in-data-[theme=contrast]:text-[#f2f2f2] grand:gap-1.5">
        <h3
          className={`font-display text-[length:calc(var(--text-head)+3px)]/[1.15] font-normal text-[#f6eee0] text-balance ${isMine ? 'pe-6.5' : ''}`}
        >
          {/* the whole box opens it */}
          <a
            className="after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-(--leaf)"
            href={deckAddress(deck.id)}
          >
            {name}
          </a>
        </h3>
        {!isMine && <p>{brief[deck.id] ?? deck.theme[language]}</p>}
        <p className="tabular-nums">{counts(deck)}</p>
        <p className={`font-semibold ${cause === undefined ? YES : `dbox__legal--no ${NO}`}`}>
          {cause === undefined ? t.legal : [cause.say, ...(others.length > 0 ? [t.andMore(others.length)] : [])].join(' ')}
        </p>
        <div className="relative flex flex-wrap gap-1.5 mt-1">
          {acts.map(({ word, act, isMain }) => (
            <button
              key={word}
              type="button"
              className={`${ACT} ${isMain ? MAIN : PLAIN}`}
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
          className="absolute top-3.5 right-0.5 grid place-items-center size-9 text-[13px] text-[#d3c6b0] cursor-pointer hover:text-[#ff9d86] focus-visible:outline-[#fffaf0]"
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
