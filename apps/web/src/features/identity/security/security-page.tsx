import * as m from '@udaya/messages';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import classes from './security-page.module.css';
import { SessionsPanel } from './sessions-panel.tsx';

/** The own password, where one is signed in, and what happened lately: the same for every role. */
export function SecurityPage() {
  return (
    <div className={classes.page}>
      <PageHeader title={m.security_title()} lead={m.security_lead()} />
      <div className={classes.panels}>
        <PasswordPanel />
        <SessionsPanel />
        <ActivityPanel />
      </div>
    </div>
  );
}
