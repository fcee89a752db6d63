import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duelGame } from '../../games/duel/cards';
import type { VisionRun } from '../../engine/vision';
import { visionGame } from '../../games/vision/cards';
import { cardFacts } from '../../games/duel/cards/printed';
import { type DuelRun, DuelSession, type AnswerView, type DecisionView, type Player } from '../../engine/duel';
import { below, seededRandom, type Random } from '../../engine/kernel';
import { useTable, desk } from './table-store';
import { showPublicly, watchPublicly, type PublicChannel, type PublicGame, type PublicMessage } from './public-window';
import { isPublicAddress } from '../public-address';
import { RunningGame } from '../running/running-game';
import { SECRECIES } from '../running/secrecy';
import { duel, vision } from '../../games/testing/games';

const builtInDecks = duelGame.decks('expert');

/** Two ends of one channel. Whatever passes through is serialised, as between windows. */
function channels(heard: string[]): [PublicChannel, PublicChannel] {
  const end = (): PublicChannel => ({ onmessage: null, postMessage: () => undefined, close: () => undefined });
  const [table, audience] = [end(), end()];
  const pass =
    (to: PublicChannel, into?: string[]) =>
    (message: PublicMessage): void => {
      const text = JSON.stringify(message);
      into?.push(text);
      to.onmessage?.({ data: JSON.parse(text) as PublicMessage } as MessageEvent<PublicMessage>);
    };
  table.postMessage = pass(audience, heard);
  audience.postMessage = pass(table);
  return [table, audience];
}

function lay(seed: string, decks: readonly [number, number] = [0, 1]): DuelRun {
  const [a, b] = [builtInDecks[decks[0]]!, builtInDecks[decks[1]]!];
  const run = duelGame.start({ profile: 'expert', seed, decks: [a, b] });
  const running = new RunningGame(DuelSession.over(run), ['smooth', 'strict']);
  desk.lay(
    {
      game: duel,
      running,
      seats: [
        { name: 'Ren', deck: a.id },
        { name: 'Aya', deck: b.id },
      ],
      lifePoints: 8000,
    },
    { kept: false },
  );
  return run;
}

function randomAnswer({ options, values, pick }: DecisionView, random: Random): AnswerView {
  if (options) return { kind: 'option', index: options[below(random, options.length)]!.index };
  if (values) return { kind: 'value', value: values[below(random, values.length)]! };
  const places = pick!.from.map((card) => card.place);
  const count = pick!.min + below(random, pick!.max - pick!.min + 1);
  return { kind: 'cards', places: Array.from({ length: count }, () => places.splice(below(random, places.length), 1)[0]!) };
}

/** Lays a game of VISION between the decks that come with the table. */
function layVision(seed: string): VisionRun {
  const [a, b] = visionGame.decks('vision');
  const run = visionGame.start({ seed, decks: [a!, b!] });
  const seats = [
    { name: 'Ren', deck: a!.id },
    { name: 'Aya', deck: b!.id },
  ] as const;
  desk.lay(
    { game: vision, running: new RunningGame(visionGame.session(run), ['smooth', 'strict']), seats, lifePoints: 25 },
    { kept: false },
  );
  return run;
}

/** Everything that players do at a table, the looks at their own cards included. */
function playAtRandom(random: Random, acts: number, after: () => void): void {
  const { openCurtain, look, peek, endPeek, setSecrecy, reply } = useTable.getState();
  const whatElse = [
    openCurtain,
    look,
    () => peek(0),
    () => peek(1),
    endPeek,
    () => reply(true),
    () => setSecrecy(SECRECIES[below(random, SECRECIES.length)]!),
  ];
  for (let i = 0; i < acts; i++) {
    if (below(random, 2) === 0) whatElse[below(random, whatElse.length)]!();
    const session = desk.open?.running.session;
    const player = session?.view('public').decision?.player;
    if (!session || player === undefined) return;
    desk.play((duel) => duel.answer(player, randomAnswer(session.view(player).decision as DecisionView, random)));
    after();
  }
}

const FIELD = new Set(['monster', 'spellTrap', 'field']);

describe('what is sent to a public window', () => {
  test('never holds the name or the passcode of a card that is hidden, whatever the players look at', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99999 }),
        fc.integer({ min: 0, max: builtInDecks.length - 1 }),
        fc.integer({ min: 0, max: builtInDecks.length - 1 }),
        (seed, a, b) => {
          const heard: string[] = [];
          const [table, audience] = channels(heard);
          const run = lay(String(seed), [a, b]);
          const stop = showPublicly(table, desk, (then) => useTable.subscribe(then));
          watchPublicly(audience, () => undefined);
          const wasPublic = new Set<number>();
          let checked = 0;
          const check = (): void => {
            const { duel } = run;
            for (const card of duel.state.cards)
              if (
                card.zone === 'graveyard' ||
                card.zone === 'gone' ||
                (card.faceUp && (FIELD.has(card.zone) || card.zone === 'banished'))
              )
                wasPublic.add(card.passcode);
            for (const event of duel.log)
              for (const passcode of [event.hidden === true ? undefined : event.passcode, event.other])
                if (passcode !== undefined) wasPublic.add(passcode);
            const hidden = new Set(duel.state.cards.map((card) => card.passcode).filter((passcode) => !wasPublic.has(passcode)));
            const names = [...hidden].flatMap((passcode) => [cardFacts(passcode)!.en, cardFacts(passcode)!.ja]);
            for (const text of heard.splice(0)) {
              checked += hidden.size;
              expect((text.match(/\d+/g) ?? []).filter((number) => hidden.has(Number(number)))).toEqual([]);
              expect(names.filter((name) => text.includes(`"${name}"`))).toEqual([]);
            }
          };
          check();
          playAtRandom(seededRandom(String(seed)), 60, check);
          stop();
          expect(checked).toBeGreaterThan(200);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('is the view of everybody, the names, the Life Points at the beginning and the score: nothing else', () => {
    const heard: string[] = [];
    const [table, audience] = channels(heard);
    lay('what is sent');
    const stop = showPublicly(table, desk, (then) => useTable.subscribe(then));
    watchPublicly(audience, () => undefined);
    const messages = heard.map((text) => JSON.parse(text) as PublicMessage);
    expect(messages.map(({ kind }) => kind)).toEqual(['opened', 'duel']);
    const { duel } = messages[1] as { duel: PublicGame };
    expect(Object.keys(duel).sort()).toEqual(['lifePoints', 'match', 'names', 'profile', 'view']);
    expect(duel.view).toEqual(JSON.parse(JSON.stringify(desk.open!.running.session.view('public'))));
    stop();
  });

  test('is nothing as long as no window has asked, and nothing when a player only looks', () => {
    const heard: string[] = [];
    const [table, audience] = channels(heard);
    lay('who looks');
    const stop = showPublicly(table, desk, (then) => useTable.subscribe(then));
    useTable.getState().openCurtain();
    expect(heard).toEqual(['{"kind":"opened"}']);
    watchPublicly(audience, () => undefined);
    const before = heard.length;
    useTable.getState().setSecrecy('public');
    for (const player of [0, 1] as Player[]) useTable.getState().peek(player);
    useTable.getState().cover();
    expect(heard).toHaveLength(before);
    stop();
  });
});

describe('what is sent of a game of VISION', () => {
  test('never holds the name or the passcode of a card that is hidden, whatever the players look at', () => {
    for (const seed of ['lanterns', 'water', 'ferry', 'masks']) {
      const heard: string[] = [];
      const [table, audience] = channels(heard);
      const run = layVision(seed);
      const stop = showPublicly(table, desk, (then) => useTable.subscribe(then));
      watchPublicly(audience, () => undefined);
      const wasPublic = new Set<number>();
      let checked = 0;
      const check = (): void => {
        const { state, log } = run.vision;
        for (const { zone, passcode } of state.cards)
          if (zone !== 'hand' && zone !== 'deck' && zone !== 'node') wasPublic.add(passcode);
        for (const { verb, card } of log)
          if (card !== undefined && verb !== 'draw' && verb !== 'node') wasPublic.add(state.cards[card]!.passcode);
        const hidden = new Set(state.cards.map(({ passcode }) => passcode).filter((passcode) => !wasPublic.has(passcode)));
        for (const text of heard.splice(0)) {
          const named = new Set([...text.matchAll(/"(?:passcode|other)":(\d+)/g)].map(([, passcode]) => Number(passcode)));
          expect([...hidden].filter((passcode) => named.has(passcode))).toEqual([]);
          for (const passcode of hidden) {
            const { en, ja } = visionGame.pool.definition(passcode)!.facts;
            expect(text.includes(`"${en}"`) || text.includes(`"${ja}"`)).toBe(false);
          }
          checked += hidden.size;
        }
      };
      check();
      playAtRandom(seededRandom(seed), 80, check);
      stop();
      expect(checked).toBeGreaterThan(200);
    }
  });

  test('is the view of everybody and who plays what', () => {
    const heard: string[] = [];
    const [table, audience] = channels(heard);
    layVision('what is sent');
    useTable.getState().openCurtain();
    const stop = showPublicly(table, desk, (then) => useTable.subscribe(then));
    const shown: (PublicGame | null)[] = [];
    watchPublicly(audience, (game) => shown.push(game));
    expect(shown).toHaveLength(1);
    expect(Object.keys(shown[0]!).sort()).toEqual(['lifePoints', 'match', 'names', 'profile', 'view']);
    expect(shown[0]).toMatchObject({ profile: 'vision', names: ['Ren', 'Aya'], lifePoints: 25, match: null });
    expect(shown[0]!.view).toEqual(JSON.parse(JSON.stringify(desk.open!.running.session.view('public'))));
    stop();
  });
});

describe('a public window', () => {
  test('shows the duel of the present when it is opened, follows it, and waits again when it is gone', () => {
    const [table, audience] = channels([]);
    lay('followed');
    const stop = showPublicly(table, desk, (then) => useTable.subscribe(then));
    const shown: (number | null)[] = [];
    watchPublicly(audience, (duel) => shown.push(duel && duel.view.log.length));
    playAtRandom(seededRandom('followed'), 3, () => undefined);
    desk.clear();
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.at(-1)).toBeNull();
    stop();
  });

  test('asks again when the window of the table is opened anew', () => {
    const [table, audience] = channels([]);
    const shown: unknown[] = [];
    watchPublicly(audience, (duel) => shown.push(duel));
    lay('opened later');
    const stop = showPublicly(table, desk, (then) => useTable.subscribe(then));
    expect(shown).toHaveLength(1);
    stop();
  });

  test('is told by its address', () => {
    expect(isPublicAddress({ hash: '#public', search: '' })).toBe(true);
    expect(isPublicAddress({ hash: '', search: '?window=public' })).toBe(true);
    expect(isPublicAddress({ hash: '#decks', search: '?seed=public' })).toBe(false);
  });
});
