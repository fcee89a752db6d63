import { tributesOf } from '../rules/summoning';
import { partsOf, placeAt } from '../../table/index';
import { DESTINATIONS, type ActKind, type Destination } from '../model/decision';
import type { Duel } from '../model/duel';
import { opponentOf, type CardId, type Player } from '../model/vocabulary';
import type { RuleId } from '../register/index';
import { cardAt } from './from-view';
import type { OptionView, Place, ReasonView } from './view';
import type { Wish, WishView } from './wish';

/** What is asked while somebody thinks about it. */
export interface Thinking {
  readonly duel: Duel;
  /** The seat that decides. */
  readonly player: Player;
  /** Its acts, as far as whoever thinks may see them. */
  readonly options: readonly OptionView[];
  /** Somebody else thinks, or everybody: only of what needs no look at the cards of that seat. */
  readonly isOpenly: boolean;
  readonly isBattle: boolean;
  readonly whyNot: (wish: Wish) => readonly ReasonView[];
}

/** What a card is usually wanted for comes first. */
const USUAL: readonly ActKind[] = [
  'specialSummon',
  'normalSummon',
  'flipSummon',
  'activate',
  'attack',
  'setMonster',
  'setSpellTrap',
  'changePosition',
  'pendulumSummon',
];

/** The card has nothing of that kind: not worth a line. */
const NOTHING: ReadonlySet<RuleId> = new Set<RuleId>(['no-procedure', 'no-such-effect', 'nothing-there']);

const FROM_HAND = {
  monster: ['normalSummon', 'setMonster', 'specialSummon'],
  pendulum: ['activate'],
  spellTrap: ['activate', 'setSpellTrap'],
  field: ['activate', 'setSpellTrap'],
} as const satisfies Record<string, readonly ActKind[]>;
type Home = keyof typeof FROM_HAND;

const comesTo = (home: Home, { do: act }: { readonly do: ActKind }): boolean =>
  (FROM_HAND[home] as readonly ActKind[]).includes(act);

/**
 * What the seat that decides could think of doing with what lies at a place, offered or refused: with a card of its own, against
 * a monster of the other side, with the cards of its hand that could come to an empty zone of its own.
 */
export function wishesAt(thinking: Thinking, place: Place): readonly WishView[] {
  const { duel, player, isOpenly } = thinking;
  const id = cardAt(duel, place);
  if (id === undefined) return isOpenly ? [] : wishesForZone(thinking, place);
  const { controller, zone } = duel.state.cards[id]!;
  if (controller === player) return wishesOf(thinking, id, place);
  return zone === 'monster' ? attacksOn(thinking, place) : [];
}

/**
 * What could be announced, each offered or refused. Where the end of the phase comes first and where it leads is chosen later,
 * the end is offered for what could be chosen then.
 */
export const announcements = ({ options, whyNot }: Thinking): readonly WishView[] => {
  const offered = (to: Destination) => options.filter((option) => option.do === 'enter' && option.to === to);
  const later = offered('nextStep');
  return DESTINATIONS.map((to): WishView => {
    const found = offered(to);
    const reasons = found.length > 0 ? [] : whyNot({ do: 'enter', to });
    const isLater = later.length > 0 && reasons.every(({ rule }) => rule === 'not-in-this-decision');
    return {
      do: 'enter',
      to,
      options: found.length === 0 && isLater ? later : found,
      reasons: isLater ? [] : reasons,
      isUsual: true,
    };
  });
};

/**
 * What a card could do at another place: a card of the hand come to a zone of its own side, a monster attack there. Several
 * options: one has to be chosen. Reasons: why not there. Neither: it has reasons of its own (`wishesAt`).
 */
export function wishesTo(thinking: Thinking, from: Place, to: Place): Pick<WishView, 'options' | 'reasons'> {
  const { duel, player, options, whyNot } = thinking;
  const card = cardAt(duel, from);
  const { seat, zone } = partsOf(to);
  if (card === undefined) return { options: [], reasons: [{ rule: 'nothing-there' }] };
  if (duel.state.cards[card]!.zone !== 'hand') {
    if (seat !== opponentOf(player)) return NEITHER;
    const target = zone === 'monster' && cardAt(duel, to) !== undefined ? to : 'direct';
    const attack = options.filter((option) => option.do === 'attack' && option.card === from && option.target === target);
    return { options: attack, reasons: attack.length > 0 ? [] : whyNot({ do: 'attack', card: from, target }) };
  }
  if (seat !== player || !isHome(zone)) return NEITHER;
  const home = homeOf(duel, card);
  if (zone === 'pendulum') return toPendulumZone(thinking, card, from);
  if (zone !== home) {
    const rule = zone === 'monster' ? 'not-a-monster' : home === 'monster' ? 'not-a-spell-or-trap' : 'field-zone';
    return { options: [], reasons: [{ rule }] };
  }
  return { options: usualFirst(options.filter((option) => option.card === from && comesTo(home, option))), reasons: [] };
}

/** A Pendulum monster of the hand is activated there as a Spell; nothing else comes there. */
function toPendulumZone({ duel, options, whyNot }: Thinking, card: CardId, from: Place): Pick<WishView, 'options' | 'reasons'> {
  if (!duel.defs[card]!.index.isPendulum) return { options: [], reasons: [{ rule: 'not-a-pendulum-monster' }] };
  const found = options.filter((option) => option.card === from && comesTo('pendulum', option));
  return { options: found, reasons: found.length > 0 ? [] : whyNot({ do: 'activate', card: from }) };
}

const NEITHER = { options: [], reasons: [] } as const;

const isHome = (zone: string | undefined): zone is Home => zone !== undefined && Object.hasOwn(FROM_HAND, zone);

function homeOf(duel: Duel, card: CardId): Home {
  const { kind, subtype } = duel.defs[card]!.facts;
  return kind === 'monster' ? 'monster' : subtype === 'field' ? 'field' : 'spellTrap';
}

const usualFirst = (options: readonly OptionView[]): readonly OptionView[] =>
  [...options].sort((a, b) => USUAL.indexOf(a.do) - USUAL.indexOf(b.do));

function wishesOf({ duel, options, isOpenly, isBattle, whyNot }: Thinking, id: CardId, card: Place): readonly WishView[] {
  const own = usualFirst(options.filter((option) => option.card === card));
  const attacks = own.filter((option) => option.do === 'attack');
  const offered: WishView[] = own
    .filter((option) => option.do !== 'attack')
    .map((option) => ({ do: option.do, card, options: [option], reasons: [], isUsual: true }));
  if (attacks.length > 0) offered.push({ do: 'attack', card, options: attacks, reasons: [], isUsual: true });
  if (isOpenly) return offered;
  const { usual, more } = thinkable(duel, id, isBattle);
  const refused = [...usual, ...more]
    .filter((act) => own.every((option) => option.do !== act))
    .map((act): WishView => {
      const against = whyNot({ do: act, card });
      // The Pendulum Summon is no act of a single card: this one may be among those that come.
      const reasons = act === 'pendulumSummon' ? against.filter(({ rule }) => rule !== 'not-in-this-decision') : against;
      const among = act === 'pendulumSummon' && reasons.length === 0 ? options.filter((option) => option.do === act) : [];
      const tributes = tributesOf(duel, act, id);
      return {
        do: act,
        card,
        options: among,
        reasons,
        isUsual: usual.includes(act) || among.length > 0,
        ...(tributes !== undefined && { tributes }),
      };
    });
  return [...offered, ...refused.filter(({ isUsual, reasons }) => isUsual || !reasons.some(({ rule }) => NOTHING.has(rule)))];
}

/** The acts that are thought of for a card where it lies; the usual ones come first. */
function thinkable(
  duel: Duel,
  id: CardId,
  isBattle: boolean,
): { readonly usual: readonly ActKind[]; readonly more: readonly ActKind[] } {
  const { zone, faceUp, owner } = duel.state.cards[id]!;
  const { kind, subtype } = duel.defs[id]!.facts;
  const pendulum: readonly ActKind[] = duel.state.players[owner].pendulum === undefined ? [] : ['pendulumSummon'];
  const asSpell: readonly ActKind[] = duel.defs[id]!.index.isPendulum && pendulum.length > 0 ? ['activate'] : [];
  const effect: readonly ActKind[] = subtype === 'normal' || subtype === 'token' ? [] : ['activate'];
  switch (zone) {
    case 'hand':
      return kind === 'monster'
        ? {
            usual: ['normalSummon', 'setMonster', ...asSpell],
            more: ['specialSummon', ...effect.filter((act) => !asSpell.includes(act)), ...pendulum],
          }
        : { usual: ['activate', 'setSpellTrap'], more: [] };
    case 'spellTrap':
    case 'field':
    case 'pendulum':
      return { usual: ['activate'], more: [] };
    case 'monster': {
      const usual: readonly ActKind[] = isBattle ? ['attack'] : faceUp ? ['changePosition', ...effect] : ['flipSummon'];
      const all: readonly ActKind[] = ['attack', faceUp ? 'changePosition' : 'flipSummon', ...effect];
      return { usual, more: all.filter((act) => !usual.includes(act)) };
    }
    case 'graveyard':
    case 'banished':
      return { usual: [], more: ['specialSummon', 'activate'] };
    case 'fusionDeck':
      return { usual: [], more: faceUp ? pendulum : [] };
    default:
      return { usual: [], more: [] };
  }
}

/** A monster of the other side can be attacked: by each own monster, or why not by that one. */
function attacksOn({ duel, player, options, isOpenly, whyNot }: Thinking, target: Place): readonly WishView[] {
  return duel.state.players[player].monsters.flatMap((id, slot): WishView[] => {
    if (id === null) return [];
    const card = placeAt(player, 'monster', slot);
    const found = options.filter((option) => option.do === 'attack' && option.card === card && option.target === target);
    const isSecret = isOpenly && !duel.state.cards[id]!.faceUp;
    const reasons = found.length > 0 || isSecret ? [] : whyNot({ do: 'attack', card, target });
    return [{ do: 'attack', card, target, options: found, reasons, isUsual: false }];
  });
}

function wishesForZone(thinking: Thinking, place: Place): readonly WishView[] {
  const { duel, player } = thinking;
  const { seat, zone } = partsOf(place);
  if (seat !== player || !isHome(zone)) return [];
  return duel.state.players[player].hand.flatMap((id, i) =>
    (zone === 'pendulum' ? duel.defs[id]!.index.isPendulum : homeOf(duel, id) === zone)
      ? wishesOf(thinking, id, placeAt(player, 'hand', i)).filter((wish) => comesTo(zone, wish))
      : [],
  );
}
