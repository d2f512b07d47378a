import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** The orders of one sandbox: documents in a table of its own. */
export function openOrderShelf<Order extends { id: string }>(table: 'orders' | 'razorpay_orders') {
  return {
    createTable: (tx: Client) =>
      tx.query(
        `CREATE TABLE IF NOT EXISTS sandbox.${table} (id text PRIMARY KEY, document jsonb NOT NULL, settle_at timestamptz)`,
      ),

    /** The orders about which a condition of ours on `$1` is true. */
    async list(db: Client, condition: string, value: string): Promise<Order[]> {
      const { rows } = await db.query<{ document: Order }>(
        `SELECT document FROM sandbox.${table} WHERE ${condition}`,
        [value],
      );
      return rows.map((row) => row.document);
    },

    /** Saves an order; `settleInMs` is when what waits in it settles by itself. */
    async save(tx: Client, order: Order, settleInMs: number | null = null): Promise<void> {
      await tx.query(
        `INSERT INTO sandbox.${table} (id, document, settle_at) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
         ON CONFLICT (id) DO UPDATE SET document = excluded.document, settle_at = excluded.settle_at`,
        [order.id, JSON.stringify(order), settleInMs],
      );
    },

    /** Orders in which something settles by itself now. */
    async listToSettle(pool: pg.Pool): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(
        `SELECT id FROM sandbox.${table} WHERE settle_at <= now() LIMIT 20`,
      );
      return rows.map((row) => row.id);
    },
  };
}
