import type { ComponentProps } from 'react';
import { Icon } from '../../base/art';
import { Button } from '../../base/shared/Button';

interface DockToolProps extends Omit<ComponentProps<typeof Button>, 'children' | 'aria-label'> {
  readonly sign: ComponentProps<typeof Icon>['name'];
  readonly name: string;
}

/** What is wished for seldom, beside the answers: its sign, and where there is room its name below. */
export const DockTool = ({ sign, name, ...rest }: DockToolProps) => (
  <Button aria-label={name} {...rest}>
    <Icon name={sign} />
    <span className="dock__sign">{name}</span>
  </Button>
);
