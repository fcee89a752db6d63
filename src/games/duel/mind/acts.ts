import type { Act, CardId, Duel, Player } from '../../../engine/duel';
import { activates } from './activations';
import { attacks, enters, foeOf } from './battle';
import policy from './policy.json';
import { bestAtk, worthOf } from './worth';

/** How readily the player who is asked does it. Doubled is twice as likely where acts are drawn by lot. */
export function likelihoodOf(duel: Duel, player: Player, kind: string, act: Act): number {
  switch (act.do) {
    case 'pass':
      return policy.pass;
    case 'normalSummon':
      return summons(duel, player, act.card);
    case 'setMonster':
      return setsMonster(duel, player, act.card);
    case 'specialSummon':
    case 'pendulumSummon':
      return policy.special;
    case 'flipSummon':
      return flips(duel, player, act.card);
    case 'changePosition':
      return turns(duel, player, act.card);
    case 'setSpellTrap':
      return setsSpellTrap(duel, act.card);
    case 'activate':
      return activates(duel, player, kind, act.card, act.effect);
    case 'attack':
      return attacks(duel, act.card, act.target);
    case 'replay':
      return act.target === 'cancel' ? 1 : act.target === 'direct' ? policy.direct : policy.replayOn;
    case 'enter':
      return enters(duel, player, act.to);
  }
}

/** What the player's own monsters are worth that it would be Tributed for. */
function tributesFor(duel: Duel, player: Player, id: CardId): number {
  const level = duel.continuous.level(id);
  if (level <= 4) return 0;
  const { monsters } = duel.state.players[player];
  const worths = monsters.flatMap((one) => (one === null ? [] : [worthOf(duel, one)])).sort((a, b) => a - b);
  return worths.slice(0, level > 6 ? 2 : 1).reduce((sum, worth) => sum + worth, 0);
}

function summons(duel: Duel, player: Player, id: CardId): number {
  const { facts, effects, index } = duel.defs[id]!;
  const atk = facts.atk ?? 0;
  const gain = atk + 500 - tributesFor(duel, player, id);
  if (gain < 0) return policy.summonLoss;
  const stands = atk >= bestAtk(duel, foeOf(player));
  const readily = (stands ? policy.summonStands : policy.summonFalls) * (0.3 + atk / 2000);
  const pays = Math.min(1, 0.1 + gain / (policy.summonGain * (500 + atk)));
  return (readily + (effects.length > 0 ? policy.summonEffect : 0)) * pays * (index.flip >= 0 ? policy.summonFlip : 1);
}

function setsMonster(duel: Duel, player: Player, id: CardId): number {
  const { facts, index } = duel.defs[id]!;
  const def = facts.def ?? 0;
  if (500 + def < tributesFor(duel, player, id)) return policy.summonLoss / 2;
  const isOutdone = (facts.atk ?? 0) < bestAtk(duel, foeOf(player));
  return (
    (index.flip >= 0 ? policy.setFlip : policy.setPlain) +
    (isOutdone ? policy.setOutdone : 0) +
    policy.setDef * Math.min(1.5, def / 1500)
  );
}

function flips(duel: Duel, player: Player, id: CardId): number {
  const { facts, index } = duel.defs[id]!;
  const isStrong = (facts.atk ?? 0) > bestAtk(duel, foeOf(player));
  return (index.flip >= 0 ? policy.flipFlip : policy.flipPlain) + (isStrong ? policy.flipStrong : 0);
}

function turns(duel: Duel, player: Player, id: CardId): number {
  const foe = bestAtk(duel, foeOf(player));
  const atk = duel.continuous.atk(id);
  if (duel.state.cards[id]!.position === 'attack') return atk < foe ? policy.toDefence : 0.1;
  return atk > foe ? policy.toAttack : 0.1;
}

function setsSpellTrap(duel: Duel, id: CardId): number {
  const { index, facts } = duel.defs[id]!;
  return index.isTrap ? policy.setTrap : facts.subtype === 'quick-play' ? policy.setQuick : policy.setSpell;
}
