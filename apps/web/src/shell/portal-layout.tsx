import { Link, useMatches } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { lazy, type ReactNode, Suspense } from 'react';
import { useProductInfo } from '../api/product-info.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import classes from './portal-layout.module.css';
import { ShellFooter } from './shell-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { Sunrise } from './sunrise.tsx';

// Nobody needs it to log in: the form is there before it.
const OwnLanguageMenu = lazy(async () => {
  const { OwnLanguageMenu: Menu } = await import('./own-language-menu.tsx');
  return { default: Menu };
});

/** The blank layout of the pages before the login: the product on one side, the form on the other. */
export function PortalLayout({ children }: { children: ReactNode }) {
  const { productName } = useProductInfo();
  const wide = useMatches({ select: (matches) => matches.at(-1)?.staticData.wide });
  return (
    <div className={classes.portal}>
      <SkipLink />
      <header className={classes.side}>
        <div className={classes.picture}>
          {/* A page of the server's own, outside of the router. */}
          <a href="/welcome" className={classes.brand} aria-label={m.login_what({ product: productName })}>
            <BrandMark size={34} />
            <span>{productName}</span>
          </a>
          <div className={classes.claim}>
            <p className={classes.claimTitle}>{m.login_claim()}</p>
            <p className={classes.claimDetail}>{m.login_claim_detail()}</p>
          </div>
          <p className={classes.ways}>
            <Link to="/sky" className={classes.way}>
              {m.sky_first()}
            </Link>
            <a href="/welcome" className={classes.way} data-wide>
              {m.login_what({ product: productName })}
            </a>
            <Link to="/sample/$type" params={{ type: 'child' }} className={classes.way}>
              {m.welcome_read_sample()}
            </Link>
          </p>
          <Sunrise className={classes.sunrise} />
        </div>
        <Suspense>
          <OwnLanguageMenu className={classes.language} />
        </Suspense>
      </header>
      <div className={classes.column}>
        <main id="content" tabIndex={-1} className={classes.main} data-wide={wide}>
          {children}
        </main>
        <ShellFooter />
      </div>
    </div>
  );
}
