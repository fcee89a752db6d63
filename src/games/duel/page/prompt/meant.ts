import { useWhyTexts } from '../../../../i18n/remedy-texts';
import type { GameDock } from '../../../../ui/table/dock/game-dock';
import { cardAt, partsOf } from '../../../../ui/table/field/places';
import { wishesTo } from '../../thinking';
import { useDuelScene } from './use-speech';

const ZONES: readonly string[] = ['monster', 'spellTrap', 'field', 'pendulum'];

/** A card of the hand goes to the zone that it was dropped on, an attacker at what lies across. */
export const useMeant: NonNullable<GameDock['useMeant']> = () => {
  const { table, speech } = useDuelScene();
  const { otherSide } = useWhyTexts();
  return (from, to) => {
    const [own, at] = [partsOf(from), partsOf(to)];
    const isLaidDown = own.zone === 'hand';
    if (isLaidDown ? !ZONES.includes(at.zone) : at.seat === own.seat) return null;
    if (isLaidDown && at.seat !== own.seat) return { options: [], against: [otherSide(speech.names[own.seat])] };
    const { options, reasons } = wishesTo(from, to);
    return {
      options,
      against: speech.because(reasons, cardAt(table.view, from)?.passcode),
      ...(isLaidDown && at.zone !== 'field' && { square: at.index }),
    };
  };
};
