import { isObject } from '../../../kernel/shape';
import { cardsOfFormat1 } from './cards';
import { framesOfFormat1 } from './frames';

/** The format before this one. */
export const FORMER_FORMAT = 'kusari-recording/1';

type Json = Readonly<Record<string, unknown>>;

/**
 * A recording of the former format as one of today's: the answers are the same, its positions are told anew. It is then looked
 * through like any other; what is not the position that it should be is left as it is, to be found there.
 */
export function fromFormer(recording: Json, format: string): Json {
  const { origin, rest } = recording;
  return {
    ...recording,
    format,
    ...(isObject(origin) && origin.kind === 'position' && { origin: { ...origin, state: stateOfFormat1(origin.state) } }),
    ...(isObject(rest) && { rest: { ...rest, state: stateOfFormat1(rest.state) } }),
  };
}

function stateOfFormat1(state: unknown): unknown {
  if (!isObject(state) || !Array.isArray(state.situations)) return state;
  const told = { ...state, ...cardsOfFormat1(state) };
  const { situations: _, chain, pending, chainCount, ...same } = told as Readonly<Record<string, unknown>>;
  return { ...same, stack: chain, waiting: pending, stacks: chainCount, ...framesOfFormat1(told) };
}
