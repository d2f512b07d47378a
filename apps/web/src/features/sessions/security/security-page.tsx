import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { PanelPage } from '../../../ui/panel-page.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The own password, where one is logged in, and what happened lately: the same for every role; `children` is what one has besides. */
export function SecurityPage({ children }: { children?: ReactNode }) {
  return (
    <PanelPage title={m.account_security_title()} lead={m.account_security_lead()}>
      {children}
      <PasswordPanel />
      <SessionsPanel />
      <ActivityPanel />
    </PanelPage>
  );
}
