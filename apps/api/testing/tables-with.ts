import type { World } from './world.ts';

/** The tables of the product and of its job queue that have a row with what the pattern finds, in clear. */
export async function tablesWith({ pool }: Pick<World, 'pool'>, pattern: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    // Places and the texts of the knowledge base have words of their own, and know nobody's answers.
    if (/^public\.(?:place|passages$)/.test(name)) continue;
    // The digits of sealed bytes may be any.
    const { rowCount } = await pool.query(
      `select from ${name} as one where regexp_replace(one::text, '\\\\x[0-9a-f]+', '', 'g') ~ $1 limit 1`,
      [pattern],
    );
    if (rowCount) found.push(name);
  }
  return found;
}
