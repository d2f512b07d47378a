import { setTimeout as later } from 'node:timers/promises';
import { readEphemeris } from '@udaya/astro/ephemeris';
import Fastify from 'fastify';
import pg from 'pg';
import { openReadings } from '../../apps/api/src/features/audit/open-readings.ts';
import { listReports } from '../../apps/api/src/features/reports/lists/list-reports.ts';
import { readReport } from '../../apps/api/src/features/reports/reading/read-report.ts';
import { findActor } from '../../apps/api/src/features/sessions/find-actor.ts';
import { queryLayerOver } from '../../apps/api/src/platform/database/database.ts';
import { tenantDb } from '../../apps/api/src/platform/database/handles.ts';
import { tableBytes } from '../../packages/astro/testing/table.ts';

// What a route costs without the product around it: a bare Fastify that says the very statements of the product's list and
// detail, from the session's look-up to the entry of the audit log, by pg's own pool, one after the other, and answers with
// their rows. The statements are heard from the product's own verbs.

const { DATABASE_URL, TOKEN = '', REPORT_ID = '', PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

type Statement = [text: string, values: unknown[]];
let heard: Statement[] = [];
const db = queryLayerOver(pool, (text, values) => void heard.push([text, values]));

/** The statements of one request of the demo parent. */
async function statementsOf(verb: 'list' | 'detail'): Promise<Statement[]> {
  heard = [];
  const recognised = await findActor(db, TOKEN);
  if (!recognised) throw new Error('The session is gone.');
  const { actor } = recognised;
  const readings = openReadings(db);
  const ctx = {
    actor,
    db: tenantDb(db, actor),
    requestId: 'bench',
    locale: 'en' as const,
    network: '127.0.0.1',
    userAgent: undefined,
    token: TOKEN,
    headers: {},
    rawBody: undefined,
    audit: () => Promise.resolve(),
    auditReading: (action: 'report.viewed', targetId: string) =>
      readings.append({ actorId: actor.userId, action, targetId, requestId: 'bench' }),
    publicUrl: () => 'http://127.0.0.1',
    showsChart: false,
    ephemeris: readEphemeris(tableBytes()),
    drawChart: () => Promise.reject(new Error('No chart is drawn for a consumer.')),
  } as Parameters<typeof listReports>[0] & Parameters<typeof readReport>[0];
  if (verb === 'list') await listReports(ctx, { page: 0, size: 10, sortOrder: 'desc' });
  else await readReport(ctx, { id: REPORT_ID });
  await later(100);
  return heard;
}

const app = Fastify();
for (const verb of ['list', 'detail'] as const) {
  const statements = await statementsOf(verb);
  console.error(`bare ${verb}: ${statements.length} statements`);
  app.get(`/${verb}`, async () => {
    const answers: unknown[][] = [];
    for (const [text, values] of statements) answers.push((await pool.query(text, values)).rows);
    // Whose session it is does not leave a server.
    return answers.slice(1);
  });
}

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
