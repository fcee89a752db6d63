import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { stacksOf } from '../../../store/decks/deck-book';
import { shareOfHands } from '../../../store/decks/opening';
import { useEditing } from './editing';
import { useDeckSubject } from './subject';

/** Which cards the deck wants to begin with, and how many first hands hold one. */
export function Starters() {
  const t = useDeckScreenTexts().hand;
  const {
    cards: { main },
    starters,
    mark,
  } = useEditing();
  const { hand, nameOf, unknown, inOrder } = useDeckSubject();
  const isStarter = starters ? (passcode: number) => starters.includes(passcode) : hand.isStarter;
  const marked = main.filter(isStarter);
  const share = (least: number): number => Math.round(100 * shareOfHands(least, marked.length, main.length, hand.first));
  const stacks = stacksOf(inOrder(main));
  const change = (passcode: number, isWanted: boolean): void =>
    mark([...new Set(marked)].filter((one) => one !== passcode).concat(isWanted ? passcode : []));
  return (
    <details className="group/starters border-t border-t-(--line) pt-2">
      <summary className="min-h-tap flex flex-wrap items-center gap-x-3 cursor-pointer before:content-['▸'] before:text-gold-1 group-open/starters:before:content-['▾']">
        <span className="font-semibold">{t.starters(marked.length)}</span>
        <span className="text-writing-2 text-note" role="status">
          {t.share(share(1), share(2))}
        </span>
      </summary>
      <p className="text-writing-2 text-note">{t.startersNote}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] gap-x-3">
        {stacks.map(({ passcode, copies }) => (
          <li key={passcode}>
            <label className="min-h-tap flex items-center gap-2 cursor-pointer">
              <input
                type="checkbox"
                className="flex-none size-5 accent-gold-2"
                checked={isStarter(passcode)}
                onChange={(event) => change(passcode, event.target.checked)}
              />
              <span className="min-w-0 wrap-anywhere">
                {nameOf(passcode) ?? unknown(passcode)} <small className="text-writing-2">×{copies}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
