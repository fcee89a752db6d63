import type { Act, CardId, Duel, Player } from '../../../engine/duel';
import type { ToldAct } from '../../../thinking';

/** Whether a player knows what card that is by what lies on the table: less than what one may have seen before. */
export function isKnownTo(duel: Duel, player: Player, id: CardId): boolean {
  const { zone, controller, faceUp } = duel.state.cards[id]!;
  switch (zone) {
    case 'deck':
      return false;
    case 'hand':
      return controller === player;
    case 'graveyard':
      return true;
    default:
      return faceUp || controller === player;
  }
}

const TOLD: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'normalSummon',
  'setMonster',
  'specialSummon',
  'flipSummon',
  'changePosition',
  'setSpellTrap',
  'activate',
  'attack',
  'enter',
]);

/** An act to be told; undefined for what is not worth a word. */
export function toldAct(duel: Duel, player: Player, act: Act, isKnown: (card: number) => boolean): ToldAct | undefined {
  if (!TOLD.has(act.do)) return undefined;
  const passcode = (card: CardId): number | undefined => (isKnown(card) ? duel.state.cards[card]!.passcode : undefined);
  const card = 'card' in act && act.card !== undefined ? passcode(act.card) : undefined;
  const aim = 'target' in act ? act.target : undefined;
  const target = typeof aim === 'number' ? passcode(aim) : aim;
  return {
    verb: act.do,
    player,
    cards: [],
    ...(card !== undefined && { card }),
    ...(target !== undefined && { target }),
    ...('to' in act && act.to !== undefined && { to: act.to }),
  };
}
