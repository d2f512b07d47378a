import { astroUsers } from '@udaya/contract/astro-users';
import { productAdmins } from '@udaya/contract/product-admins';
import { openings } from '@udaya/contract/report-openings';
import { reportTrace } from '@udaya/contract/report-trace';
import type { AuditedCall } from './audited-call.ts';
import { detailsOf } from './people.ts';
import type { Shop } from './shop.ts';
import type { Person } from './world.ts';

/** One successful call of each route by which product admins look after accounts, and open reports. */
export function auditedCallsOfPeople(shop: Shop, admin: Person): Record<string, () => Promise<AuditedCall>> {
  const actor = admin.user.id;
  let invited = 0;
  const found = async (person: Person) => {
    const params = { id: person.user.id };
    return { params, seen: (await admin.call(astroUsers.read, { params })).body };
  };
  const deleted = async () => {
    const { params, seen } = await found(await shop.person('user'));
    const body = { reason: 'Asked for', version: seen.version };
    return { params, answer: await admin.call(astroUsers.remove, { params, body }) };
  };
  const invite = async () => {
    invited += 1;
    const email = `invited-${invited}@udaya.example`;
    const answer = await admin.call(productAdmins.invite, { body: { firstName: 'Invited', email } });
    await shop.letMailPausePass();
    const id = answer.body.admins.find((one) => one.email === email)?.id ?? '';
    return { answer, params: { id } };
  };
  return {
    'astroUsers.read': async () => {
      const params = { id: (await shop.person('user')).user.id };
      return { answer: await admin.call(astroUsers.read, { params }), action: 'account.viewed', actor };
    },
    'astroUsers.change': async () => {
      const { params, seen } = await found(await shop.person('user'));
      const answer = await admin.call(astroUsers.change, { params, body: detailsOf(seen) });
      return { answer, action: 'account.changed', actor };
    },
    'astroUsers.setActivation': async () => {
      const { params, seen } = await found(await shop.person('user'));
      const body = { activated: false, version: seen.version };
      const answer = await admin.call(astroUsers.setActivation, { params, body });
      return { answer, action: 'account.deactivated', actor };
    },
    'astroUsers.remove': async () => {
      const { answer } = await deleted();
      return { answer, action: 'account.deletion_scheduled', actor };
    },
    'astroUsers.restore': async () => {
      const { params } = await deleted();
      return { answer: await admin.call(astroUsers.restore, { params }), action: 'account.restored', actor };
    },
    'productAdmins.invite': async () => ({ answer: (await invite()).answer, action: 'admin.invited', actor }),
    'productAdmins.resend': async () => {
      const { params } = await invite();
      return { answer: await admin.call(productAdmins.resend, { params }), action: 'admin.invited', actor };
    },
    'productAdmins.withdraw': async () => {
      const { params } = await invite();
      const answer = await admin.call(productAdmins.withdraw, { params });
      return { answer, action: 'admin.invitation_withdrawn', actor };
    },
    'productAdmins.setActivation': async () => {
      const { id } = (await shop.person('productAdmin')).user;
      const { admins } = (await admin.call(productAdmins.list)).body;
      const body = { activated: false, version: admins.find((one) => one.id === id)?.version };
      const answer = await admin.call(productAdmins.setActivation, { params: { id }, body });
      return { answer, action: 'admin.deactivated', actor };
    },
    'openings.state': async () => {
      const params = { id: await shop.newReport() };
      const answer = await admin.call(openings.state, { params, body: { purpose: 'question' } });
      return { answer, action: 'report.opened', actor };
    },
    'reportTrace.read': async () => {
      const { reportId: id } = await shop.paid();
      return {
        answer: await admin.call(reportTrace.read, { params: { id } }),
        action: 'report.viewed',
        actor,
      };
    },
    'reportTrace.verify': async () => {
      const { reportId: id } = await shop.paid();
      const answer = await admin.call(reportTrace.verify, { params: { id }, body: {} });
      return { answer, action: 'report.verified', actor };
    },
  };
}
