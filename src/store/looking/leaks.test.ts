import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { type DuelRun, DuelSession, type AnswerView, type DecisionView } from '../../engine/duel';
import { below, seededRandom, type Random } from '../../engine/kernel';
import type { Viewer } from '../../engine/table';
import { desk, useTable } from '../desk/table-store';
import { RunningGame } from '../running/running-game';
import { duelTable } from '../../games/duel/testing/on-table';
import { duel } from '../../games/testing/games';

const builtInDecks = duelGame.decks('expert');

const FIELD = new Set(['monster', 'spellTrap', 'field']);

function randomAnswer({ options, values, pick }: DecisionView, random: Random): AnswerView {
  if (options) return { kind: 'option', index: options[below(random, options.length)]!.index };
  if (values) return { kind: 'value', value: values[below(random, values.length)]! };
  const places = pick!.from.map((card) => card.place);
  const count = pick!.min + below(random, pick!.max - pick!.min + 1);
  return { kind: 'cards', places: Array.from({ length: count }, () => places.splice(below(random, places.length), 1)[0]!) };
}

/** What was ever open to everybody, and what `viewer` has had in its own hand or under its own face-down cards. */
class Witness {
  private readonly open = new Set<number>();
  private readonly own = [new Set<number>(), new Set<number>()];

  see({ duel }: DuelRun): void {
    for (const { zone, faceUp, passcode, owner, controller } of duel.state.cards) {
      if (zone === 'graveyard' || zone === 'gone' || (faceUp && (FIELD.has(zone) || zone === 'banished')))
        this.open.add(passcode);
      else if (zone === 'hand' || zone === 'fusionDeck' || zone === 'banished') this.own[owner]!.add(passcode);
      else if (FIELD.has(zone)) this.own[controller]!.add(passcode);
    }
    for (const event of duel.log) {
      if (event.passcode !== undefined) (event.hidden === true ? this.own[event.player]! : this.open).add(event.passcode);
      if (event.other !== undefined) this.open.add(event.other);
    }
  }

  hiddenFrom(viewer: Viewer, { duel }: DuelRun): Set<number> {
    const may = (passcode: number): boolean =>
      this.open.has(passcode) || (viewer !== 'public' && this.own[viewer]!.has(passcode));
    return new Set(duel.state.cards.map((card) => card.passcode).filter((passcode) => !may(passcode)));
  }
}

describe('leak 1, 2 and 8: what the page is given', () => {
  test.each(['peek', 'curtain', 'public'] as const)(
    'holds no name, passcode or key of a card that whoever looks may not know, nor in what is asked (%s)',
    (secrecy) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 9999 }), (seed) => {
          const random = seededRandom(String(seed));
          const [a, b] = [builtInDecks[below(random, builtInDecks.length)]!, builtInDecks[below(random, builtInDecks.length)]!];
          const run = duelGame.start({ profile: 'expert', seed: String(seed), decks: [a, b] });
          desk.lay(
            {
              game: duel,
              running: new RunningGame(DuelSession.over(run), ['smooth', 'strict']),
              seats: [
                { name: 'Ren', deck: a.id },
                { name: 'Aya', deck: b.id },
              ],
              lifePoints: 8000,
              secrecy,
            },
            { kept: false },
          );
          const witness = new Witness();
          const { openCurtain, look, peek, endPeek, cover } = useTable.getState();
          const looks = [openCurtain, openCurtain, look, () => peek(0), () => peek(1), endPeek, cover];
          for (let i = 0; i < 60; i++) {
            witness.see(run);
            looks[below(random, looks.length)]!();
            const table = duelTable();
            // Who searches a Deck sees what may be taken from it.
            const searched = new Set(
              table.question?.form === 'choice' && table.viewer === table.question.player
                ? table.question.decision.pick?.from.map((card) => card.passcode)
                : [],
            );
            const hidden = witness.hiddenFrom(table.viewer, run);
            const text = JSON.stringify(table);
            expect(
              (text.match(/\d+/g) ?? []).map(Number).filter((number) => hidden.has(number) && !searched.has(number)),
            ).toEqual([]);
            for (const card of table.view.seats.flatMap(({ zones }) =>
              [zones.hand, zones.monster, zones.spellTrap].flatMap(({ cards }) => [...cards]),
            ))
              if (card && !card.known) expect(card.key).toBeUndefined();
            const { decision } = run.view('public');
            if (!decision) return;
            desk.play((duel) => duel.answer(decision.player, randomAnswer(run.view(decision.player).decision!, random)));
          }
        }),
        // In 9999 the cards are covered while the Tribute for a monster of the hand is chosen.
        { numRuns: 6, examples: [[9999]] },
      );
    },
  );
});
