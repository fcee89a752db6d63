/**
 * Who thinks for a partner, with the games that can be thought about. The page fetches it for its address, and to read thoughts;
 * the worker that begins at that address listens. Neither the page nor its store lies behind it.
 */
import {
  keptGames,
  provable,
  thinkable,
  type Provable,
  type ProverQuestion,
  type ProverReply,
  type Thinkable,
  type ThinkerCall,
  type ThinkerQuestion,
  type ThinkerReply,
} from './thinking';

const GAMES: Readonly<Record<string, () => Promise<Thinkable>>> = {
  duel: async () => {
    const [{ duelMind }, { duelGame }] = await Promise.all([import('./games/duel/mind'), import('./games/duel/cards')]);
    return thinkable(duelMind, (worlds, seed, like) => duelGame.dealt(worlds, seed, like));
  },
  vision: async () => {
    const [{ visionMind }, { visionGame }] = await Promise.all([import('./games/vision/mind'), import('./games/vision/cards')]);
    return thinkable(visionMind, (worlds, seed, like) => visionGame.dealt(worlds, seed, like));
  },
};

const PROVED: Readonly<Record<string, () => Promise<Provable>>> = {
  duel: async () => {
    const [{ duelProving }, { duelGame }] = await Promise.all([import('./games/duel/mind'), import('./games/duel/cards')]);
    return provable(duelProving, (recording) => {
      const loaded = duelGame.load(recording);
      return loaded.ok ? loaded.run : undefined;
    });
  },
};

/** Where a worker begins that thinks. */
export const address = import.meta.url;

/** A game to be thought about. Rejects where it cannot be, or cannot be fetched. */
export const thinkableGame = keptGames(GAMES);
const provableGame = keptGames(PROVED);

async function reply({ id, game, asked }: ThinkerQuestion): Promise<ThinkerReply> {
  try {
    const thinks = await thinkableGame(game);
    const begun = performance.now();
    const thought = thinks.think(asked);
    return { id, kind: 'thought', thought: thought ?? null, ms: performance.now() - begun };
  } catch {
    return { id, kind: 'failed' };
  }
}

async function proved({ id, game, proof }: ProverQuestion): Promise<ProverReply> {
  try {
    const told = (await provableGame(game)).prove(proof);
    return told ? { id, kind: 'proved', told } : { id, kind: 'failed' };
  } catch {
    return { id, kind: 'failed' };
  }
}

if ('WorkerGlobalScope' in globalThis) {
  const worker = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;
  worker.addEventListener('message', ({ data }: MessageEvent<ThinkerCall | ThinkerQuestion | ProverQuestion>) => {
    // A game that cannot be fetched is told with the first question.
    if (!('id' in data)) return void thinkableGame(data.game).catch(() => undefined);
    void ('proof' in data ? proved(data) : reply(data)).then((said) => worker.postMessage(said));
  });
}
