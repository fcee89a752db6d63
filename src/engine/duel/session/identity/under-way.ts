import type { Battle, ChainLink, DuelFrame, Lingering, PendingTrigger } from '../../model/duel-state';
import { ABSENT, STALE, Things } from './things';
import { wordOfKey } from './words';

/** Tells what is under way: steps, links, triggers, what lasts, a battle. */
export class UnderWay extends Things {
  protected frame(frame: DuelFrame): void {
    const { mixer, state } = this;
    this.word(frame.kind);
    this.word(frame.at);
    switch (frame.kind) {
      case 'window':
        this.word(frame.window);
        mixer.number(frame.holder * 4 + frame.passes * 2 + frame.order[0]!);
        mixer.number(frame.order.length * 8 + (frame.persistent ? 1 : 0) + (frame.noTriggers ? 2 : 0));
        mixer.flag(frame.stacks === state.stacks);
        mixer.flag(frame.opened === state.eventCount);
        this.word(frame.said);
        if (frame.about !== null) {
          this.word(frame.about.window);
          this.events(frame.about.events);
        }
        return;
      case 'stack':
        return mixer.number(frame.holder * 4 + frame.passes * 2 + frame.order[0]!);
      case 'triggers':
        mixer.number(frame.group);
        for (const trigger of frame.queue) this.trigger(trigger);
        return;
      case 'items':
        this.word(frame.slot);
        mixer.number(frame.whose);
        return mixer.flag(frame.opened === state.stacks);
      case 'summon':
        this.chosenOnes(frame.cards);
        mixer.number(frame.player);
        return this.word(frame.how);
      case 'afterChain':
        mixer.flag(frame.window);
        return this.events(frame.events);
      case 'attack':
        for (const monster of frame.opposing) this.object(monster);
        mixer.number(frame.opposing.length);
        mixer.flag(frame.straight);
        return mixer.flag(frame.stacks === state.stacks);
      case 'turn':
        this.word(frame.node);
        this.word(frame.to);
        return this.word(frame.resume);
      case 'forcedBattle':
        this.chosen(frame.attacker);
        this.chosen(frame.target);
        this.word(frame.phase);
        this.word(frame.step);
        if (frame.battle !== null) this.battle(frame.battle);
        return;
      case 'damageStep':
        return;
      case 'rockPaperScissors':
      case 'opening':
        return this.word(JSON.stringify(frame));
      default:
        for (const done of frame.done) this.doneItem(done);
        mixer.flag(frame.drawReplaced);
        return mixer.flag(frame.stacks === state.stacks);
    }
  }

  protected link(link: ChainLink): void {
    const { mixer } = this;
    mixer.number(link.player);
    this.chosen(link);
    mixer.number(link.passcode);
    mixer.number(link.effect * 100 + link.spellSpeed * 10 + link.mode);
    this.chosenOnes(link.targets);
    if (link.targetedFaceUp !== undefined) this.chosenOnes(link.targetedFaceUp);
    for (const payment of link.payments) {
      const { cards, data, ...rest } = payment;
      this.word(JSON.stringify(rest));
      for (const id of cards ?? []) this.card(id);
      this.data(data);
    }
    this.word(link.declared === null ? null : String(link.declared));
    if (link.event !== null) this.event(link.event);
    mixer.number(
      (link.negated ? 1 : 0) +
        (link.effectOnly === true ? 2 : 0) +
        (link.resolved ? 4 : 0) +
        (link.redirected === true ? 8 : 0) +
        (link.withoutEffect === undefined ? 0 : 16),
    );
    mixer.number(link.negatedBy ?? ABSENT);
    if (link.lentBy !== undefined) this.word(`${link.lentBy.passcode} ${link.lentBy.key}`);
    mixer.number(link.turnsDamageOf ?? ABSENT);
    mixer.number(link.noDamageTo ?? ABSENT);
    mixer.number(link.sparesTrapsOf ?? ABSENT);
  }

  protected trigger({ card, effect, player, event, mandatory, afterCalculation, tier }: PendingTrigger): void {
    this.card(card);
    this.mixer.number(effect * 16 + player * 8 + (mandatory ? 4 : 0) + (afterCalculation ? 2 : 0) + tier);
    this.event(event);
  }

  protected lingering({ card, passcode, key, player, cards, data, until, turn, since }: Lingering): void {
    const { mixer } = this;
    this.card(card);
    mixer.number(passcode);
    this.word(key);
    mixer.number(player);
    this.chosenOnes(cards);
    this.data(data);
    this.word(until);
    mixer.number(turn);
    this.moment(since);
  }

  protected battle(battle: Battle): void {
    const { mixer, cards } = this;
    this.card(battle.attacker);
    mixer.flag(cards[battle.attacker]!.arrival === battle.attackerArrival);
    this.card(battle.target);
    if (battle.target !== null) mixer.flag(cards[battle.target]!.arrival === battle.targetArrival);
    mixer.number(battle.noDamageTo ?? ABSENT);
    this.word(battle.byRight);
    mixer.number((battle.negated ? 1 : 0) + (battle.directByEffect ? 2 : 0));
  }

  /** What has been done of a phase: `12@34:…`, or `d` or `l` with the moment at which a lasting effect began. */
  private doneItem(key: string): void {
    const since = /^[dl](\d+)$/.exec(key);
    if (since === null) return this.mixer.number(wordOfKey(key, this) ?? STALE);
    this.word(key[0]!);
    this.moment(Number(since[1]));
  }
}
