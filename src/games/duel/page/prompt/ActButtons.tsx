import type { ReactElement } from 'react';
import type { ShownDuel } from '../../table';
import type { OptionView } from '../../../../engine/duel';
import type { Place } from '../../../../engine/table';
import { useTable } from '../../../../store/desk/table-store';
import { Icon } from '../../../../ui/base/art';
import { Button } from '../../../../ui/base/shared/Button';
import { announcements, actLabel, actsOf } from './acts';
import { useDock } from '../../../../ui/base/shared/dock-store';
import type { Speech } from './sentences';
import { useDuelScene } from './use-speech';

const give = (option: OptionView): void => {
  useTable.getState().answer({ kind: 'option', index: option.index });
};

/** Beside the targets that lie on the table: the player, who is attacked directly. */
export function DirectAttackButton({ attacks }: { readonly attacks: readonly OptionView[] }) {
  const { speech } = useDuelScene();
  const option = attacks.find(({ target }) => target === 'direct');
  const consider = (): void => useDock.getState().consider('direct');
  return (
    option && (
      <Button data-act={option.do} data-target="direct" onFocus={consider} onPointerEnter={consider} onClick={() => give(option)}>
        <Icon name="sword" />
        {speech.prompt.act.attackDirect}
      </Button>
    )
  );
}

/** The attack that is being prepared: its targets are pressed where they lie. */
export function TargetButtons({ place }: { readonly place: Place }) {
  const { table, speech } = useDuelScene();
  return (
    <>
      <Button hint="Esc" data-back onClick={() => useDock.getState().select(place)}>
        {speech.prompt.back}
      </Button>
      <DirectAttackButton attacks={table.question ? actsOf(table.question.decision, place).attacks : []} />
    </>
  );
}

/**
 * What can be announced, the end of the turn first, then the nearest phase; `isNext`: nothing else can be done, that is what
 * comes next. Where the end of the phase comes before the choice where it leads, the end of the turn can be announced at once.
 */
export function announcementButtons(table: ShownDuel, speech: Speech, isNext: boolean): readonly ReactElement[] {
  const options = table.question ? announcements(table.question.decision) : [];
  const buttons = options.map((option, index) => (
    <Button
      key={option.index}
      tone={index === 0 && isNext ? 'main' : 'plain'}
      hint={index === 0 ? 'N' : index === options.length - 1 ? 'E' : undefined}
      data-act="enter"
      data-to={option.to}
      onClick={() => give(option)}
    >
      {actLabel(option, undefined, [], { prompt: speech.prompt, table: speech.table })}
    </Button>
  ));
  if (options.length === 1 && options[0]?.to === 'nextStep')
    buttons.push(
      <Button key="end" hint="E" data-act="endTurn" onClick={() => useTable.getState().endTurn()}>
        {speech.prompt.act.endTurn}
      </Button>,
    );
  const end = buttons.pop();
  return end ? [end, ...buttons] : [];
}
