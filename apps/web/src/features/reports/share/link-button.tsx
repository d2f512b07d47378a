import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import { lazy } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { IconLink } from '../../../ui/icons.tsx';
import { linkTitle } from './link-title.ts';

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));

/** Lets the other parent, or whoever is close, read along by a link, for whoever bought the reading. */
export function LinkButton({ report }: { report: ReportDetail }) {
  const { role } = useSession();
  if (!mayDo('give', role, report)) return null;
  return (
    <DialogButton
      leftSection={<IconLink size={18} stroke={1.8} aria-hidden="true" />}
      renderDialog={(close) => <LinkDialog report={report} onClose={close} />}
    >
      {linkTitle(report)}
    </DialogButton>
  );
}
