import { notifications } from '@udaya/contract/notifications';
import { reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  giveUpReportMail,
  mailReport as sendReportMail,
} from '../src/features/reports/reading/mail-report.ts';
import { openLog } from '../src/platform/log/open-log.ts';
import { createTypesetter } from '../src/platform/typesetting/create-typesetter.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { wartimeBirths } from '../testing/wartime-births.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();
const parent = await w.person('user');
const { written } = wartimeBirths(parent);

/** The names of all files that came to the parent by mail. */
async function filesMailed() {
  return (await w.allMailTo(parent.user.email)).map(({ file }) => file?.name);
}

describe('the PDF', () => {
  it('comes by mail to the owner of the report, and to nobody else', async () => {
    const detail = await written({ name: 'கயல்விழி M.' });
    const asked = await parent.call(reports.mail, { params: { id: detail.id } });
    expect(asked.status).toBe(200);
    expect(asked.body.message).toContain(parent.user.email);
    const mail = await w.mailTo(parent.user.email, 'as a PDF');
    expect(mail.text).toContain('கயல்விழி M.');
    expect(mail.text).toContain(`/users-birthchart/${detail.id}`);
    expect(mail.file?.name).toBe('AIReport_கயல்விழி_M_.pdf');
    expect(await pdfText(mail.file?.bytes ?? new Uint8Array())).toContain('14416');
    const shown = await fetch(`${w.origin}/dev/mail/${mail.id}/file`);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(mail.file?.bytes);

    const stranger = await w.person('user');
    const refused = await stranger.call(reports.mail, { params: { id: detail.id } });
    expect(refused.status).toBe(404);
  });

  it('is mailed as soon as it can be made again, and its owner is told when it never could', async () => {
    const detail = await written({ name: 'Late Print' });
    // No renderer answers within a millisecond.
    const hasty = createTypesetter({ log: openLog('silent'), timeoutMs: 1 });
    const tooSoon = { ...w.reportDeps, typeset: hasty.typeset };
    await expect(sendReportMail(tooSoon, { reportId: detail.id, requestId: 'a try' })).rejects.toThrow(
      'pdf.failed',
    );
    await hasty.close();
    await sendReportMail(w.reportDeps, { reportId: detail.id, requestId: 'the-next-try' });
    expect(await filesMailed()).toContain('AIReport_Late_Print.pdf');

    await giveUpReportMail(w.db, detail.id);
    const told = (await parent.call(notifications.list)).body.notifications;
    expect(told[0]).toMatchObject({ kind: 'report.unmailed', reportId: detail.id });
    expect(told[0]?.title).toContain('Late Print');
  });

  it('is not mailed of a report that is not open, or no longer', async () => {
    const detail = await written({ name: 'Closed Later' });
    await w.db.execute(sql`update reports set payment_status = 'REFUNDED' where id = ${detail.id}`);
    const asked = await parent.call(reports.mail, { params: { id: detail.id } });
    expect(asked.failure.code).toBe('report.refunded');
    await sendReportMail(w.reportDeps, { reportId: detail.id, requestId: 'asked for before' });
    expect(await filesMailed()).not.toContain('AIReport_Closed_Later.pdf');
  });
});
