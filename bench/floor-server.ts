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
/** A list of 24 products as a sensible server written by hand would read and answer it. */
app.get<{ Params: { division: string } }>('/list/:division', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'list',
    text: `
      SELECT p.id, p.uuid, p.url_name AS "urlName", p.name, left(p.description, 180) AS description, p.gender, p.badge,
        p.rating_count AS "ratingCount", p.rating_sum AS "ratingSum", i.src AS image, i.alt AS "imageAlt",
        v.price, v.sale AS "salePrice", v.available, v.sizes, c.colours
      FROM (SELECT * FROM products WHERE division_id = $1 AND enabled ORDER BY sold DESC, id DESC LIMIT 24) p
      LEFT JOIN LATERAL (SELECT src, alt FROM product_images
        WHERE division_id = $1 AND product_id = p.id ORDER BY position LIMIT 1) i ON true
      CROSS JOIN LATERAL (SELECT min(price_minor) AS price, min(sale_price_minor) AS sale,
        bool_or(stock IS NULL OR stock > 0) AS available, array_agg(DISTINCT size) AS sizes
        FROM variants WHERE division_id = $1 AND product_id = p.id) v
      CROSS JOIN LATERAL (SELECT json_agg(json_build_object('name', name, 'hex', hex) ORDER BY position) AS colours
        FROM product_colours WHERE division_id = $1 AND product_id = p.id) c
      ORDER BY p.sold DESC, p.id DESC`,
    values: [Number(params.division)],
  });
  return { items: rows, total: rows.length };
});
/** The newest 50 orders of a store, as their rows are. */
app.get<{ Params: { division: string } }>('/orders/:division', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'orders',
    text: `
      SELECT o.id, o.number, o.status, o.payment_state, o.customer_name, o.email, o.currency, o.total_minor, o.created_at, i.image
      FROM (SELECT * FROM orders WHERE division_id = $1 ORDER BY created_at DESC, id DESC LIMIT 50) o
      LEFT JOIN LATERAL (SELECT image FROM order_items
        WHERE division_id = $1 AND order_id = o.id ORDER BY position LIMIT 1) i ON true
      ORDER BY o.created_at DESC, o.id DESC`,
    values: [Number(params.division)],
  });
  return { items: rows };
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
