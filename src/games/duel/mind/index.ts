import type { Act, CardId, Duel, DuelRun } from '../../../engine/duel';
import { placeOf } from '../../../engine/duel';
import { winSought, type Mind } from '../../../thinking';
import { aheadOf } from './ahead';
import { likelihoodOf } from './acts';
import { sayingOf, wishFor } from './picks';
import { isKnownTo, toldAct } from './telling';
import { duelProving } from './proving';
import { isInReach } from './reach';
import { standingOf, valueOf } from './value';

export { featuresOf } from './features';
export { learnedValueOf } from './learned';
export { duelProving };

/** The part of a look for a win that is left where none can be expected. */
const OUT_OF_REACH = 8;

/** Cards of one name are as good as each other in a hand or a pile; on the field each lies by itself. */
function tokenOf(duel: Duel, id: number): string {
  const { zone, passcode } = duel.state.cards[id]!;
  switch (zone) {
    case 'monster':
    case 'spellTrap':
    case 'field':
    case 'pendulum':
      return placeOf(duel, id as CardId);
    default: {
      const { controller } = duel.state.cards[id]!;
      return `${controller}:${zone} ${passcode}`;
    }
  }
}

function named(act: Act, name: (card: number) => string): string {
  const card = 'card' in act && act.card !== undefined ? ` ${name(act.card)}` : '';
  const effect = act.do === 'activate' ? ` ${act.effect}` : '';
  const target = 'target' in act ? ` > ${typeof act.target === 'number' ? name(act.target) : act.target}` : '';
  return `${act.do}${card}${effect}${target}${act.do === 'enter' ? ` ${act.to}` : ''}`;
}

/** How the duel is thought about. */
export const duelMind: Mind<DuelRun> = {
  place: ({ duel }, card) => placeOf(duel, card as CardId),
  token: ({ duel }, card) => tokenOf(duel, card),
  named: (_run, act, name) => named(act as Act, name),
  likelihood: ({ duel, decision }, act) => likelihoodOf(duel, decision!.player, decision!.kind, act as Act),
  wish: ({ duel, decision }, card) => wishFor(duel, decision!.player, decision!.why, card as CardId),
  saying: ({ duel, decision }, value) => sayingOf(duel, decision!.player, decision!.why, value),
  value: ({ duel }, seat) => valueOf(duel, seat),
  standing: ({ duel }, seat) => standingOf(duel, seat),
  ahead: ({ duel }, seat) => aheadOf(duel, seat),
  knows: ({ duel }, seat, card) => isKnownTo(duel, seat, card as CardId),
  told: ({ duel, decision }, act, isKnown) => toldAct(duel, decision!.player, act as Act, isKnown),
  winIn: (run, nodes) =>
    winSought(duelProving, run, isInReach(run.duel, run.decision!.player) ? nodes : Math.ceil(nodes / OUT_OF_REACH)),
};
