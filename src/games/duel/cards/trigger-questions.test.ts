import { expect, test } from 'vitest';
import {
  cloneDuel,
  type Answer,
  type CardId,
  type DeckList,
  type DuelRun,
  type DuelState,
  type ProfileId,
} from '../../../engine/duel';
import { below, seededRandom, type Random } from '../../../engine/kernel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { duelGame } from './index';

const isMain = (subtype: string): boolean => subtype !== 'token' && !subtype.startsWith('fusion');

/** The cards of a Main Deck by what a test asks of them, sorted once: the duels ask at every decision. */
function poolOf(profile: ProfileId) {
  const pool = duelGame.pool(profile);
  const main = pool.playable.filter(({ subtype }) => isMain(subtype));
  return {
    main,
    asking: main.filter(({ id }) => pool.definition(id)!.effects.some(({ mandatory }) => mandatory === false)),
    ofKind: { monster: main.filter(isA('monster')), spell: main.filter(isA('spell')), trap: main.filter(isA('trap')) },
    settable: main.filter((card) => !isA('monster')(card) && card.subtype !== 'field'),
  };
}

const isA =
  (kind: string) =>
  (card: { readonly kind: string }): boolean =>
    card.kind === kind;

const pools = { expert: poolOf('expert'), modern: poolOf('modern') };

/** A third of the deck are copies of one card that asks whether a trigger is used; the duels go through all of these. */
function deckOfQuestions(profile: ProfileId, duel: number, random: Random): DeckList {
  const { main, asking } = pools[profile];
  const asks = asking[duel % asking.length]!;
  return { main: Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? asks : main[below(random, main.length)]!).id), fusion: [] };
}

const cardOf = (answer: Answer): CardId | undefined => ('card' in answer ? answer.card : undefined);

/** The same position with other cards in hands and decks and lying Set; the card of the next act stays what it is. */
function otherHiddenCards(state: DuelState, acted: CardId | undefined, profile: ProfileId, random: Random): DuelState {
  const { ofKind, settable } = pools[profile];
  // Hands full of monsters and hands without any: what a question could rest on is there or not.
  const others = ofKind[(['monster', 'spell', 'trap'] as const)[below(random, 3)]!];
  const other = cloneDuel(state);
  for (const card of other.cards) {
    const isSet = card.zone === 'spellTrap' && !card.faceUp;
    if (card.id === acted || (card.zone !== 'hand' && card.zone !== 'deck' && !isSet)) continue;
    const from = isSet ? settable : others;
    card.passcode = from[below(random, from.length)]!.id;
  }
  return other;
}

/** What everybody has been told, and what everybody sees asked now. */
function publicly(run: DuelRun): { told: string; asked: string } {
  const view = run.view('public');
  const { kind, player, prompt, asker } = view.decision ?? {};
  return {
    told: JSON.stringify(view.log.map(({ verb, player: who, passcode, text }) => [verb, who, passcode, text])),
    asked: kind === 'trigger' ? JSON.stringify([player, prompt, asker]) : 'no question',
  };
}

const DUELS = 50;

test.each(['expert', 'modern'] as const)(
  'where the same has happened for everybody to see, the same trigger is asked about (%s), whatever hands, decks and Set cards hold',
  (profile) => {
    let questions = 0;
    const told: string[] = [];
    for (let duel = 0; duel < DUELS; duel++) {
      const random = seededRandom(`questions ${profile} ${duel}`);
      const decks = [deckOfQuestions(profile, duel, random), deckOfQuestions(profile, duel + 1, random)] as const;
      const run = duelGame.start({ profile, seed: `questions ${duel}`, decks, first: 0 }, 'newest');
      for (let i = 0; i < 160 && run.decision !== undefined; i++) {
        const { decision } = run;
        const answer = randomAnswer(decision, random);
        if (decision.form === 'act') {
          const alike = duelGame.fromState(cloneDuel(run.duel.state));
          const other = duelGame.fromState(otherHiddenCards(run.duel.state, cardOf(answer), profile, random));
          if (other.decision?.kind === decision.kind && other.isLegal(answer)) {
            for (const one of [alike, other]) one.answer(answer);
            // Views cost most of the time: only what ends in a question is looked at.
            const isQuestion = [alike, other].some((one) => one.decision?.kind === 'trigger');
            if (isQuestion) {
              const [here, there] = [publicly(alike), publicly(other)];
              if (here.told === there.told) {
                if (here.asked !== 'no question') questions += 1;
                if (here.asked !== there.asked) told.push(`${here.asked} or ${there.asked} after ${here.told}`);
              }
            }
          }
        }
        run.answer(answer);
      }
    }
    expect(told).toEqual([]);
    expect(questions).toBeGreaterThan(20);
  },
);
