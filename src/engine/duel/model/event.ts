import type { Card } from './card';
import type { Place } from '../../table/index';
import type { RuleId } from '../register/index';
import type { Data } from './data';
import type { Attribute, CardId, Player, Position, Race, Zone } from './vocabulary';

export const VERBS = [
  'draw',
  'summon',
  'specialSummon',
  'flipSummon',
  'set',
  'flip',
  'activate',
  'chainLink',
  'resolve',
  'negate',
  'destroy',
  'toGrave',
  'banish',
  'toHand',
  'toDeck',
  'toField',
  'attack',
  'replay',
  'damage',
  'lp',
  'phase',
  'turn',
  'control',
  'equip',
  'reveal',
  'coin',
  'dice',
  'win',
  'position',
  'counter',
  'shuffle',
  'battled',
  'noEffect',
  'missedTiming',
  'noTarget',
  'attackEnds',
  'step',
  'chooseFirst',
  'rockPaperScissors',
  'turnDown',
  'meets',
  'faces',
  'fought',
  'pass',
  'mixed',
] as const;
export type Verb = (typeof VERBS)[number];

/** Why something happened to a card or to Life Points. */
export const CAUSES = [
  'effect',
  'battle',
  'cost',
  'tribute',
  'discard',
  'rule',
  'negation',
  'draw',
  'upkeep',
  'material',
  'procedure',
  'pendulum',
] as const;
export type Cause = (typeof CAUSES)[number];

/** `returned`: from out of play to the Graveyard, which is no sending there. */
export const HOWS = ['destroyed', 'discarded', 'tributed', 'sent', 'returned'] as const;

/**
 * One thing that happened. Events with the same `batch` happened at the same time; "when … you can" looks at the last batch only.
 * `hidden` marks an event whose card only `player` may know (a draw, a Set).
 */
export interface DuelEvent {
  readonly verb: Verb;
  readonly batch: number;
  readonly player: Player;
  readonly card?: CardId;
  /** In the event of a trigger that several cards set off together: all of them. */
  readonly cards?: readonly CardId[];
  readonly passcode?: number;
  readonly from?: Zone;
  readonly to?: Zone;
  /** The new one; of a monster that has left the field, or has battled, the one that it had. */
  readonly position?: Position;
  readonly faceUp?: boolean;
  /** The card was face-up on the field before this, or had been turned up in its Deck. */
  readonly wasFaceUp?: boolean;
  readonly cause?: Cause;
  /** What was done to the card: a replacement of the destination keeps it (E62). */
  readonly how?: (typeof HOWS)[number];
  /** The card whose effect, attack or cost did it. */
  readonly by?: CardId;
  readonly byPlayer?: Player;
  /** Of an Equip Card that has left the field: the monster that it was on. */
  readonly host?: CardId;
  /** Of a monster that has left the field: it lay there as an Equip Spell by its own effect. */
  readonly wasSpell?: boolean;
  /** What the card remembered before it moved. */
  readonly data?: Data;
  /** Of a monster that has been tributed: the Type that it had. */
  readonly race?: Race;
  /** Of a monster that has been destroyed: the Attributes that it had on the field, where those are not the printed one. */
  readonly attributes?: readonly Attribute[];
  /** By which Tributes or materials the card had come that now moves. */
  readonly madeOf?: Card['madeOf'];
  readonly amount?: number;
  /** New Life Points, after the change. */
  readonly lifePoints?: number;
  /** Another card by its passcode. */
  readonly other?: number;
  /** In a battle: the other monster. */
  readonly foe?: CardId;
  readonly text?: string;
  readonly link?: number;
  /** In an activation: which of the card's effects. */
  readonly effect?: number;
  /** In a missed timing: the moment of the event that the effect would have answered. */
  readonly since?: number;
  /** The rule that explains it, where the table of `views/event-rules.ts` could not know. */
  readonly rule?: RuleId;
  readonly hidden?: boolean;
  /** Places before and after. */
  readonly fromPlace?: Place;
  readonly toPlace?: Place;
}
