import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { useProductInfo } from '../api/product-info.ts';
import { useMaybeSession } from '../api/use-session.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { homeOf } from './destinations.ts';
import classes from './open-layout.module.css';
import { OwnLanguageMenu } from './own-language-menu.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** The layout of pages that anybody may read: a narrow bar above, and the whole width for what there is to read. */
export function OpenLayout({ children }: { children: ReactNode }) {
  const { productName } = useProductInfo();
  const role = useMaybeSession()?.role;
  const home = role ? homeOf(role) : '/login';
  return (
    <div className={classes.layout}>
      <SkipLink />
      <header className={classes.bar}>
        <Link to={home} className={classes.brand}>
          <BrandMark size={28} />
          <span>{productName}</span>
        </Link>
        <OwnLanguageMenu className={classes.language} />
        <Anchor
          className={classes.way}
          underline="always"
          renderRoot={(props) => <Link {...props} to={home} />}
        >
          {role ? m.menu_dashboard() : m.sample_own_login()}
        </Anchor>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <ShellFooter />
    </div>
  );
}
