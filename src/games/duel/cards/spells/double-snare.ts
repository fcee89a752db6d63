import { destroy, spell, target } from '../../../../engine/duel/api';

/** A face-up card that has an effect which negates Traps is destroyed, whether that effect works just now or not. */
export default spell(3682106, {
  activate: {
    targets: target((q) => q.cardsOnField().filter((id) => q.isFaceUp(id) && NEGATE_TRAPS.some((name) => q.isNamed(id, name)))),
    *resolve(e) {
      yield* destroy(
        e,
        e.targets.filter((id) => e.isFaceUp(id)),
      );
    },
  },
});

/** Jinzo, Royal Decree and Talisman of Trap Sealing. */
const ALL_TRAPS = [77585513, 51452091, 19312169];
/** A-Team, Ryu Senshi, Royal Oppression, Gravekeeper's Watcher, Sorcerer of Dark Magic. */
const ACTIVATIONS = [13026402, 49868263, 93016201, 26084285, 88619463];
/**
 * The End of Anubis, and what wards off Traps that target it, or a Dragon: Tyrant Dragon, Fiend Skull Dragon, Blue-Eyes Shining
 * Dragon, Fushioh Richie, Great Dezard, Gora Turtle of Illusion and The Dragon's Bead.
 */
const WARDS = [65403020, 94568601, 66235877, 53347303, 39711336, 88989706, 42868711, 92408984];
/** Terrorking, Shadowknight, Skull of Lightning, Infernalqueen, Darkbishop, Desrook and Vilepawn. */
const ARCHFIENDS = [35975813, 9603356, 61370518, 8581705, 35798491, 72192100, 73219648];
const NEGATE_TRAPS = [...ALL_TRAPS, ...ACTIVATIONS, ...WARDS, ...ARCHFIENDS];
