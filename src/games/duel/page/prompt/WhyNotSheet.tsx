import type { DuelTable, ShownDuel } from '../../table';
import type { Place } from '../../../../engine/table';
import { useWhyTexts, type WhyTexts } from '../../../../i18n/remedy-texts';
import type { Because } from '../../../../ui/base/shared/reasons';
import { zoneName } from '../../../../ui/table/field/place-label';
import { cardAt } from '../../../../ui/table/field/places';
import { useScene } from '../../../../ui/table/field/scene';
import { asksCards } from './acts';
import { isPick } from '../../../../ui/table/dock/picking';
import { nameAt } from './sentences';
import { thoughtsAt, thoughtsOfZone, useThinker } from './thoughts';
import { useSpeech } from './use-speech';
import { WhyNotList } from '../../../../ui/table/dock/WhyNotList';

/** Why nothing at all can be listed for the place; undefined when something can. */
function generalReason(place: Place, { question, view, seats }: ShownDuel, t: WhyTexts): Because | undefined {
  if (!question) return { text: t.nothing, ...(view.result && { rule: 'duel-over' }) };
  const { name } = seats[question.player];
  if (question.form !== 'choice') return { text: t.publicWindow };
  if (isPick(question)) {
    return question.decision.pick?.from.some((card) => card.place === place)
      ? { text: t.candidate }
      : { text: t.notACandidate, rule: 'not-in-this-decision' };
  }
  if (!asksCards(question.decision)) return { text: t.otherQuestion, rule: 'not-in-this-decision' };
  const card = cardAt(view, place);
  return card && card.controller !== question.player ? { text: t.notYours(name), rule: 'not-your-card' } : undefined;
}

/** Everything that could be thought of for a card or zone, with every reason why it is not legal now. */
export function WhyNotSheet({ place }: { readonly place: Place }) {
  const { table } = useScene<DuelTable>();
  const speech = useSpeech(table);
  const t = useWhyTexts();
  const thinker = useThinker(table, speech);
  const card = cardAt(table.view, place);
  const what = card ? nameAt(place, speech) : zoneName(place, speech.table);
  const thoughts = thoughtsAt(place, thinker);
  const comers = card ? [] : thoughtsOfZone(place, thinker);
  const general =
    thoughts.length + comers.length === 0
      ? (generalReason(place, table, t) ?? { text: t.nothing })
      : card && card.controller !== table.question?.player
        ? generalReason(place, table, t)
        : undefined;
  return (
    <WhyNotList what={what} general={general} thoughts={thoughts} comers={comers} nameAt={(comer) => nameAt(comer, speech)} />
  );
}
