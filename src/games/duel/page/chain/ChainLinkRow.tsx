import { m } from 'framer-motion';
import { useTableTexts } from '../../../../i18n/table-texts';
import { Crack, seatClass, SeatShape } from '../../../../ui/base/art';
import { useCardWords } from '../../../../ui/base/card';
import { Sentence } from '../log/Sentence';
import { hasSeveralClauses, partNumberOf } from '../../../../store/cards/card-texts';
import { useCardInfo } from '../../../../ui/base/card/card-info';
import { numeral, useClauseWords } from '../../../../ui/base/card/card-texts';
import { isStruck } from '../../../../ui/table/field/entry-end';
import { cardAt } from '../../../../ui/table/field/places';
import { zoneName } from '../../../../ui/table/field/place-label';
import { useTableGround, useTableNow } from '../../../../ui/table/field/table-context';
import type { StoryLink } from './chain-story';
import { endWord, negatedWord } from './end-words';
import { costWords, declaredWord, originOf, printedSpeed } from './link-words';

interface ChainLinkRowProps {
  readonly link: StoryLink;
  /** The link that this one breaks, or has broken. */
  readonly breaks: number | undefined;
  readonly building: boolean;
}

/** Spell Speed as bars and as a word. */
function SpellSpeed({ speed }: { readonly speed: 1 | 2 | 3 }) {
  const t = useTableTexts();
  return (
    <span className="speed" title={t.chain.speed(speed)}>
      {[1, 2, 3].map((n) => (
        <i key={n} className={n > speed ? 'off' : undefined} aria-hidden="true" />
      ))}
      <em>{t.chain.speedShort(speed)}</em>
    </span>
  );
}

/** Which of the card's effects the link is, by its number in the inspector; nothing where there is only one. */
function partOf({ passcode, clause }: StoryLink): readonly string[] {
  const part = clause !== undefined && hasSeveralClauses(passcode) ? partNumberOf(passcode, clause) : undefined;
  return part === undefined ? [] : [numeral(part)];
}

/** One Chain Link: who, which card, how fast, what it cost, what it points at, and what became of it. */
export function ChainLinkRow({ link, breaks, building }: ChainLinkRowProps) {
  const { names, onInspectCard } = useTableGround();
  const { view } = useTableNow();
  const t = useTableTexts();
  const words = useCardWords();
  const says = useClauseWords();
  const info = useCardInfo();
  const printed = info(link.passcode);
  const end = link.state === 'waiting' ? link.end : undefined;
  const broken = isStruck(link);
  const state = link.negated && link.state === 'resolved' ? 'negated' : link.state;
  const declared = declaredWord(link, t, words);
  const costs = costWords(link, t);
  const [alternative] = link.clause?.includes('.') ? says(link.passcode, link.clause) : [];
  const ending = link.negated ? [negatedWord(link.end, t)] : end === undefined ? [] : [t.chain.asItStands, endWord(end, t)];
  const nameAt = (target: StoryLink['targets'][number]): string => {
    // After its resolution another card may lie there.
    const card = link.state === 'resolved' ? undefined : cardAt(view, target.place);
    const passcode = target.passcode ?? (card?.known ? card.passcode : undefined);
    return passcode === undefined ? `${t.card.aCard} (${zoneName(target.place, t)})` : info(passcode).name;
  };
  return (
    <m.li
      className={`lk ${seatClass(link.player)} lk--${state}${broken ? ' lk--broken' : ''}`}
      data-link={link.number}
      data-state={state}
      aria-label={[t.chain.link(link.number, names[link.player], printed.name), ...ending].join(t.card.comma)}
      initial={{ opacity: 0, y: -18 }}
      animate={{ opacity: 1, y: 0 }}
    >
      <span className="lk__ring">
        {broken && <Crack />}
        <span>{link.number}</span>
      </span>
      <div className="lk__body">
        <p className="lk__who">
          <SeatShape seat={link.player} />
          <b>{names[link.player]}</b>
          {!building && <span className="lk__state">{t.chain.state[state]}</span>}
          <SpellSpeed speed={link.fromLog ? printedSpeed(printed) : link.spellSpeed} />
        </p>
        <p className="lk__name">
          <button
            type="button"
            className="named"
            onFocus={() => onInspectCard(link.passcode)}
            onPointerEnter={() => onInspectCard(link.passcode)}
            onClick={() => onInspectCard(link.passcode)}
          >
            {printed.name}
          </button>
        </p>
        <p className="lk__line">{[originOf(link, printed, t, words), ...partOf(link)].join(' · ')}</p>
        {alternative !== undefined && <p className="lk__line lk__alternative">{alternative}</p>}
        {costs.length > 0 && (
          <p className="lk__line">
            <span>{t.chain.cost}</span>
            <span className="lk__paid">✓ {costs.join(t.card.comma)}</span>
          </p>
        )}
        {declared && (
          <p className="lk__line">
            <span>{t.chain.declared}</span>
            <b>{declared}</b>
          </p>
        )}
        {link.targets.length > 0 && (
          <p className="lk__line">
            <span>{t.chain.targets}</span>
            <b>{link.targets.map(nameAt).join(t.card.comma)}</b>
          </p>
        )}
        {breaks !== undefined && (
          <p className="lk__line">
            <span>{t.chain.effect}</span>
            <b>{link.state === 'waiting' ? t.chain.negates(breaks) : t.chain.negated(breaks)}</b>
          </p>
        )}
        {end !== undefined && !link.negated && (
          <p className="lk__line">
            <span>{t.chain.asItStands}</span>
            <b className={`lk__end lk__end--${end.kind}`}>{endWord(end, t)}</b>
          </p>
        )}
        {link.negated && <span className="lk__verdict">{negatedWord(link.end, t)}</span>}
        {link.state !== 'waiting' && link.outcomes.length > 0 && (
          <ul className="lk__outcomes">
            {link.outcomes.map((event) => (
              <li key={event.number}>
                <Sentence event={event} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </m.li>
  );
}
