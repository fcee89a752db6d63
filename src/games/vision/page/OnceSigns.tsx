import type { Player } from '../../../engine/vision';
import { useVisionTexts } from '../texts';
import { Icon } from '../../../ui/base/art';
import { useVision } from './vision-context';

/** What the turn player may do once in the turn, and whether it has: a node set, a character played. */
export function OnceSigns({ seat }: { readonly seat: Player }) {
  const { view } = useVision().table;
  const { once: t } = useVisionTexts().table;
  if (view.turnPlayer !== seat || view.result) return null;
  const { done } = view.seats[seat];
  const signs = [
    { key: 'node', name: t.node, isDone: done.includes('node'), words: [t.nodeDone, t.nodeFree] },
    { key: 'character', name: t.character, isDone: done.includes('character'), words: [t.characterDone, t.characterFree] },
  ];
  return (
    <ul className="once" aria-label={t.title}>
      {signs.map(({ key, name, isDone, words }) => (
        <li key={key} className={isDone ? 'once__done' : undefined}>
          <Icon name={isDone ? 'tick' : 'star'} />
          <span>
            <b>{name}</b>
            {isDone ? words[0] : words[1]}
          </span>
        </li>
      ))}
    </ul>
  );
}
