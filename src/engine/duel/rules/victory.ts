import { GameOver } from '../../kernel/play';
import type { Duel } from '../model/duel';
import type { DuelResult } from '../model/duel-state';
import { Scope } from '../model/scope';
import { opponentOf, type Player } from '../model/vocabulary';

/** Ends the duel with this result. Never returns: whatever was going on stops there. */
export function endDuel(duel: Duel, result: DuelResult): never {
  duel.state.result = result;
  duel.note({
    verb: 'win',
    player: result.winner === 'draw' ? duel.state.turnPlayer : result.winner,
    passcode: result.passcode,
    text: `${result.winner} ${result.reason}`,
  });
  duel.state.frames = [];
  throw new GameOver();
}

/**
 * Looks at Life Points and failed draws after each atomic act, costs included (E4, E5, E6; rulings: the duel ends there).
 */
export function checkVictory(duel: Duel): void {
  const [a, b] = duel.state.players;
  if (a.lifePoints > 0 && b.lifePoints > 0 && !a.deckedOut && !b.deckedOut) return;
  const lost = ([0, 1] as const).filter((p) => duel.state.players[p].lifePoints <= 0 || duel.state.players[p].deckedOut);
  const byLifePoints = lost.some((p) => duel.state.players[p].lifePoints <= 0);
  const winner: Player | 'draw' = lost.length === 2 ? 'draw' : opponentOf(lost[0]!);
  if (!byLifePoints) endDuel(duel, { winner, reason: 'deckOut' });
  const passcode = winner === 'draw' ? undefined : matchWinner(duel, winner);
  endDuel(duel, passcode === undefined ? { winner, reason: 'lp' } : { winner, reason: 'matchWin', passcode });
}

/** R043, R047: the monster whose direct attack has ended the duel and wins the match so. */
function matchWinner(duel: Duel, winner: Player): number | undefined {
  const { battle, damageStep, cards } = duel.state;
  if (battle === null || damageStep !== 'calculation' || battle.target !== null) return undefined;
  const { passcode, controller } = cards[battle.attacker]!;
  const wins = duel.defs[battle.attacker]!.inBattle.winsMatch === true && controller === winner;
  return wins && !duel.continuous.isNegated(battle.attacker) ? passcode : undefined;
}

/** Looks at the wins that cards bring by themselves (E8). Both at once: a draw. */
export function checkVictoryCards(duel: Duel): void {
  let result: DuelResult | undefined;
  for (const id of duel.index.victoryCards) {
    const { controller, passcode } = duel.state.cards[id]!;
    const victory = duel.defs[id]!.victory!;
    if (controller === result?.winner || duel.continuous.isNegated(id) || !victory.met(new Scope(duel, id, controller))) continue;
    result = { winner: result === undefined ? controller : 'draw', reason: victory.reason, passcode };
  }
  if (result !== undefined) endDuel(duel, result);
}

/** Lasting effects that decide the duel when a turn ends or begins. */
export function checkVerdicts(duel: Duel, at: 'turnEnd' | 'turnStart'): void {
  for (const lingering of duel.state.lingering) {
    const verdict = duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.verdict;
    if (verdict?.at !== at) continue;
    const scope = new Scope(duel, lingering.card, lingering.player);
    scope.lingering = lingering;
    const result = verdict.of(scope);
    if (result !== undefined) endDuel(duel, { ...result, passcode: lingering.passcode });
  }
}
