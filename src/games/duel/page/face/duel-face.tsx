import type { DuelView, Phase, ViewCard } from '../../../../engine/duel';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { GameFace } from '../../../../ui/table/field/face';
import { DuelCard } from './DuelCard';
import { duelLayout, layoutOf, pendulumLayout } from './duel-layout';
import { flagOf, wordsOf } from './duel-words';
import { ScaleArc } from './ScaleArc';

/** The duel: monsters in defense position lie across, face-down cards are backs with a slip for their owner. */
/** Players of either language know them. */
const SIGNS: Readonly<Record<Phase, string>> = { draw: 'DP', standby: 'SP', main1: 'M1', battle: 'BP', main2: 'M2', end: 'EP' };

export const duelFace: GameFace<ViewCard> = {
  layout: duelLayout,
  draw: (card, { wide, inPlay }) => <DuelCard card={card} wide={wide} inPlay={inPlay} />,
  liesAcross: (card) => card.position === 'defense',
  says: wordsOf,
  flag: flagOf,
  countersOn: (card) => card.counters ?? 0,
  ties: ({ equippedTo, linkedTo }) => [equippedTo, linkedTo].filter((place) => place !== undefined),
  phase: (phase: Phase, t: TableTexts) => ({ name: t.phaseName[phase], short: t.rail[phase], sign: SIGNS[phase] }),
};

/** The same with Pendulum Zones: where both hold a card, a thread runs from scale to scale. */
const pendulumFace: GameFace<ViewCard> = {
  ...duelFace,
  layout: pendulumLayout,
  figure: ({ scale }) => scale,
  over: (view, seat) => <ScaleArc view={view as DuelView} seat={seat} />,
};

/** How the duel of this view looks. */
export const faceOf = (view: DuelView): GameFace<ViewCard> => (layoutOf(view) === pendulumLayout ? pendulumFace : duelFace);
