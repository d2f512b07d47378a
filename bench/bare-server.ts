import Fastify from 'fastify';
import pg from 'pg';

// What a route costs without the product around it: a bare Fastify that runs the list's query on the same database.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.get('/list', async () => {
  const page = await pool.query(
    `select r.* from reports r join users u on u.id = r.owner_id where u.username = 'demo-parent' order by r.created_at desc, r.id desc limit 10`,
  );
  const total = await pool.query(
    `select count(*)::int as total from reports r join users u on u.id = r.owner_id where u.username = 'demo-parent'`,
  );
  return { rows: page.rows, total: total.rows[0].total };
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
