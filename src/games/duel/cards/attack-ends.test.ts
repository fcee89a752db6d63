import { expect, test } from 'vitest';
import type { AttackEnd, DuelRun, DuelSession, ProfileId } from '../../../engine/duel';
import { below, seededRandom, type Random } from '../../../engine/kernel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { sessionIn, type TestScenario } from '../scenario/testing';
import { duelGame } from './index';

/** Goes on to the Battle Step, where nobody responds. */
function toBattle(session: DuelSession): DuelSession {
  for (let i = 0; i < 20; i++) {
    const { decision } = session.view('public');
    const asked = session.view(decision!.player).decision!;
    if (asked.kind === 'battle') return session;
    const option = asked.options!.find(({ do: act, to }) => (asked.kind === 'idle' ? to === 'battle' : act === 'pass'))!;
    session.answer(asked.player, { kind: 'option', index: option.index });
  }
  throw new Error('There is no Battle Step');
}

/** What is said of each attack that the turn player may declare, in the order of the list. */
function saidOf(players: TestScenario['players']): readonly (AttackEnd | undefined)[] {
  const session = toBattle(sessionIn(players));
  const { options } = session.view(0).decision!;
  return options!.filter((one) => one.do === 'attack').map(({ index }) => session.attackEnd(index));
}

const own = (card: string) => ({ monsters: [{ card }] });
const against = (card: string, position: 'attack' | 'defense' | 'set' = 'attack') => ({ monsters: [{ card, position }] });

test('before an attack is declared it is said what is destroyed and who takes how much', () => {
  expect(saidOf([own('Vorse Raider'), against('Celtic Guardian')])).toEqual([
    { kind: 'battle', atk: 1900, against: { of: 'atk', value: 1400 }, destroyed: ['target'], damage: [0, 500] },
  ]);
  expect(saidOf([own('Celtic Guardian'), against('Vorse Raider')])).toEqual([
    { kind: 'battle', atk: 1400, against: { of: 'atk', value: 1900 }, destroyed: ['attacker'], damage: [500, 0] },
  ]);
  expect(saidOf([own('Vorse Raider'), against('Vorse Raider')])).toMatchObject([
    { destroyed: ['attacker', 'target'], damage: [0, 0] },
  ]);
  expect(saidOf([own('Vorse Raider'), {}])).toEqual([{ kind: 'battle', atk: 1900, destroyed: [], damage: [0, 1900] }]);
});

test('a monster in defense is compared by its DEF, and damage goes through it where the attacker pierces', () => {
  const compared = { of: 'def', value: 1200 };
  expect(saidOf([own('Vorse Raider'), against('Celtic Guardian', 'defense')])).toEqual([
    { kind: 'battle', atk: 1900, against: compared, destroyed: ['target'], damage: [0, 0] },
  ]);
  expect(saidOf([own('Airknight Parshath'), against('Celtic Guardian', 'defense')])).toEqual([
    { kind: 'battle', atk: 1900, against: compared, destroyed: ['target'], damage: [0, 700] },
  ]);
});

test('nothing is said of a monster that lies face-down, whichever it is', () => {
  for (const card of ['Celtic Guardian', 'Big Shield Gardna'])
    expect(saidOf([own('Vorse Raider'), against(card, 'set')])).toEqual([{ kind: 'faceDown', atk: 1900 }]);
});

test('what is not destroyed by battle stays, and Set cards of both players play no part', () => {
  const set = [{ card: 'Mirror Force', face: 'set' as const }];
  expect(
    saidOf([
      { ...own('Vorse Raider'), spellsTraps: set },
      { ...against('Spirit Reaper'), spellsTraps: set },
    ]),
  ).toEqual([{ kind: 'battle', atk: 1900, against: { of: 'atk', value: 300 }, destroyed: [], damage: [0, 1600] }]);
});

test('a declared attack is foreseen for whoever is asked, through the chain that answers it, and tells nothing hidden', () => {
  const attacked = (target: string, position: 'attack' | 'set', ...sets: string[]) => {
    const spellsTraps = sets.map((card) => ({ card, face: 'set' as const }));
    const session = toBattle(sessionIn([own('Vorse Raider'), { ...against(target, position), spellsTraps }]));
    expect(session.ifBothPass(0)).toBeUndefined();
    const { index } = session.view(0).decision!.options!.find((one) => one.do === 'attack')!;
    session.answer(0, { kind: 'option', index });
    return session;
  };
  const attack = { kind: 'battle', atk: 1900, against: { of: 'atk', value: 1400 }, destroyed: ['target'], damage: [0, 500] };
  const session = attacked('Celtic Guardian', 'attack', 'Negate Attack');
  for (const viewer of [0, 1, 'public'] as const) expect(session.ifBothPass(viewer)).toEqual({ steps: [], attack });
  for (let i = 0; i < 4 && session.view(1).stack.length === 0; i++) {
    const { decision } = session.view(session.moment!.player);
    const { pick } = decision!;
    if (pick !== undefined) {
      session.answer(decision!.player, { kind: 'cards', places: [pick.from[0]!.place] });
      continue;
    }
    const act = decision!.options!.find((one) => one.do === 'activate') ?? decision!.options!.find((one) => one.do === 'pass')!;
    session.answer(decision!.player, { kind: 'option', index: act.index });
  }
  const chained = { steps: [{ entry: 1, end: { kind: 'resolves' } }], attack: { kind: 'noBattle' } };
  for (const viewer of [0, 1, 'public'] as const) expect(session.ifBothPass(viewer)).toEqual(chained);
  for (const hidden of ['Big Shield Gardna', 'Man-Eater Bug'])
    for (const viewer of [0, 1, 'public'] as const) {
      const faceDown = { steps: [], attack: { kind: 'faceDown', atk: 1900 }, open: { kind: 'hidden' } };
      expect(attacked(hidden, 'set', 'Mirror Force').ifBothPass(viewer)).toEqual(faceDown);
    }
});

/** How often a declared attack was looked at. */
const declared = { count: 0 };

/** Decks of many monsters, so that there is much to attack. */
function fightingDeck(profile: ProfileId, random: Random): { main: number[] } {
  const all = duelGame.pool(profile).all.filter(({ facts }) => !['token', 'fusion'].includes(facts.subtype));
  const fighting = all.filter(({ facts }) => facts.kind === 'monster' && (facts.level ?? 9) <= 4);
  const kinds = [all, fighting, fighting, fighting];
  return { main: Array.from({ length: 40 }, (_, i) => kinds[i % 4]![below(random, kinds[i % 4]!.length)]!.facts.id) };
}

interface Fought {
  readonly damage: readonly [number, number];
  readonly destroyed: readonly number[];
}

/** Plays on while nobody responds until damage is calculated; undefined where something else is asked on the way. */
function fought(run: DuelRun): Fought | 'none' | undefined {
  const { duel } = run;
  const from = duel.log.length;
  for (;;) {
    const events = duel.log.slice(from);
    const calculated = events.find(({ verb }) => verb === 'battled');
    if (calculated !== undefined) {
      const taken = events.filter(({ verb, batch }) => verb === 'damage' && batch === calculated.batch);
      const takenBy = (player: 0 | 1): number => taken.find((one) => one.player === player)?.amount ?? 0;
      const destroyed = duel.state.cards.filter(({ battleDestroyed }) => battleDestroyed).map(({ id }) => id);
      return { damage: [takenBy(0), takenBy(1)], destroyed };
    }
    if (run.decision === undefined || duel.state.battle === null) return 'none';
    if (run.decision.kind !== 'respond') return undefined;
    run.answer({ do: 'pass' });
  }
}

/** Plays a duel at random; of each attack that may be declared, everything that is said must happen if nobody responds. */
function hold(profile: ProfileId, seed: string, said: string[]): void {
  const random = seededRandom(seed);
  const run = duelGame.start({ profile, seed, decks: [fightingDeck(profile, random), fightingDeck(profile, random)] });
  for (let i = 0; i < 400 && run.decision !== undefined; i++) {
    const { decision } = run;
    const attacks = decision.kind === 'battle' || decision.kind === 'replay' ? decision.options() : [];
    for (const attack of attacks) {
      if (attack.do !== 'attack' && attack.do !== 'replay') continue;
      const end = run.attackEnd(attack);
      said.push(end.kind);
      if (end.kind !== 'battle') continue;
      const fork = run.fork();
      const attacker = attack.do === 'attack' ? attack.card : run.duel.state.battle!.attacker;
      fork.answer(attack);
      // Declared, it is said to whoever is asked, with the same words.
      if (fork.decision?.kind === 'respond' && fork.duel.state.stack.length === 0) {
        expect([seed, i, attack, fork.view('public').ifBothPass?.attack]).toEqual([seed, i, attack, end]);
        declared.count += 1;
      }
      const came = fought(fork);
      if (came === undefined) continue;
      said.push('held');
      const ids = { attacker, target: attack.target };
      const says = { damage: end.damage, destroyed: end.destroyed.map((one) => ids[one]).sort() };
      const is = came === 'none' ? came : { ...came, destroyed: [...came.destroyed].sort() };
      expect([seed, i, attack, says]).toEqual([seed, i, attack, is]);
    }
    run.answer(
      attacks.length > 0 && below(random, 2) === 0 ? attacks[below(random, attacks.length)]! : randomAnswer(decision, random),
    );
  }
}

test('what is said of each attack happens if nobody responds, and hardly ever nothing is said', () => {
  const said: string[] = [];
  for (let seed = 0; seed < 12; seed++)
    for (const profile of ['expert', 'modern'] as const) hold(profile, `attack ${seed}`, said);
  const share = (kind: AttackEnd['kind'] | 'held'): number => said.filter((one) => one === kind).length / said.length;
  expect(said.length).toBeGreaterThan(300);
  expect(share('battle')).toBeGreaterThan(0.3);
  expect(share('held')).toBeGreaterThan(share('battle') * 0.9);
  expect(declared.count).toBeGreaterThan(said.filter((one) => one === 'battle').length * 0.8);
  expect(share('faceDown')).toBeGreaterThan(0);
  expect(share('open')).toBeLessThan(0.1);
});
