import type { DuelTable } from '../../table';
import type { OptionView } from '../../../../engine/duel';
import { wishesAt } from '../../thinking';
import { useTable } from '../../../../store/desk/table-store';
import { cardAt } from '../../../../ui/table/field/places';
import { useScene } from '../../../../ui/table/field/scene';
import { ActList, type ListedAct } from '../../../../ui/table/dock/ActList';
import { actLabel, announcements, targetPlace, targetPlaces } from './acts';
import { attackName, nameAt } from './sentences';
import { useSpeech } from './use-speech';

/** Everything that can be done now: what the cards can do, a Pendulum Summon, what can be announced, a pass. */
export function ActsSheet() {
  const { table } = useScene<DuelTable>();
  const speech = useSpeech(table);
  const options = table.question?.decision.options ?? [];
  const places = [...new Set(options.flatMap((option) => (option.card === undefined ? [] : [option.card])))];
  const { answer } = useTable.getState();
  const listed = (option: OptionView, siblings: readonly OptionView[]): ListedAct => ({
    index: option.index,
    label: actLabel(option, option.card === undefined ? undefined : cardAt(table.view, option.card), siblings, speech),
    ...(option.do === 'attack' &&
      targetPlace(option) !== undefined && { beside: attackName(option, [...targetPlaces(siblings)], speech) }),
  });
  const others = [
    ...options.filter((option) => option.do === 'pendulumSummon'),
    ...announcements({ ...table.question!.decision, options }),
    ...options.filter((option) => option.do === 'pass'),
  ];
  return (
    <ActList
      cards={places.map((place) => {
        const own = wishesAt(place).flatMap((wish) => wish.options);
        return { place, name: nameAt(place, speech), acts: own.map((option) => listed(option, own)) };
      })}
      others={others.map((option) => listed(option, []))}
      onAct={(index) => answer({ kind: 'option', index })}
    />
  );
}
