import * as m from '@udaya/messages';
import { PanelPage } from '../../../ui/panel-page.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The own password, where one is logged in, and what happened lately: the same for every role. */
export function SecurityPage() {
  return (
    <PanelPage title={m.account_security_title()} lead={m.account_security_lead()}>
      <PasswordPanel />
      <SessionsPanel />
      <ActivityPanel />
    </PanelPage>
  );
}
