import { RECORDING_FORMAT, type Answer, type DuelGame, type DuelState, type ProfileId } from '../../../engine/duel';
import { below, seededRandom, type Random } from '../../../engine/kernel';
import type { DamagedFile } from '../../../cli/cli-game';
import { RandomPlayer } from '../../../cli/random-player';
import { damaged, type Json } from './damaging';
import { randomDecks } from './decks';

/** Rest points that one duel gives. */
const FROM_A_DUEL = 30;
const MOST_DECISIONS = 6000;

/**
 * Recordings whose position is damaged: one from which the duel began, or a rest point that is needed because the answers do not
 * fit.
 */
export function* damagedFiles(game: DuelGame, profile: ProfileId, seed: string, count: number): Generator<DamagedFile> {
  const passcodes = game.pool(profile).playable.map(({ id }) => id);
  for (let duel = 0, made = 0; made < count; duel += 1) {
    const random = seededRandom(`${seed}-${duel} damage`);
    const { rests, recording } = restPoints(game, profile, `${seed}-${duel}`, random);
    // In the middle of a chain or a battle there is most to be damaged.
    const deep = rests.filter(({ frames }) => frames.length > 4);
    for (let i = 0; i < FROM_A_DUEL && made < count; i += 1, made += 1) {
      const from = i % 2 === 1 && deep.length > 0 ? deep : rests;
      const position = plain(from[below(random, from.length)]!);
      const other = plain(rests[below(random, rests.length)]!);
      const { text, how } = damaged(position, other, random, passcodes);
      yield {
        name: `${seed}-${made}`,
        how,
        text:
          i % 3 === 0
            ? lateRecording(recording, text)
            : `{"format":"${RECORDING_FORMAT}","origin":{"kind":"position","state":${text}},"answers":[],"prints":[],"rest":{"at":0,"state":${text}}}`,
      };
    }
  }
}

const plain = (state: DuelState): { [key: string]: Json } => JSON.parse(JSON.stringify(state)) as { [key: string]: Json };

/** A recording that does not replay, so that its rest point is taken up. */
const lateRecording = ({ origin }: { readonly origin: unknown }, rest: string): string =>
  `{"format":"${RECORDING_FORMAT}","origin":${JSON.stringify(origin)},"answers":[{"do":"pass"}],"prints":["of other rules"],"rest":{"at":1,"state":${rest}}}`;

function restPoints(
  game: DuelGame,
  profile: ProfileId,
  seed: string,
  random: Random,
): { readonly rests: readonly DuelState[]; readonly recording: { readonly origin: unknown } } {
  const first = below(random, 4) > 0 ? { first: 0 as const } : {};
  const decks = randomDecks(game, profile)(random, below(random, 3) === 0 ? 'mixed' : 'random');
  const run = game.start({ profile, seed, decks, ...first }, 'newest');
  const player = new RandomPlayer(`${seed} player`);
  const rests: DuelState[] = [];
  for (let decision = run.decision; decision !== undefined && run.answers.length < MOST_DECISIONS; decision = run.decision) {
    const { state } = run.restPoint;
    if (rests.at(-1) !== state) rests.push(state);
    run.answer(player.answer(decision) as Answer);
  }
  return { rests, recording: run.save() };
}
