import { allCharacters, charactersOf, hasNamed, isCharacter, isOnField } from './field';
import type { Entry, Target } from './state';
import { opponentOf, type CardId, type Phase, type Player, type Race } from './vocabulary';
import type { Vision } from './vision';

/** What a card may look at: nothing here changes anything. `player` is who controls the effect. */
export class Scope {
  constructor(
    private readonly vision: Vision,
    readonly player: Player,
    readonly self: CardId,
    /** The stay of the card as the effect began. */
    readonly stay: number,
  ) {}

  /** For the instructions of the card API, which change the game; cards do not import this. */
  static gameOf(scope: Scope): Vision {
    return scope.vision;
  }

  get opponent(): Player {
    return opponentOf(this.player);
  }
  otherThan(player: Player): Player {
    return opponentOf(player);
  }
  get turnPlayer(): Player {
    return this.vision.state.turnPlayer;
  }
  get isOwnTurn(): boolean {
    return this.player === this.turnPlayer;
  }
  get phase(): Phase {
    return this.vision.state.phase;
  }
  /** The card was played to the field in this turn. */
  get wasPlayedThisTurn(): boolean {
    return this.vision.card(this.self).playedIn === this.vision.state.turn;
  }
  /** "During your turn" applies to the player of the effect (4.3.1.b to 4.9.1.d). */
  get isDuringOwnTurn(): boolean {
    return this.vision.state.duringTurnOf === this.player;
  }
  /** The card is still on the field, as it was when the effect began. */
  get isStillThere(): boolean {
    return isOnField(this.vision, this.self, this.stay);
  }
  /** What carries this; undefined where nothing does. */
  get carrier(): CardId | undefined {
    return this.vision.card(this.self).host ?? undefined;
  }

  /** The characters on the field, of one player or of both, in the order of arrival. */
  characters(of?: Player): readonly CardId[] {
    return of === undefined ? allCharacters(this.vision) : charactersOf(this.vision, of);
  }
  isCharacter(card: CardId): boolean {
    return isCharacter(this.vision, card);
  }
  /** It is a character card, wherever it is: a phantom is one only on the field. */
  isCharacterCard(card: CardId): boolean {
    return this.vision.def(card).facts.kind === 'character';
  }
  controller(card: CardId): Player {
    return this.vision.card(card).controller;
  }
  owner(card: CardId): Player {
    return this.vision.card(card).owner;
  }
  hasRace(card: CardId, race: Race): boolean {
    return this.vision.def(card).races.includes(race);
  }
  hasEquipment(card: CardId): boolean {
    return this.vision.card(card).carried.some((one) => this.vision.def(one).facts.subtype === 'equipment');
  }
  hand(player: Player): readonly CardId[] {
    return this.vision.side(player).hand;
  }
  /** The newest entry of the interference; undefined where none runs. */
  get newestEntry(): Entry | undefined {
    return this.vision.state.stack.findLast(({ resolved }) => !resolved);
  }
  /** Whether the entry is a spell or command card that was played. */
  isPlayedSpellOrCommand({ kind, card }: Entry): boolean {
    return kind === 'card' && this.vision.def(card).facts.kind !== 'character';
  }
  /** A character of one of these English names is on the player's field. */
  hasNamed(player: Player, names: readonly string[]): boolean {
    return hasNamed(this.vision, player, names);
  }
}

/** What a card does when it resolves: its scope, and what it was aimed at. */
export class Effect extends Scope {
  constructor(
    vision: Vision,
    player: Player,
    self: CardId,
    stay: number,
    private readonly aimed: readonly Target[] = [],
    /** What lay on top as it was played. */
    readonly answered?: Entry,
  ) {
    super(vision, player, self, stay);
  }

  /** The cards that it was aimed at and that are still there, as they were. */
  get targets(): readonly CardId[] {
    const vision = Scope.gameOf(this);
    return this.aimed.flatMap((one) => (one.kind === 'card' && isOnField(vision, one.card, one.stay) ? [one.card] : []));
  }

  /** The player that it was aimed at. */
  get targetPlayer(): Player {
    const named = this.aimed.find((one) => one.kind === 'player');
    if (named === undefined) throw new Error('this effect names no player');
    return named.player;
  }
}
