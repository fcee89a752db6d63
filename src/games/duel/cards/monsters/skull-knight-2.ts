import {
  mandatoryTrigger,
  maySpecialSummon,
  monster,
  shuffleDeck,
  specialSummon,
  wasTributeFor,
  type ActivatedEffect,
} from '../../../../engine/duel/api';

const SKULL_KNIGHT_2 = 15653824;

const bringsAnother = (on: 'summon' | 'set'): ActivatedEffect =>
  mandatoryTrigger({
    on,
    about: 'any',
    from: ['graveyard', 'banished'],
    when: (q, event) => event.player === q.player && wasTributeFor(q, event) && q.race(event.card!) === 'Fiend',
    specialSummons: true,
    *resolve(e) {
      const [one] = e.deckOf(e.player).filter((id) => e.isNamed(id, SKULL_KNIGHT_2) && maySpecialSummon(e, id));
      if (one !== undefined) yield* specialSummon(e, [one]);
      yield* shuffleDeck(e, e.player);
    },
  });

/**
 * When its owner Tribute Summons or Sets a Fiend by tributing this, another one comes from the Deck. Finding none is legal
 * (2005).
 */
export default monster(SKULL_KNIGHT_2, { effects: [bringsAnother('summon'), bringsAnother('set')] });
