import { usePaperTexts } from '../../../i18n/paper-texts';
import { stacksOf, type DeckCards } from '../../../store/decks/deck-book';
import { Paper } from '../../base/paper/Paper';
import { useDeckSubject } from './subject';

interface DeckPaperProps {
  readonly name: string;
  readonly deck: DeckCards;
}

/** The deck as a list that is handed in at a tournament. */
export function DeckPaper({ name, deck }: DeckPaperProps) {
  const t = usePaperTexts();
  const { parts, part: partName, groups, groupOf, inOrder, nameOf, unknown, counts, causes, legal } = useDeckSubject();
  const against = causes(deck);
  return (
    <Paper
      title={name}
      note={[counts(deck), ...(against.length === 0 ? [legal] : against.map(({ say }) => say))].join(' · ')}
      head={[t.player, t.event, t.date, t.judge]}
    >
      {parts
        .filter((part) => deck[part].length > 0)
        .map((part) => {
          const stacks = stacksOf([...inOrder(deck[part]), ...deck[part].filter((passcode) => nameOf(passcode) === undefined)]);
          const sections = [...groups, { key: undefined, label: '' }]
            .map(({ key, label }) => ({ label, cards: stacks.filter(({ passcode }) => groupOf(passcode) === key) }))
            .filter(({ cards }) => cards.length > 0);
          return (
            <section key={part}>
              <h2>{t.part(partName[part], deck[part].length)}</h2>
              <div className="paper__columns">
                {sections.map(({ label, cards }) => (
                  <section key={label}>
                    {label !== '' && <h3>{label}</h3>}
                    <ul>
                      {cards.map(({ passcode, copies }) => (
                        <li key={passcode} className="paper__card">
                          <b>{copies}</b>
                          <span>{nameOf(passcode) ?? unknown(passcode)}</span>
                          <small>{passcode}</small>
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            </section>
          );
        })}
    </Paper>
  );
}
