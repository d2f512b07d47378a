import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useSession } from '../api/use-session.ts';
import { groupTypeLabels } from './group-type-label.ts';
import classes from './main-menu.module.css';
import { flatMenu, type MenuEntry, type MenuSection, menuOf } from './menu.ts';

// Few have their menu in these shapes, so that not everybody carries them.
const MenuButton = lazy(async () => ({ default: (await import('./menu-button.tsx')).MenuButton }));
const IconTip = lazy(async () => ({ default: (await import('./icon-tip.tsx')).IconTip }));

/** How the menu is drawn: `rows` beside the page, `bar` above it, `stacked` signs over words, `icons` signs alone. */
export type MenuShape = 'rows' | 'bar' | 'stacked' | 'icons';

interface Props {
  shape: MenuShape;
  /** What stands above the entries, e.g. the brand. */
  head?: ReactNode;
  /** After a choice, e.g. to close the drawer. */
  onChoose?: () => void;
}

/** The main menu of whoever is logged in. Where there is no room for headings, what stands below them bears its full name. */
export function MainMenu({ shape, head, onChoose }: Props) {
  const menu = menuOf(useSession());
  const shown = shape === 'rows' || shape === 'bar' ? menu : flatMenu(menu);
  return (
    <nav aria-label={m.shell_menu()} className={classes.nav}>
      {head}
      <ul className={classes.list} data-shape={shape}>
        {shown.map((one) => {
          if (!('entries' in one))
            return <Entry key={one.to} entry={one} shape={shape} onChoose={onChoose} />;
          const key = one.entries[0]?.to;
          return shape === 'bar' ? (
            <li key={key}>
              <Suspense>
                <MenuButton section={one} />
              </Suspense>
            </li>
          ) : (
            <Section key={key} section={one} onChoose={onChoose} />
          );
        })}
      </ul>
    </nav>
  );
}

interface SectionProps {
  section: MenuSection;
  onChoose: (() => void) | undefined;
}

/** Ways below their heading. */
function Section({ section: { label, icon: Sign, entries }, onChoose }: SectionProps) {
  const id = useId();
  return (
    <li className={classes.section}>
      <span id={id} className={classes.heading}>
        <Sign size={21} stroke={1.7} aria-hidden="true" className={classes.sign} />
        {label()}
      </span>
      <ul className={classes.parts} aria-labelledby={id}>
        {entries.map(({ to, shortLabel, label: fullLabel }) => (
          <li key={to}>
            <Link to={to} className={classes.link} onClick={onChoose}>
              {(shortLabel ?? fullLabel)()}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface EntryProps {
  entry: MenuEntry;
  shape: MenuShape;
  onChoose: (() => void) | undefined;
}

function Entry({ entry: { label, icon: Sign, to, showsGroupType }, shape, onChoose }: EntryProps) {
  const { groupType } = useSession();
  const link = (
    <Link to={to} className={classes.link} onClick={onChoose}>
      <Sign size={21} stroke={1.7} aria-hidden="true" className={classes.sign} />
      <span className={classes.label}>{label()}</span>
      {showsGroupType && groupType && <span className={classes.badge}>{groupTypeLabels[groupType]()}</span>}
    </Link>
  );
  if (shape !== 'icons') return <li>{link}</li>;
  return (
    <li>
      <Suspense fallback={link}>
        <IconTip label={label()}>{link}</IconTip>
      </Suspense>
    </li>
  );
}
