import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { lastRequestId } from '../api/last-request.ts';
import { useProductInfo } from '../api/product-info.ts';
import { useMaybeSession } from '../api/use-session.ts';
import classes from './shell-footer.module.css';

const thisYear = new Date().getFullYear();

/** Whose product it is and which version; a click on the version copies what support asks for. */
export function ShellFooter() {
  const { companyName, version, build, operator } = useProductInfo();
  const role = useMaybeSession()?.role;
  const [answer, setAnswer] = useState('');
  const full = build ? `${version}+${build}` : version;

  const copy = async () => {
    const requestId = lastRequestId() ?? m.shell_reference_none();
    const words = m.shell_version_details({
      version: full,
      role: role ?? m.shell_reference_none(),
      requestId,
    });
    setAnswer('');
    try {
      await navigator.clipboard.writeText(words);
      setAnswer(m.shell_version_copied());
    } catch {
      setAnswer(words);
    }
  };

  return (
    <footer className={classes.footer}>
      <span>{m.shell_copyright({ year: thisYear, company: companyName })}</span>
      {operator.address && (
        <span>{m.legal_operator({ name: operator.legalName, address: operator.address })}</span>
      )}
      <span className={classes.links}>
        <Link to="/contact">{m.legal_contact_title()}</Link>
        <Link to="/terms">{m.legal_terms_title()}</Link>
        <Link to="/privacy-notice">{m.legal_notice_title()}</Link>
      </span>
      <span className={classes.version}>
        <span role="status">{answer}</span>
        <button
          type="button"
          className={classes.button}
          onClick={() => void copy()}
          title={m.shell_version_copy()}
        >
          {m.shell_version({ version: full })}
        </button>
      </span>
    </footer>
  );
}
