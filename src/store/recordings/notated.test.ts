import { describe, expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import { cardFacts } from '../../games/duel/cards/printed';
import type { DuelRun } from '../../engine/duel';
import { randomDuel, savedOf } from '../../games/duel/testing/random-duel';
import { notatedText } from './notated';
import type { PlayedDuel } from '../../games/duel/table';
import { duel as game } from '../../games/testing/games';
import { replayedDuel } from '../../games/duel/testing/replayed';

const notation = await game.notation();
const decks = duelGame.decks('expert');
const played = (run: DuelRun): PlayedDuel => replayedDuel(savedOf(run), run, true);
/** As it is told when nothing is secret any more. */
const openly = (duel: PlayedDuel): string => notatedText({ ...duel, isOver: true }, 'en', notation);
const body = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('  '));

describe('the text of a duel', () => {
  test('is the same every time, and in both languages has the same lines', () => {
    const [once, again] = [played(randomDuel('text', 150)), played(randomDuel('text', 150))];
    expect(openly(once)).toBe(openly(again));
    const [en, ja] = [openly(once), notatedText({ ...once, isOver: true }, 'ja', notation)];
    expect(ja.split('\n').length).toBe(en.split('\n').length);
    expect(ja.split('\n')[0]).toBe('kusari-notation/1 ja');
    expect(ja.replace(/Ren|Aya|LP|kusari-notation\/\d ja|\b[MSFHDEGX]\d?\b/g, '')).not.toMatch(
      /(^|[^A-Za-z])(draws|Sets|activates|cost|effect|Turn)/,
    );
  });

  test('tells every card that changed its place, its side or how it lies, and every change of Life Points', () => {
    let told = 0;
    for (const [i, seed] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
      const run = randomDuel(`told ${seed}`, 170, [i, i + 1]);
      const { answers } = run.save();
      const turns = openly(played(run))
        .split('\n== ')
        .map((turn) => body(turn).join('\n'))
        .slice(1);
      run.rewindTo(0);
      let before = lookAt(run);
      for (const answer of answers) {
        run.answer(answer);
        const after = lookAt(run);
        // A Summon is told when it has succeeded: within the same turn.
        const text = turns.slice(before.turn, after.turn + 1).join('\n');
        for (const change of changesOf(before, after)) {
          expect(text, `${seed}, turn ${after.turn}`).toContain(change);
          told += 1;
        }
        before = after;
      }
    }
    expect(told).toBeGreaterThan(200);
  });

  test('tells who chose, and who goes first by that', () => {
    for (const [choice, goes] of [
      ['first', (chooser: number) => chooser],
      ['second', (chooser: number) => 1 - chooser],
    ] as const) {
      const run = duelGame.start({ profile: 'expert', seed: 'choice', decks: [decks[0]!, decks[1]!] });
      const chooser = run.decision!.player;
      run.answer({ do: 'answer', value: choice });
      const names = ['Ren', 'Aya'];
      expect(openly(played(run))).toContain(`${names[chooser]}: chooses who goes first -> ${names[goes(chooser)]}`);
    }
  });

  test('names the rule set that the duel is played under', () => {
    const duel = played(randomDuel('text', 20));
    expect(openly(duel)).toContain('\nRules: Expert 2004\n');
    expect(notatedText({ ...duel, profile: 'modern' }, 'ja', notation)).toContain('\nルール: 現代の進行\n');
  });

  test('that is public names no card that only one player knew', () => {
    const run = randomDuel('secret text', 40);
    const text = notatedText(played(run), 'en', notation);
    const view = run.view('public');
    const shown = new Set([
      ...view.log.map(({ passcode }) => passcode),
      ...view.log.map(({ other }) => other),
      ...view.seats.flatMap(({ zones }) => [...zones.monster.cards, ...zones.spellTrap.cards].map((card) => card?.passcode)),
    ]);
    const hidden = run.duel.state.cards.filter(({ passcode }) => !shown.has(passcode));
    expect(hidden.length).toBeGreaterThan(10);
    for (const { passcode } of hidden) expect(text).not.toContain(cardFacts(passcode)!.en);
    expect(text).toContain('draws a card');
    expect(text).not.toContain('Decks:');
  });
});

interface Looked {
  readonly cards: readonly { readonly name: string; readonly where: string }[];
  readonly lifePoints: readonly number[];
  readonly turn: number;
}

function lookAt({ duel: { state } }: DuelRun): Looked {
  return {
    cards: state.cards.map(({ passcode, zone, controller, faceUp, position }) => {
      const onField = zone === 'monster' || zone === 'spellTrap' || zone === 'field';
      return {
        name: cardFacts(passcode)!.en,
        where: `${controller} ${zone} ${onField ? `${faceUp} ${zone === 'monster' ? position : ''}` : ''}`,
      };
    }),
    lifePoints: state.players.map(({ lifePoints }) => lifePoints),
    turn: state.turn,
  };
}

/** What has to stand in the text after the change. */
function changesOf(before: Looked, after: Looked): string[] {
  return [
    ...after.cards
      .filter(({ where }, id) => before.cards[id] !== undefined && before.cards[id].where !== where)
      .map(({ name }) => name),
    ...after.lifePoints.filter((points, player) => points !== before.lifePoints[player]).map((points) => `= ${points}`),
  ];
}
