import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** An event of a sandbox, as it is posted. */
export interface SandboxEvent {
  id: string;
  body: string;
}

/** The events of one sandbox: kept in a table of its own until they are taken. */
export function openEventOutbox(table: 'events' | 'razorpay_events') {
  return {
    createTable: (tx: Client) =>
      tx.query(
        `CREATE TABLE IF NOT EXISTS sandbox.${table} (id text PRIMARY KEY, body text NOT NULL, next_at timestamptz NOT NULL, tries integer NOT NULL DEFAULT 0, delivered_at timestamptz)`,
      ),

    /** Saves an event to be sent after `delayMs`. */
    async save(tx: Client, { id, body }: SandboxEvent, delayMs: number): Promise<void> {
      await tx.query(
        `INSERT INTO sandbox.${table} (id, body, next_at) VALUES ($1, $2, now() + $3 * interval '1 millisecond')`,
        [id, body, delayMs],
      );
    },

    /** Posts the events whose time has come; what is not taken is offered again, ever more seldom. */
    async deliver(
      pool: pg.Pool,
      url: string,
      headersOf: (event: SandboxEvent) => Record<string, string>,
    ): Promise<void> {
      const due = await pool.query<SandboxEvent>(
        `UPDATE sandbox.${table} SET tries = tries + 1, next_at = now() + least(300, power(2, tries + 2)) * interval '1 second'
         WHERE id IN (SELECT id FROM sandbox.${table} WHERE delivered_at IS NULL AND next_at <= now() AND tries < 25 ORDER BY next_at LIMIT 10 FOR UPDATE SKIP LOCKED)
         RETURNING id, body`,
      );
      for (const event of due.rows) {
        if (await post(url, event.body, headersOf(event)))
          await pool.query(`UPDATE sandbox.${table} SET delivered_at = now() WHERE id = $1`, [event.id]);
      }
    },
  };
}

/** Whether an event was taken. */
async function post(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
