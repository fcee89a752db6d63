// Written by `npm run cards`: it lists what lies in monsters, spells and traps.
import type { CardCode } from '../../../../engine/duel/api';
import a from './a';
import b from './b';
import c from './c';
import d from './d';
import digits from './digits';
import e from './e';
import f from './f';
import g from './g';
import h from './h';
import i from './i';
import j from './j';
import k from './k';
import l from './l';
import m from './m';
import n from './n';
import o from './o';
import p from './p';
import q from './q';
import r from './r';
import s from './s';
import t from './t';
import u from './u';
import v from './v';
import w from './w';
import x from './x';
import y from './y';
import z from './z';

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
].flat();
