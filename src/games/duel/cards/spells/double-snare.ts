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
/** A-Team, Ryu Senshi, Royal Oppression, Gravekeeper's Watcher. */
const ACTIVATIONS = [13026402, 49868263, 93016201, 26084285];
/** The End of Anubis, and Archfiends: Terrorking, Shadowknight, Skull of Lightning, Infernalqueen, Darkbishop and Desrook. */
const WARDS = [65403020, 35975813, 9603356, 61370518, 8581705, 35798491, 72192100];
const NEGATE_TRAPS = [...ALL_TRAPS, ...ACTIVATIONS, ...WARDS];
