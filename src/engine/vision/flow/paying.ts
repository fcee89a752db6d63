import { askValue } from '../../kernel/decision';
import type { Doing } from '../model/decision';
import type { CardId, Player } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { nodesOf } from '../rules/nodes';
import { move } from './moving';

/**
 * Pays with nodes, one each: active ones are put to sleep, sleeping ones go to the Underworld; of each the ones that have lain
 * there longest. The mix is asked where there is more than one (S25).
 */
export function* pay(vision: Vision, player: Player, cost: number, card: CardId): Doing {
  if (cost === 0) return;
  const { active, sleep } = nodesOf(vision, player);
  const [fewest, most] = [Math.max(0, cost - sleep), Math.min(cost, active)];
  let put = most;
  if (fewest < most) {
    const values = Array.from({ length: most - fewest + 1 }, (_, i) => most - i);
    const why = { prompt: 'pay', card, amount: cost } as const;
    put = (yield* askValue({ form: 'question', kind: 'pay', player, values, why } as const)) as number;
  }
  const { nodes } = vision.side(player);
  const asleep = nodes.filter((one) => vision.card(one).asleep).slice(0, cost - put);
  const awake = nodes.filter((one) => !vision.card(one).asleep).slice(0, put);
  for (const one of awake) vision.card(one).asleep = true;
  for (const one of asleep) move(vision, one, 'underworld');
  vision.tell('pay', player, { card, amount: cost, paid: [put, cost - put] });
}
