import type { Place } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useWhyTexts } from '../../../i18n/remedy-texts';
import { Reason } from '../../base/rules/Reason';
import { useDock } from '../../base/shared/dock-store';
import type { Because } from '../../base/shared/reasons';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { zoneName } from '../field/place-label';
import { useSceneTexts } from '../field/table-context';
import { isPick } from './picking';
import { useScene } from './scene';
import type { Thought } from './thought';
import { useNameAt, useThinker } from './thoughts';

function ThoughtList({ thoughts }: { readonly thoughts: readonly Thought[] }) {
  const t = useWhyTexts();
  return (
    <ul className="moment__list">
      {thoughts.map(({ key, label, options, reasons }) => (
        <li key={key} className={options.length > 0 ? 'moment__yes' : 'moment__no'} data-thought={key}>
          <b>{label}</b>
          {options.length > 0 ? <span>{t.possible}</span> : reasons.map((reason) => <Reason key={reason.text} reason={reason} />)}
        </li>
      ))}
    </ul>
  );
}

/** Why nothing at all can be listed for the place; undefined when something can. */
function useGeneralReason(place: Place): Because | undefined {
  const { table, game } = useScene();
  const { question, view, seats, secrecy } = table;
  const { whyNot } = usePromptTexts();
  const t = useWhyTexts();
  if (!question) return { text: t.nothing, ...(view.result && { rule: game.rules.over }) };
  const { form, decision, player } = question;
  if (form !== 'choice') return { text: (secrecy === 'peek' ? whyNot.lookFirst : whyNot.lookHere)(seats[player].name) };
  if (isPick(question))
    return decision.pick?.from.some((card) => card.place === place)
      ? { text: t.candidate }
      : { text: t.notACandidate, rule: 'not-in-this-decision' };
  if (!game.asksActs(decision)) return { text: t.otherQuestion, rule: 'not-in-this-decision' };
  const { notYours: rule } = game.rules;
  const card = game.cardAt(view, place);
  return card && card.controller !== player ? { text: t.notYours(seats[player].name), ...(rule && { rule }) } : undefined;
}

/** Everything that could be thought of for a card or zone, with every reason why it is not legal now. */
export function WhyNotSheet({ place }: { readonly place: Place }) {
  const { table, game } = useScene();
  const t = useWhyTexts();
  const scene = useSceneTexts();
  const nameAt = useNameAt();
  const thinker = useThinker();
  const card = game.cardAt(table.view, place);
  const title = t.title(card ? nameAt(place) : zoneName(place, scene));
  const [thoughts, comers] = [thinker.at(place), thinker.to(place)];
  const isNothing = thoughts.length + comers.length === 0;
  const why = useGeneralReason(place);
  const general = isNothing ? (why ?? { text: t.nothing }) : card && card.controller !== table.question?.player ? why : undefined;
  return (
    <SheetFrame name={title} title={title} onClose={() => useDock.getState().close()}>
      <div className="moment moment--sheet">
        {general && (
          <p>
            <Reason reason={general} />
          </p>
        )}
        <ThoughtList thoughts={thoughts} />
        {comers.map((comer) => (
          <section key={comer.card}>
            <h3 className="sheet__part">{nameAt(comer.card)}</h3>
            <ThoughtList thoughts={comer.thoughts} />
          </section>
        ))}
      </div>
    </SheetFrame>
  );
}
