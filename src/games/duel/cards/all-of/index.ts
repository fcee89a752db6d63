// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import type { CardCode } from '../../../../engine/duel/api';
import * as a from './a';
import * as b from './b';
import * as c from './c';
import * as d from './d';
import * as digits from './digits';
import * as e from './e';
import * as f from './f';
import * as g from './g';
import * as h from './h';
import * as i from './i';
import * as j from './j';
import * as k from './k';
import * as l from './l';
import * as m from './m';
import * as n from './n';
import * as o from './o';
import * as p from './p';
import * as q from './q';
import * as r from './r';
import * as s from './s';
import * as t from './t';
import * as u from './u';
import * as v from './v';
import * as w from './w';
import * as x from './x';
import * as y from './y';
import * as z from './z';

/** The code of every card that has any. */
export const CARD_CODES: readonly CardCode[] = [
  a,
  b,
  c,
  d,
  digits,
  e,
  f,
  g,
  h,
  i,
  j,
  k,
  l,
  m,
  n,
  o,
  p,
  q,
  r,
  s,
  t,
  u,
  v,
  w,
  x,
  y,
  z,
].flatMap(Object.values);
