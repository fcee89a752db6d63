import { expect, test } from 'vitest';
import type { DeckList, DuelRun, ProfileId } from '../../../engine/duel';
import { below, seededRandom, type Random } from '../../../engine/kernel';
import { randomAnswer } from '../../../engine/duel/testing/random-answer';
import { duelGame } from './index';

/** A deck of any cards of the rule set. */
function anyDeck(profile: ProfileId, random: Random): DeckList {
  const cards = duelGame.pool(profile).playable.filter(({ subtype }) => subtype !== 'token');
  const isFusion = (subtype: string): boolean => subtype.startsWith('fusion');
  const main = cards.filter(({ subtype }) => !isFusion(subtype)).map(({ id }) => id);
  return {
    main: Array.from({ length: 40 }, () => main[below(random, main.length)]!),
    fusion: cards.filter(({ subtype }) => isFusion(subtype)).map(({ id }) => id),
  };
}

/** Nothing stands against an activation but that it is not listed. */
const isForgotten = (reasons: readonly { readonly rule: string }[]): boolean =>
  reasons.every(({ rule }) => rule === 'not-in-this-decision') && reasons.length > 0;

test.each(['expert', 'modern'] as const)(
  'every activation against which nothing speaks is listed (%s), though lists pass over what fits no occasion',
  (profile) => {
    const forgotten: string[] = [];
    for (let duel = 0; duel < 8; duel++) {
      const random = seededRandom(`listing ${profile} ${duel}`);
      const decks = [anyDeck(profile, random), anyDeck(profile, random)] as const;
      const run = duelGame.start({ profile, seed: `listing ${duel}`, decks, first: 0 }, 'newest');
      for (let i = 0; i < 400 && run.decision !== undefined; i++) {
        const { decision } = run;
        if (decision.kind === 'idle' || decision.kind === 'battle' || decision.kind === 'respond') {
          const { cards } = run.duel.state;
          for (const { id } of cards)
            run.duel.defs[id]!.effects.forEach(({ kind }, effect) => {
              if (kind === 'trigger' || kind === 'flip') return;
              const act = { do: 'activate', card: id, effect } as const;
              if (isForgotten(run.whyNot(decision.player, act))) forgotten.push(run.duel.defs[id]!.facts.en);
            });
        }
        run.answer(randomAnswer(decision, random));
      }
    }
    expect(forgotten).toEqual([]);
  },
);

/** Plays a duel to its end at random: a pass where there is nothing else, without a throw of the dice. @returns how it ended. */
function playedOut(run: DuelRun, random: Random): string {
  for (let i = 0; i < 6000 && run.decision !== undefined; i++) {
    const { decision } = run;
    const only = decision.form === 'act' && decision.options().length === 1 ? decision.options()[0] : undefined;
    run.answer(only ?? randomAnswer(decision, random));
  }
  // Where nothing is told, events do not say their places.
  return JSON.stringify(run.duel.state).replaceAll(/"(from|to)Place":"[^"]*",/g, '');
}

test.each(['expert', 'modern'] as const)(
  'where nobody watches (%s), a window is passed without a look only where a look would have found nothing',
  (profile) => {
    for (let duel = 0; duel < 10; duel++) {
      const random = seededRandom(`unwatched ${profile} ${duel}`);
      const decks = [anyDeck(profile, random), anyDeck(profile, random)] as const;
      const [watched, unwatched] = (['newest', 'none'] as const).map((keeping) =>
        playedOut(duelGame.start({ profile, seed: `unwatched ${duel}`, decks, first: 0 }, keeping), seededRandom(`${duel}`)),
      );
      expect(unwatched).toBe(watched);
    }
  },
);
