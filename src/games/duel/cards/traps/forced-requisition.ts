import { discardChosen, happened, nothing, trap, type DuelEvent, type Scope } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** Removed from play instead it has been discarded all the same (E62). */
const WHERE_TO = ['toGrave', 'banish'] as const;
const discarded = (q: Scope, { from, how, player }: DuelEvent): boolean =>
  from === 'hand' && how === 'discarded' && player === q.player;
/** Turned up when its player has discarded. From then on the opponent discards as many cards as its player does, each time. */
export default trap(74923978, {
  activate: {
    ...nothing,
    condition: (q) => WHERE_TO.some((verb) => happened(q, verb, (event) => discarded(q, event)).length > 0),
    rule: 'right-after-its-event',
  },
  effects: WHERE_TO.map((verb) =>
    watches(verb, discarded, (e) => discardChosen(e, e.opponent, e.event!.cards?.length ?? 1), { together: true }),
  ),
});
