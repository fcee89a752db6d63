import { useDeferredValue, useEffect } from 'react';
import { create } from 'zustand';
import { lyingAt, type Place, type TableView } from '../../../engine/table';
import type { Aim } from '../field/marks';
import { sameData } from '../../../store/same-data';
import { Latest } from '../../base/drawn/latest';

/** The card in the inspector: one on the table, or one that was named. */
export interface Inspected {
  readonly place?: Place;
  readonly passcode?: number;
}

/** Why a card is read that nobody points at. */
export interface AskedAbout extends Inspected {
  readonly why: 'asked' | 'stack' | 'attack';
  readonly of: number;
  /** Its number on the stack. */
  readonly number?: number;
}

/**
 * The card that the question is about, where it lies if it can be seen there: the one that asks, else what waits on top of the
 * stack, else the one that attacks. It is read while nothing else is pointed at.
 */
export function askedAbout(view: TableView, aim: Aim | null): AskedAbout | null {
  const { decision, stack } = view;
  const newest = stack.findLast(({ state }) => state !== 'resolved');
  if (decision?.asker) return { why: 'asked', ...lyingOr(view, decision.asker) };
  if (newest) return { why: 'stack', number: newest.number, ...lyingOr(view, newest) };
  const attacker = decision && aim ? lyingAt(view, aim.from) : undefined;
  return attacker?.passcode === undefined ? null : { why: 'attack', of: attacker.passcode, place: attacker.place };
}

function lyingOr(view: TableView, { place, passcode }: { readonly place: Place; readonly passcode: number }) {
  return { of: passcode, ...(lyingAt(view, place)?.passcode === passcode ? { place } : { passcode }) };
}

/**
 * Who reads, and when: what was read is gone when somebody else looks, when play went another way, when the turn is over, and
 * when another card is asked about, be it an attacker.
 */
export function sightOf(view: TableView, epoch: string, aim: Aim | null): string {
  const { viewer, turn, decision } = view;
  return `${viewer} ${epoch} ${turn} ${decision?.asker ? decision.player : ''} ${JSON.stringify(askedAbout(view, aim))}`;
}

interface Reading {
  /** Who reads it, and at which line of play. */
  readonly sight: string;
  readonly card: Inspected;
}

const useReading = create<{ readonly reading: Reading | null }>()(() => ({ reading: null }));

/**
 * What is pointed at is read from the next picture on: a press that comes with the pointer is drawn before it, and of the cards
 * that a pointer sweeps over the last one is read.
 */
const pointed = new Latest<Reading | null>((reading) =>
  useReading.setState((last) => (sameData(last.reading, reading) ? last : { reading })),
);

const wished = (): Reading | null => (pointed.next ? pointed.next.wish : useReading.getState().reading);

function readNext(reading: Reading | null): void {
  if (!sameData(wished(), reading)) pointed.wish(reading);
}

/** A card is pointed at. Whoever comes, stays and presses reads the same card: it is not laid out three times. */
export const read = (sight: string, card: Inspected): void => readNext({ sight, card });

/** What the question is about is read again once a card is no longer pointed at. */
export function readNoLonger(place: Place): void {
  if (wished()?.card.place === place) readNext(null);
}

/** Somebody else looks, or the table is left: it begins with nothing in the inspector, whoever comes back to it. */
export function useReadingEnds(sight: string): void {
  useEffect(
    () => () => {
      pointed.forget();
      useReading.setState({ reading: null });
    },
    [sight],
  );
}

/**
 * The card that is read, drawn after what else the page has to answer. What one viewer had in the inspector is not shown to
 * another, nor in another position.
 */
export function useRead(sight: string): Inspected | null {
  const late = useDeferredValue(useReading((store) => store.reading));
  return late?.sight === sight ? late.card : null;
}
