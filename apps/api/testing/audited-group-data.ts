import { groupConsents } from '@udaya/contract/group-consents';
import { groupData } from '@udaya/contract/group-data';
import type { Route } from '@udaya/contract/route';
import type { AuditedCall } from './audited-call.ts';
import { type StaffedGroup, staffedGroup } from './staffed-group.ts';
import type { CallOptions, World } from './world.ts';

/** One successful call of each route of a group's data that audits, by the route’s name. */
export function auditedGroupData(w: World): Record<string, () => Promise<AuditedCall>> {
  const by =
    (
      route: Route,
      action: AuditedCall['action'],
      prepare: (group: StaffedGroup) => Promise<CallOptions> = async () => ({}),
    ) =>
    async () => {
      const group = await staffedGroup(w);
      const options = await prepare(group);
      return { answer: await group.admin.call(route, options), action, actor: group.admin.user.id };
    };
  async function consent({ admin, addReport }: StaffedGroup): Promise<CallOptions> {
    await addReport(undefined);
    const { body } = await admin.call(groupConsents.list);
    return { params: { id: body.content[0]?.id ?? '' } };
  }
  const withdrawal = { asker: 'person', askedOn: '2026-01-05', reason: 'Asked for' };
  const fiduciary = {
    legalName: 'Light House Trust',
    address: '12 Temple Street',
    officerName: 'Lakshmi',
    officerEmail: 'data@light-house.example',
    version: 0,
  };
  return {
    'groupData.exportAccesses': by(groupData.exportAccesses, 'access_log.exported'),
    'groupData.erase': by(groupData.erase, 'report.erased', async ({ addReport }) => ({
      params: { id: await addReport(undefined) },
      body: { extent: 'report', reason: 'mistake', expected: 1 },
    })),
    'groupData.exportAll': by(groupData.exportAll, 'group.data_exported', async ({ admin }) => ({
      body: { password: admin.password },
    })),
    'groupData.changeDuty': by(groupData.changeDuty, 'group.duty_changed', async () => ({ body: fiduciary })),
    'groupData.acceptTerms': by(groupData.acceptTerms, 'group.terms_accepted', async ({ admin }) => {
      const { body } = await admin.call(groupData.changeDuty, { body: fiduciary });
      return { body: { termsVersion: body.termsVersion, version: 1, accept: true } };
    }),
    'groupData.changeRetention': by(groupData.changeRetention, 'group.retention_changed', async () => ({
      body: { months: 24, version: 0 },
    })),
    'groupConsents.exportAll': by(groupConsents.exportAll, 'consents.exported'),
    'groupConsents.withdraw': by(groupConsents.withdraw, 'consent.withdrawn', async (group) => ({
      ...(await consent(group)),
      body: withdrawal,
    })),
    'groupConsents.renew': by(groupConsents.renew, 'consent.renewed', async (group) => {
      const of = await consent(group);
      await group.admin.call(groupConsents.withdraw, { ...of, body: withdrawal });
      return { ...of, body: { evidence: 'Signed form', consent: true } };
    }),
  };
}
