import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
await pool.query('CREATE TABLE IF NOT EXISTS bench_floor (id integer PRIMARY KEY, name text NOT NULL)');
await pool.query("INSERT INTO bench_floor VALUES (1, 'one row') ON CONFLICT DO NOTHING");
const app = Fastify();
app.get('/', async () => {
  const { rows } = await pool.query({
    name: 'floor',
    text: 'SELECT id, name FROM bench_floor WHERE id = $1',
    values: [1],
  });
  return rows[0];
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
