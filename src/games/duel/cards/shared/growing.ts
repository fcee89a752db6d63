import {
  isChosen,
  linger,
  mandatoryTrigger,
  stats,
  type ActivatedEffect,
  type DuelEvent,
  type LingeringDefinition,
  type Scope,
} from '../../../../engine/duel/api';

/** Each time that happens it grows by that much ATK, for as long as it lies face-up and, unless `stays`, is not negated. */
export const growsWhen = (
  on: DuelEvent['verb'],
  when: (q: Scope, event: DuelEvent) => boolean,
  atk: number,
  { stays = false }: { readonly stays?: boolean } = {},
): { readonly effects: readonly ActivatedEffect[]; readonly lingering: { readonly grown: LingeringDefinition } } => ({
  effects: [
    mandatoryTrigger({
      on,
      about: 'any',
      when,
      together: true,
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'grown', { cards: [e.self] });
      },
    }),
  ],
  lingering: {
    grown: {
      until: 'forever',
      about: 'cards',
      parts: [stats((q, id) => isChosen(q, id) && (stays || !q.isNegated(id)), { atk })],
    },
  },
});
