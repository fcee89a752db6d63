import { expect, test } from 'vitest';
import { seededRandom, below, type AnyAnswer } from '../../../engine/kernel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { duelGame } from './index';

const DUELS = 12;
const profiles = duelGame.profiles;

/** Plays a duel at random and looks in at some of its decisions. */
function* lookedInto(seed: string, every: number) {
  const random = seededRandom(seed);
  const profile = profiles[below(random, profiles.length)]!;
  const decks = duelGame.decks(profile);
  const two = [decks[below(random, decks.length)]!, decks[below(random, decks.length)]!] as const;
  const run = duelGame.start({ profile, seed, decks: two, first: 0 }, 'newest');
  for (let i = 0; run.decision !== undefined && i < 700; i++) {
    if (below(random, every) === 0) yield run;
    run.answer(randomAnswer(run.decision, random));
  }
}

/** What a seat sees, without what is told of the past. */
const seen = (view: object): string => JSON.stringify({ ...view, log: null, ifBothPass: null });

test('a duel that is dealt from what a seat knows is the same to that seat, and hidden cards lie otherwise in it', () => {
  let dealtOtherwise = 0;
  let dealt = 0;
  let misfits = 0;
  for (let i = 0; i < DUELS; i++)
    for (const run of lookedInto(`worlds ${i}`, 9)) {
      const { player } = run.decision!;
      const worlds = JSON.parse(JSON.stringify(run.worldsFor(player))) as NonNullable<ReturnType<typeof run.worldsFor>>;
      const mine = seen(run.plainView(player));
      for (const seed of ['a', 'b', 'c']) {
        const other = duelGame.dealt(worlds as never, seed);
        if (other === undefined) {
          misfits += 1;
          continue;
        }
        dealt += 1;
        if (seen(other.plainView(player))!==mine) { if (run.decision!.kind==='respond') console.log(run.duel.log.slice(-8).map(e=>e.verb+' '+(e.card!==undefined?run.duel.defs[e.card]!.facts.en:'')).join(' | '), 'DEALT hidden', [0,1].flatMap(p=>[...other.duel.state.players[p]!.spellsTraps,...other.duel.state.players[p]!.monsters].filter(x=>x!==null).map(x=>other.duel.defs[x]!.facts.en+other.duel.state.cards[x]!.faceUp)).join()); console.log(i, run.answers.length, run.decision!.kind, JSON.stringify(run.decision!.why), run.restPoint.at, JSON.stringify(run.answers.slice(run.restPoint.at)), run.decision!.why?.card!==undefined? run.duel.defs[run.decision!.why.card]!.facts.en:'', run.duel.log.slice(run.restPoint.told).map(e=>e.verb).join()); const a=seen(other.plainView(player)); let k=0; while(a[k]===mine[k])k++; console.log(a.slice(k-100,k+100), '\n', mine.slice(k-100,k+100)) }
        const hidden = (of: typeof run): string => of.duel.state.players[player === 0 ? 1 : 0].hand.map((id) => of.duel.state.cards[id]!.passcode).join();
        if (hidden(other) !== hidden(run)) dealtOtherwise += 1;
      }
    }
  console.log({ dealt, dealtOtherwise, misfits });
  expect(misfits).toBeLessThan(dealt / 100);
});
