import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { AttackEnd, IfBothPass, LinkEnd, Viewer } from '../views/view';
import { declaredAttackEnd } from './attack-end';
import type { Kind } from './known-world';
import { linkEnds } from './link-ends';

/**
 * What happens if both players pass now, as far as the viewer can tell: how the links of the chain end, the last first, and what
 * the declared attack comes to. Undefined: neither waits for both to pass.
 */
export function ifBothPass(kind: Kind, duel: Duel, rest: DuelState, viewer: Viewer): IfBothPass | undefined {
  const ends = rest.stack.length > 0 ? linkEnds(kind, duel, rest, viewer) : undefined;
  const attack = declaredAttackEnd(kind, duel, rest);
  if (ends === undefined && attack === undefined) return undefined;
  const steps = (ends ?? []).map((end, i) => ({ entry: i + 1, end })).reverse();
  const open = openBy(steps, attack);
  return { steps, ...(attack && { attack }), ...(open && { open }) };
}

function openBy(steps: readonly { readonly end: LinkEnd }[], attack: AttackEnd | undefined): IfBothPass['open'] {
  if (attack?.kind === 'faceDown') return { kind: 'hidden' };
  const ends = [...steps.map(({ end }) => end), ...(attack === undefined ? [] : [attack])];
  const first = ends.find((end) => end.kind === 'open');
  return first && { kind: first.decides === 'choice' ? 'asked' : first.decides };
}
