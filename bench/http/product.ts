import { Agent } from 'node:http';
import pg from 'pg';
import { call, json, type Reply } from './load.ts';

interface ListedReport {
  id: string;
  stage: string;
  actions: string[];
}

/** A running product, and calls of the demo parent on it. */
export interface Product {
  url: string;
  token: string;
  logIn(on: Agent): Promise<Reply>;
  list(on: Agent): Promise<Reply>;
  detail(on: Agent): Promise<Reply>;
  pdf(on: Agent): Promise<Reply>;
  order(on: Agent, reportId: string): Promise<Reply>;
  /** A report that may be read whole, and one that may be paid. */
  ready: string;
  payable: string;
}

/** Tries again until a minute has passed. */
export async function pollFor<T>(what: string, work: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await work().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} within a minute.`);
}

/** Waits for the product on a port and logs in, once the reports of its demo world are written: it answers before that. */
export async function reachProduct(port: number, url: string): Promise<Product> {
  const agent = new Agent({ keepAlive: true });
  await pollFor(`Nothing answered at ${port}`, async () => {
    const { status } = await call(agent, port, 'GET', '/api/health/ready');
    return status === 200 ? true : undefined;
  });
  const logIn = async (on: Agent) => {
    const { captchaToken } = json(await call(on, port, 'GET', '/api/captacha')) as { captchaToken: string };
    const body = {
      username: 'demo-parent',
      password: 'Udaya-demo-2026',
      userType: 'USER',
      groupCode: 'none',
      captchaToken,
      userCaptcha: 'BENCH',
    };
    return call(on, port, 'POST', '/api/astro-users/authenticate', {}, body);
  };
  const { token } = json(await logIn(agent)) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const list = (on: Agent) => call(on, port, 'GET', '/api/astro-users/birthChart', headers);
  const reports = await pollFor('The demo reports were not written', async () => {
    const { userBirthChartList: found } = json(await list(agent)) as { userBirthChartList: ListedReport[] };
    return found.every(({ stage }) => stage === 'ready') ? found : undefined;
  });
  const idThatMay = (action: string) => reports.find((one) => one.actions.includes(action))?.id ?? '';
  const ready = idThatMay('download');
  agent.destroy();
  return {
    url,
    token,
    ready,
    payable: idThatMay('pay'),
    logIn,
    list,
    detail: (on) => call(on, port, 'GET', `/api/astro-users/birthChart/${ready}`, headers),
    pdf: distinct(
      (on, id) => call(on, port, 'GET', `/api/astro-users/birthChart/PDF?id=${id}`, headers),
      url,
      ready,
    ),
    order: (on, reportId) => call(on, port, 'POST', '/api/orders', headers, { reportId }),
  };
}

const pdfCopies = 2_000;

/** Calls with another report each time, of another name: no answer was ever made before. */
function distinct(work: (on: Agent, id: string) => Promise<Reply>, url: string, id: string) {
  let copies: Promise<string[]> | undefined;
  let next = 0;
  return async (on: Agent) => {
    copies ??= copyReport(url, id, pdfCopies);
    const ids = await copies;
    return work(on, ids[next++ % ids.length] ?? '');
  };
}

/** Copies a report with what was written of it, each copy under another name. */
export async function copyReport(url: string, id: string, times: number): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into reports select (jsonb_populate_record(r, jsonb_build_object(
         'id', gen_random_uuid(), 'idempotency_key', null, 'name', r.name || ' ' || n))).*
       from reports r, generate_series(1, $2) n where r.id = $1 returning id),
     written as (
       insert into report_versions (report_id, version, content)
       select made.id, v.version, v.content from made, report_versions v where v.report_id = $1)
     select id from made`,
    [id, times],
  );
  await pool.end();
  return rows.map((row) => row.id);
}
