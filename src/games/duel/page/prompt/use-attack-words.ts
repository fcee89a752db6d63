import type { DuelQuestion, ShownDuel } from '../../table';
import { attackEnd } from '../../thinking';
import { useMemo } from 'react';
import type { AttackEnd, OptionView } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import { useAttackTexts } from '../../../../i18n/attack-texts';
import { useDock, type Aim } from '../../../../ui/base/shared/dock-store';
import { useForeseen } from '../../../../ui/base/shared/use-foreseen';
import { partsOf } from '../../../../ui/table/field/places';
import { actsOf, asksCards } from './acts';
import { attackSign, attackWords } from './attack-words';
import { nameAt, type Speech } from './sentences';

/** An attack that is about to be declared, and what it comes to if nobody responds. */
export interface AttackForeseen {
  readonly target: OptionView['target'];
  readonly words: string;
}

interface Aiming {
  readonly selected: Place | null;
  readonly isAiming: boolean;
  readonly considered: Aim | null;
  readonly dragged: { readonly from: Place; readonly to: Place } | null;
}

/** The listed attack that is meant: on what is pointed at, has the focus or lies under the card that is dragged. */
export function meantAttack(
  { decision }: DuelQuestion,
  { selected, isAiming, considered, dragged }: Aiming,
): OptionView | undefined {
  const among = (options: readonly OptionView[], target: Aim | null): OptionView | undefined =>
    options.find((one) => one.target === target);
  if (decision.kind === 'replay') return among(decision.options ?? [], considered);
  if (!asksCards(decision)) return undefined;
  if (dragged !== null) {
    const { attacks } = actsOf(decision, dragged.from);
    return among(attacks, dragged.to) ?? (partsOf(dragged.to).zone === 'seat' ? among(attacks, 'direct') : undefined);
  }
  if (selected === null || !isAiming) return undefined;
  const { attacks } = actsOf(decision, selected);
  return among(attacks, considered) ?? (attacks.length === 1 ? attacks[0] : undefined);
}

const endOf = ({ index }: OptionView): AttackEnd | undefined => attackEnd(index);

/** The attack that is meant, and what it comes to; undefined while none is. */
export function useAttackWords(table: ShownDuel, speech: Speech): AttackForeseen | undefined {
  const t = useAttackTexts();
  const selected = useDock((dock) => dock.selected);
  const isAiming = useDock((dock) => dock.isAiming);
  const considered = useDock((dock) => dock.considered);
  const dragged = useDock((dock) => dock.dragged);
  const { question, view } = table;
  const option = question === null ? undefined : meantAttack(question, { selected, isAiming, considered, dragged });
  const end = useForeseen(option, endOf);
  return useMemo(() => {
    if (option === undefined || end === undefined) return undefined;
    const attacker = option.card ?? view.attack?.attacker;
    const { target } = option;
    const called = {
      attacker: attacker === undefined ? '' : nameAt(attacker, speech),
      target: target === undefined || target === 'direct' || target === 'cancel' ? '' : nameAt(target, speech),
    };
    return { target, words: attackWords(end, { t, names: speech.names, called }) };
  }, [end, option, speech, t, view]);
}

const endsOf = (aims: ReadonlyMap<Place, number>): ReadonlyMap<Place, AttackEnd> =>
  new Map(
    [...aims].flatMap(([place, index]) => {
      const end = attackEnd(index);
      return end ? [[place, end]] : [];
    }),
  );

/** What an attack on each of the monsters comes to that may be attacked now. */
export function useAttackSigns(table: ShownDuel, speech: Speech, aims: ReadonlyMap<Place, number> | undefined) {
  const t = useAttackTexts();
  const selected = useDock((dock) => dock.selected);
  const ends = useForeseen(aims, endsOf);
  const { question, view } = table;
  return useMemo(() => {
    const from = selected ?? view.attack?.attacker;
    if (ends === undefined || question === null || from === undefined) return undefined;
    const sign = (target: Place, end: AttackEnd) =>
      attackSign(end, question.player, {
        t,
        names: speech.names,
        called: { attacker: nameAt(from, speech), target: partsOf(target).zone === 'seat' ? '' : nameAt(target, speech) },
      });
    return new Map([...ends].map(([target, end]) => [target, sign(target, end)]));
  }, [ends, question, selected, view, speech, t]);
}
