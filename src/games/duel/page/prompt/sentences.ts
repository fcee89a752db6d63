import type { DuelQuestion } from '../../table';
import { targetPlace } from './acts';
import type { Clause, DecisionView, DuelView, EventView, OptionView } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import type { PromptTexts } from '../../../../i18n/prompt-texts';
import type { TableTexts } from '../../../../i18n/table-texts';
import type { CardInfo } from '../../../../ui/base/card/card-info';
import { SUMMONS } from '../log/duel-tale';
import type { TellReasons } from '../because';
import { cardName } from '../../../../ui/table/field/place-label';
import { cardAt, partsOf } from '../../../../ui/table/field/places';

export interface Speech {
  readonly view: DuelView;
  readonly names: readonly [string, string];
  readonly prompt: PromptTexts;
  readonly table: TableTexts;
  readonly info: CardInfo;
  /** What a card does, part by part. */
  readonly texts: (passcode: number) => readonly string[];
  /** The lines that stand for one of its doings. */
  readonly says: (passcode: number, clause: Clause) => readonly string[];
  /** Why something may not be done, as the rule set of the duel says it. */
  readonly because: TellReasons;
}

/** The name of what lies at a place, as far as the screen may show it. */
export function nameAt(place: Place, { view, table, info }: Pick<Speech, 'view' | 'table' | 'info'>): string {
  const card = cardAt(view, place);
  return card ? cardName(card, table, info) : table.card.aCard;
}

/** A name that is not mistaken for another among these: Set cards and namesakes are told apart by their zones. */
export function tellingNameAt(place: Place, among: readonly Place[], speech: Speech): string {
  const name = nameAt(place, speech);
  const isAlone = among.every((other) => other === place || nameAt(other, speech) !== name);
  return isAlone ? name : `${name} (${partsOf(place).index + 1})`;
}

/** What an attack is called among others: by its target, or that it has none. */
export function attackName(option: OptionView, among: readonly Place[], speech: Speech): string {
  const target = targetPlace(option);
  return target === undefined ? speech.prompt.act.attackDirect : tellingNameAt(target, among, speech);
}

/**
 * The monster that is being summoned, or all that come together in a Pendulum Summon: they stand on the field, and their Summon
 * has not been told yet.
 */
function beingSummoned({ view, table, info }: Speech): string {
  const told = new Set(view.log.filter((one) => one.turn === view.turn && SUMMONS.has(one.verb)).map((one) => one.passcode));
  const monsters = view.seats
    .flatMap((seat) => seat.zones.monster.cards)
    .filter((card) => card?.faceUp && card.passcode !== undefined && !told.has(card.passcode));
  const newcomers = monsters.filter((card) => card?.arrivedThisTurn);
  const names = (cards: typeof monsters): string => cards.map((card) => info(card!.passcode!).name).join(table.card.comma);
  if (newcomers.length > 1 && view.seats[view.turnPlayer].zones.pendulum)
    return names(newcomers.filter((card) => info(card!.passcode!).facts.subtype !== 'token'));
  const one = newcomers.at(-1) ?? monsters.at(-1);
  return one ? names([one]) : table.log.aMonster;
}

const summoner = ({ log }: DuelView): DecisionView['player'] | undefined => log.findLast((one) => SUMMONS.has(one.verb))?.player;

/** What was summoned last; all that came together in a Pendulum Summon. */
function justSummoned(speech: Speech): string {
  const { view, table, info } = speech;
  const summons = view.log.filter((one) => SUMMONS.has(one.verb));
  const last = summons.at(-1);
  if (last?.cause !== 'pendulum') return newest(view, SUMMONS, speech);
  const together = summons.filter((one) => one.cause === 'pendulum' && one.turn === last.turn && one.player === last.player);
  return together.flatMap(({ passcode }) => (passcode === undefined ? [] : [info(passcode).name])).join(table.card.comma);
}

function newest(view: DuelView, verbs: ReadonlySet<EventView['verb']>, { table, info }: Speech): string {
  const event = view.log.findLast((one) => verbs.has(one.verb));
  return event?.passcode === undefined ? table.log.aMonster : info(event.passcode).name;
}

/** What a window is about, as a question to the player. */
function windowSentence(decision: DecisionView, speech: Speech): string {
  const { view, names, prompt, table } = speech;
  const name = names[decision.player];
  const phase = table.phaseName[view.phase];
  const step = view.damageStep ? table.damageStepLong[view.damageStep] : view.step ? table.step[view.step] : phase;
  switch (decision.window) {
    case undefined:
      return table.asked.respond(name);
    case 'phase':
      return prompt.window.phase(name, phase);
    case 'step':
      return prompt.window.step(name, step);
    case 'damageStep':
      return prompt.window.damageStep(name, step);
    case 'announcedEnd':
      return prompt.window.announcedEnd(name, view.step ? step : phase);
    case 'summonNegation':
      return prompt.window.summonNegation(name, beingSummoned(speech));
    case 'summonSuccess':
      return (summoner(view) === decision.player ? prompt.own : prompt.window).summonSuccess(name, justSummoned(speech));
    case 'position':
      return prompt.window.position(name, newest(view, new Set(['position']), speech));
    case 'attackDeclared':
      return (decision.player === view.turnPlayer ? prompt.own : prompt.window).attackDeclared(name, attackerName(speech));
    case 'battleStep':
      return prompt.window.battleStep(name);
    case 'chainLink': {
      const link = view.stack.findLast((one) => one.state === 'waiting');
      const isOwn = link?.player === decision.player;
      return (isOwn ? prompt.own : prompt.window).chainLink(name, link ? speech.info(link.passcode).name : table.card.aCard);
    }
    case 'set':
      return prompt.window.set(name);
    case 'afterChain':
      return prompt.window.afterChain(name);
  }
}

const attackerName = (speech: Speech): string =>
  speech.view.attack ? nameAt(speech.view.attack.attacker, speech) : newest(speech.view, new Set(['attack']), speech);

/** The sentence of the dock: who is asked, what, and for which card. */
export function questionSentence({ decision, player }: Pick<DuelQuestion, 'decision' | 'player'>, speech: Speech): string {
  const { view, names, prompt, table, info } = speech;
  const name = names[player];
  const { kind, asker } = decision;
  switch (kind) {
    case 'respond':
      return windowSentence(decision, speech);
    case 'idle':
      return (decision.afterPhase ? prompt.ask.afterPhase : prompt.ask.idle)(name, table.phaseName[view.phase]);
    case 'battle':
      return prompt.ask.battle(name, view.step ? table.step[view.step] : table.phaseName[view.phase]);
    case 'replay':
      return prompt.ask.replay(attackerName(speech));
    case 'chooseFirst':
      return prompt.ask.chooseFirst(name);
    case 'discard':
      if (decision.prompt === 'handLimit' || !decision.prompt) return prompt.ask.handLimit(name, decision.pick?.min ?? 1);
      break;
    default:
      break;
  }
  if (!decision.prompt) return table.asked[kind](name);
  const something = decision.prompt === 'position' ? table.log.aMonster : table.card.aCard;
  return prompt.prompt[decision.prompt](name, asker ? info(asker.passcode).name : something);
}

/** Spell Speed that an answer to the newest link needs. */
export function speedNeeded(view: DuelView): number | undefined {
  const link = view.stack.findLast((one) => one.state === 'waiting');
  return link && Math.max(2, link.spellSpeed);
}
