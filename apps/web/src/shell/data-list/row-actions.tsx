import '@mantine/core/styles/Menu.layer.css';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { type Icon, IconDots } from '../../ui/icons.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './row-actions.module.css';

/** Draws an action as a link of the router, with the looks that it is given. */
type LinkOf = (props: { className?: string; children?: ReactNode }) => ReactElement;

/** One thing that can be done with a row: by a link or by a handler. */
export interface RowAction {
  key: string;
  label: string;
  /** The same with the name of the row, for whoever hears it by itself; it begins with the label. */
  fullLabel: string;
  icon?: Icon;
  renderLink?: LinkOf;
  onChoose?: () => void;
  /** It cannot be done now; the id of the words that say why. */
  closedBy?: string | undefined;
  danger?: boolean;
  /** As a button it is filled: what the product would like to be done next. */
  strong?: boolean;
  /** It stands as a button as well, beside the first one, while it is open. */
  asButton?: boolean;
  working?: boolean;
}

interface Props {
  actions: readonly RowAction[];
  /** Names the menu, with the name of the row. */
  menuLabel: string;
}

/** What can be done with a row: the first action that is open as a button, and those that are to be in sight; the others in a menu beside it. */
export function RowActions({ actions, menuLabel }: Props) {
  const open = actions.filter(({ closedBy }) => closedBy === undefined);
  const buttons = open.filter((action, index) => index === 0 || action.asButton);
  const others = actions.filter((action) => !buttons.includes(action));
  const dots = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.actions}>
      {buttons.map((action) => (
        <Primary key={action.key} action={action} />
      ))}
      {others.length > 0 && (
        <Menu
          position="bottom-end"
          radius="md"
          shadow="md"
          withinPortal={false}
          floatingStrategy="fixed"
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <ActionIcon ref={dots} variant="default" size={36} aria-label={menuLabel}>
              <IconDots size={19} stroke={1.8} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((action) => (
              <Item key={action.key} action={action} onChoose={() => dots.current?.focus()} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

function Primary({ action }: { action: RowAction }) {
  const { label, fullLabel, icon: Sign, renderLink, onChoose, strong, working = false } = action;
  const look = {
    size: 'sm',
    variant: strong ? 'filled' : 'light',
    'aria-label': fullLabel,
    leftSection: Sign && <Sign size={17} stroke={1.7} />,
  } as const;
  if (renderLink) {
    return (
      <Button {...look} renderRoot={renderLink}>
        {label}
      </Button>
    );
  }
  return (
    <WorkingButton {...look} working={working} onClick={onChoose}>
      {label}
    </WorkingButton>
  );
}

interface ItemProps {
  action: RowAction;
  /** Before the menu closes: a dialog that opens then gives the focus back to where it was. */
  onChoose: () => void;
}

/** An entry of the menu. One that is closed stays where the keyboard finds it, with the reason. */
function Item({ action, onChoose }: ItemProps) {
  const { label, fullLabel, icon: Sign, renderLink, closedBy, danger, working } = action;
  const look = {
    'aria-label': fullLabel,
    leftSection: Sign && <Sign size={17} stroke={1.7} aria-hidden="true" />,
    className: danger ? classes.danger : undefined,
  };
  if (closedBy !== undefined || working) {
    return (
      <Menu.Item
        {...look}
        className={classes.closed}
        aria-disabled="true"
        aria-describedby={closedBy}
        closeMenuOnClick={false}
      >
        {label}
      </Menu.Item>
    );
  }
  if (renderLink) {
    return (
      <Menu.Item {...look} renderRoot={renderLink}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item
      {...look}
      onClick={() => {
        onChoose();
        action.onChoose?.();
      }}
    >
      {label}
    </Menu.Item>
  );
}
