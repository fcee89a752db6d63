import type { Action, Targets } from '../model/effect';
import type { Duel } from '../model/duel';
import type { Effect } from '../model/scope';
import { legalTargets } from '../rules/activation';
import { chooseCards } from './choices';

/** Has the targets taken that such a part of a text asks for. @returns whether there were enough. */
export function* takeTargets(duel: Duel, e: Effect, spec: Targets): Action<boolean> {
  const from = legalTargets(duel, e, spec);
  const picked = yield* chooseCards(e, {
    player: spec.byOpponent === true ? e.opponent : e.player,
    from,
    min: spec.min,
    max: spec.atMost?.(e) ?? spec.max,
    prompt: spec.prompt,
    fits: spec.fits && ((cards) => spec.fits!(e, cards)),
  });
  for (const id of picked) e.link.targets.push(e.chosen(id));
  return from.length >= spec.min;
}
