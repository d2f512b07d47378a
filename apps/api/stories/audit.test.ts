import { routesByName } from '@udaya/contract/all-routes';
import { type Route, route } from '@udaya/contract/route';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appendAudit } from '../src/features/audit/append-audit.ts';
import { tenantDb } from '../src/platform/database/handles.ts';
import { createServer } from '../src/platform/http/create-server.ts';
import { type CallDeps, serveOn } from '../src/platform/http/serve.ts';
import { openLog } from '../src/platform/log/open-log.ts';
import type { AuditedCall } from '../testing/audited-call.ts';
import { auditedCalls } from '../testing/audited-calls.ts';
import { auditedDraftCalls } from '../testing/audited-draft-calls.ts';
import { auditedRupeeCalls } from '../testing/audited-rupee-calls.ts';
import { auditedUploads } from '../testing/audited-uploads.ts';
import { answerAnything } from '../testing/drafted-words.ts';
import { type ModelStub, openModelStub } from '../testing/model-stub.ts';
import { openRupeeShop, type RupeeShop } from '../testing/rupee-shop.ts';

let shop: RupeeShop;
let stub: ModelStub;
let calls: Record<string, () => Promise<AuditedCall>>;
beforeAll(async () => {
  stub = await openModelStub();
  stub.always({ does: 'answer', text: answerAnything });
  shop = await openRupeeShop({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: stub.url,
    LLM_MODEL: 'stub-model',
  });
  await shop.startWorkers();
  const admin = await shop.person('productAdmin');
  calls = {
    ...auditedCalls(shop, admin),
    ...auditedUploads(shop, admin),
    ...auditedDraftCalls(admin),
    ...auditedRupeeCalls(shop),
  };
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

const changes = ({ method, readsOnly }: Route) => method !== 'GET' && !readsOnly;

/** What a route that changes something, or that anybody may call, fails to declare. */
function undeclaredBy(one: Route): string[] {
  const audits = !changes(one) || (one.audits ?? []).length > 0;
  const limits = !(changes(one) || one.access === 'public') || one.limit !== undefined;
  return [...(audits ? [] : ['audits']), ...(limits ? [] : ['limit'])];
}

describe('the routes of the contract', () => {
  it('declare what they audit where they change something, and a limit there and where anybody may call', () => {
    const missing = [...routesByName].flatMap(([name, one]) =>
      undeclaredBy(one).map((what) => `${name} declares no ${what}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    [{ method: 'POST', access: ['user'] }, ['audits', 'limit']],
    [{ method: 'DELETE', access: ['user'], limit: 'changes', audits: [] }, ['audits']],
    [{ method: 'GET', access: 'public' }, ['limit']],
    [{ method: 'POST', access: 'public', readsOnly: true }, ['limit']],
    [{ method: 'GET', access: ['user'] }, []],
  ] as const)('would be found out: %o', (part, missing) => {
    expect(undeclaredBy({ path: '/', summary: '', tag: '', ...part })).toEqual(missing);
  });
});

describe('the audit log', () => {
  const audited = [...routesByName].filter(([, one]) => one.audits);

  it.each(audited)('tells who called %s, under the request', async (name, { audits = [] }) => {
    const call = calls[name];
    if (!call) throw new Error(`Nobody has called ${name} yet.`);
    const { answer, action, actor } = await call();
    expect([answer.status, answer.failure.code]).toEqual([200, undefined]);
    const { rows } = await shop.pool.query<{ action: AuditAction; actor_id: string | null }>(
      'select action, actor_id from audit_log where request_id = $1',
      [answer.headers.get('x-request-id')],
    );
    expect(rows).toContainEqual({ action, actor_id: actor ?? null });
    expect(rows.filter((row) => !audits.includes(row.action))).toEqual([]);
  });
});

describe('a verb that audits what its route does not declare', () => {
  const declared = route({
    method: 'POST',
    path: '/bell',
    access: 'public',
    limit: { none: 'It is rung here alone.' },
    audits: ['logout'],
    tag: 'Bell',
    summary: 'Rings a bell',
    body: z.object({ action: z.enum(['logout', 'data.exported']) }),
    reply: z.object({ rung: z.literal(true) }),
  });

  it('is a bug: nothing of it is kept, it is answered as one, and the log says which', async () => {
    const lines: string[] = [];
    const app = createServer({
      log: openLog('error', { write: (line) => lines.push(line) }),
      trustProxy: false,
      limits: shop.config.limits,
    });
    const callDeps: Partial<CallDeps> = { appendAudit, openTenant: (actor) => tenantDb(shop.db, actor) };
    serveOn(app, callDeps as CallDeps)({})(declared, async (ctx, { action }) => {
      await shop.db.transaction(async (tx) => {
        await ctx.audit(tx, 'logout', { targetId: 'bell' });
        await ctx.audit(tx, action, { targetId: 'bell' });
      });
      return { rung: true } as const;
    });
    const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/bell`;
    const headers = { 'content-type': 'application/json' };
    const ring = async (action: AuditAction) =>
      (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ action }) })).status;
    const kept = () => shop.countIn('audit_log', "target_id = 'bell'");
    expect([await ring('data.exported'), await kept()]).toEqual([500, 0]);
    expect(lines.join()).toContain('POST /bell does not declare that it audits data.exported.');
    expect([await ring('logout'), await kept()]).toEqual([200, 2]);
    await app.close();
  });
});
