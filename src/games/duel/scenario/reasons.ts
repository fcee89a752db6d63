import {
  against,
  type Act,
  type ActKind,
  type CardId,
  type Destination,
  type DuelRun,
  type Player,
  type Reason,
  type Reasons,
} from '../../../engine/duel';
import { isMeant, namesPlace, type CardReference } from './card-reference';
import type { WantedStep } from './schema';

/** Why a step is not offered. */
export function reasonsAgainst(run: DuelRun, step: WantedStep): Reason[] {
  const player = step.player ?? run.decision?.player ?? run.duel.state.turnPlayer;
  const ofActs = actsMeant(run, player, step).flatMap((act) => run.whyNot(player, act));
  const ofTargets = cardsMeant(run, player, step.choose ?? step.cards).flatMap((id): Reason[] => {
    const rule = run.duel.continuous.forbids('target', player, id);
    return rule === undefined ? [] : [{ rule, card: id }];
  });
  const ofChoice: Reasons = [];
  // The act itself is allowed: it is the choice that is not.
  if (step.choose !== undefined && ofActs.length === 0) against(ofChoice, 'cannot-be-chosen');
  return [...ofActs, ...ofTargets, ...ofChoice];
}

/** The cards that a reference can mean anywhere; without a place those of the player, if there are any. */
function cardsMeant(run: DuelRun, player: Player, references: readonly CardReference[] | undefined): CardId[] {
  return (references ?? []).flatMap((reference) => {
    const all = run.duel.state.cards.filter((card) => card.zone !== 'gone' && isMeant(run.duel, card.id, reference));
    const own = all.filter((card) => card.controller === player);
    return (namesPlace(reference) || own.length === 0 ? all : own).map((card) => card.id);
  });
}

/** The acts, legal or not, that a step can mean. */
function actsMeant(run: DuelRun, player: Player, step: WantedStep): Act[] {
  const { duel } = run;
  const cards = step.card === undefined ? [] : cardsMeant(run, player, [step.card]);
  switch (step.do) {
    case 'activate':
      return cards.flatMap((card) =>
        (step.effect === undefined ? duel.defs[card]!.effects.map((_, effect) => effect) : [step.effect]).map(
          (effect) => ({ do: 'activate', card, effect }) as const,
        ),
      );
    case 'attack':
      return cards.flatMap((card) => targetsMeant(run, player, step).map((target) => ({ do: 'attack', card, target }) as const));
    case 'replay':
      return (step.target === 'cancel' ? ['cancel' as const] : targetsMeant(run, player, step)).map(
        (target) => ({ do: 'replay', target }) as const,
      );
    case 'enter':
      if (step.to === undefined) return [];
      return [{ do: 'enter', to: (step.to === 'nextStep' && duel.state.phase === 'battle' ? 'main2' : step.to) as Destination }];
    case 'endTurn':
      return [{ do: 'enter', to: 'end' }];
    case 'pendulumSummon': {
      const asked = cardsMeant(run, player, step.choose ?? step.cards ?? (step.card === undefined ? undefined : [step.card]));
      return asked.length === 0 ? [{ do: 'pendulumSummon' }] : asked.map((card) => ({ do: 'pendulumSummon', asked: card }));
    }
    case 'pass':
      return [{ do: 'pass' }];
    case 'normalSummon':
    case 'setMonster':
    case 'specialSummon':
    case 'flipSummon':
    case 'changePosition':
    case 'setSpellTrap':
      return cards.map((card) => ({
        do: step.do as Exclude<ActKind, 'activate' | 'attack' | 'replay' | 'enter' | 'pendulumSummon' | 'pass'>,
        card,
      }));
    default:
      return [];
  }
}

function targetsMeant(run: DuelRun, player: Player, { target }: WantedStep): (CardId | 'direct')[] {
  if (target === 'cancel') return [];
  if (target === 'direct') return ['direct'];
  const { cards, players } = run.duel.state;
  const opposing = players[player === 0 ? 1 : 0].monsters.filter((id) => id !== null);
  if (target === undefined) return [...opposing, 'direct'];
  const anywhere = cards.filter((card) => card.zone !== 'gone' && isMeant(run.duel, card.id, target));
  const onField = anywhere.filter((card) => card.zone === 'monster');
  const meant = (onField.length > 0 ? onField : anywhere).map((card) => card.id);
  const theirs = meant.filter((id) => opposing.includes(id));
  return theirs.length > 0 ? theirs : meant;
}
