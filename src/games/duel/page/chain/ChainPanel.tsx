import { memo, useEffect, useRef } from 'react';
import { useTableTexts } from '../../../../i18n/table-texts';
import { ChainCircle, SeatShape } from '../../../../ui/base/art';
import { useDuelView } from '../face/duel-view';
import { Sentence } from '../log/Sentence';
import { RuleMark } from '../../../../ui/base/rules/RuleMark';
import { sameData } from '../../../../store/same-data';
import { negatedBy } from '../../../../ui/table/field/entry-end';
import { useTableGround } from '../../../../ui/table/field/table-context';
import { usePanelName } from '../../../../ui/table/field/panel-of';
import { missedIn } from './chain-story';
import { ChainLinkRow } from './ChainLinkRow';
import type { ChainStory } from './use-chain-story';
import './chain.css';

function NextLink({ story }: { readonly story: ChainStory }) {
  const view = useDuelView();
  const { names } = useTableGround();
  const t = useTableTexts();
  const who = view.decision?.window === 'chainLink' ? view.decision.player : null;
  if (story.stage !== 'building' || who === null) return null;
  const speed = story.links.at(-1)?.spellSpeed === 3 ? 3 : 2;
  return (
    <li className="lk lk--next">
      <span className="lk__ring">{story.links.length + 1}</span>
      <p className="lk__body">
        <SeatShape seat={who} />
        {t.chain.next(names[who], speed)}
      </p>
    </li>
  );
}

/** Under the chain: whose effect missed its timing because of it, and what came in between. */
function MissedTimings() {
  const view = useDuelView();
  const missed = missedIn(view.log);
  if (missed.length === 0) return null;
  return (
    <ul className="chain__missed">
      {missed.map((event) => (
        <li key={event.number}>
          <Sentence event={event} />
          <RuleMark rule="missed-timing" />
        </li>
      ))}
    </ul>
  );
}

function stageWord(story: ChainStory, t: ReturnType<typeof useTableTexts>): string {
  switch (story.stage) {
    case 'none':
      return t.panel.none;
    case 'building':
      return t.chain.building;
    case 'over':
      return t.chain.over;
    case 'resolving':
      return t.chain.resolving(
        story.resolving ?? story.links.filter((link) => link.state !== 'resolved').length,
        story.links.length,
      );
  }
}

/** The chain as a chain: links seen flat carry the number, links seen edge-on join them, the newest on top. */
export const ChainPanel = memo(function ChainPanel({ story }: { readonly story: ChainStory }) {
  const t = useTableTexts();
  const panelName = usePanelName(t.panel.chain);
  const { links } = story;
  const list = useRef<HTMLOListElement>(null);
  // Whatever resolves is in sight; otherwise the newest link is. Where it lies is read when the page is laid out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>('[data-state="resolving"]');
      if (list.current) list.current.scrollTop = row ? row.offsetTop - list.current.offsetTop - 60 : 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [links.length, story.resolving, story.stage]);
  return (
    <section className={`chain tray chain--${story.stage}`} aria-label={panelName} data-stage={story.stage}>
      <h2 className="tray__head">
        {links.length === 0 ? t.panel.chain : t.chain.of(links.length)}
        <small>{stageWord(story, t)}</small>
      </h2>
      {links.length === 0 ? (
        <div className="chain__idle">
          <span className="chain__circle">
            <ChainCircle />
          </span>
          <span>{t.chain.idle}</span>
        </div>
      ) : (
        <ol ref={list} tabIndex={0}>
          <NextLink story={story} />
          {[...links].reverse().map((link) => (
            <ChainLinkRow
              key={`${link.number} ${link.passcode}`}
              link={link}
              building={story.stage === 'building'}
              breaks={negatedBy(link.number, links)}
            />
          ))}
        </ol>
      )}
      {story.stage === 'over' && <MissedTimings />}
    </section>
  );
}, sameData);
