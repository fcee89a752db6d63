import {
  gives,
  hasFelled,
  isChosen,
  linger,
  mandatoryTrigger,
  monster,
  perishesWhile,
  stats,
  type Scope,
} from '../../../../engine/duel/api';

const TEMPLE_OF_THE_KINGS = 29762407;

const hasTemple = (q: Scope): boolean =>
  q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.isNamed(id, TEMPLE_OF_THE_KINGS));

/**
 * Destroyed at once while its controller has no face-up Temple of the Kings. Monsters that it destroys by battle are removed from
 * play instead of going to the Graveyard, and each gives it 500 ATK for good.
 */
export default monster(89194033, {
  continuous: [gives('banishesWhatItDestroys'), perishesWhile((q) => !hasTemple(q))],
  effects: [
    mandatoryTrigger({
      on: 'destroy',
      about: 'any',
      when: hasFelled,
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'fed', { cards: [e.self] });
      },
    }),
  ],
  lingering: { fed: { until: 'forever', about: 'cards', parts: [stats(isChosen, { atk: 500 })] } },
});
