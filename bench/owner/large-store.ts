import pg from 'pg';

/** How large the store of the bench becomes. */
export interface StoreSize {
  readonly products: number;
  readonly orders: number;
  readonly customers: number;
}

/** Rows that are written at a time. */
const batch = 50_000;

/** The first number of a generated order and the mark of generated rows; the demo's own come before. */
const numbers = 100_000;

const firstNames = `(ARRAY['Ada','Bea','Callum','Dora','Ewan','Fay','Grace','Hannah','Iris','Jonas','Karim','Lena','Mina','Noor','Omar','Priya','Quinn','Rosa','Samuel','Tom'])`;
const lastNames = `(ARRAY['Ashworth','Bell','Clarke','Davies','Evans','Frost','Green','Hughes','Iqbal','Jones','Khan','Lloyd','Miller','Nash','Owens','Pryce','Quick','Reid','Shah','Turner','Weber'])`;
const countries = `(ARRAY['GB','GB','GB','GB','GB','GB','DE','FR','IE','US'])`;

const products = (division: number, from: number, to: number): string => `
  BEGIN;
  INSERT INTO products (division_id, url_name, name, description, type, gender, sold, tags, approval_status, created_at, updated_at)
    SELECT ${division}, 'bench-' || n, (ARRAY['Harbour','Meadow','Lantern','Pebble','Willow','Comet'])[n % 6 + 1] || ' ' || (ARRAY['Tee','Mug','Print','Hoodie','Tote'])[n % 5 + 1] || CASE WHEN n % 20 = 0 THEN ' Orchid ' ELSE ' ' END || n,
      '<p>A good thing.</p>', (ARRAY['Tee','Mug','Print','Hoodie','Tote'])[n % 5 + 1], 'unisex', n % 900,
      CASE WHEN n % 50 = 0 THEN '["summer"]'::jsonb ELSE '[]'::jsonb END, 'Approved', now() - n * interval '4 minutes', now() - n * interval '4 minutes'
    FROM generate_series(${from}, ${to}) n;
  INSERT INTO variants (division_id, product_id, position, sku, size, price_minor, stock)
    SELECT p.division_id, p.id, v.position, upper(p.url_name) || '-' || v.size, v.size, 1500 + (p.id % 40) * 50, (p.id * 7 + v.position) % 60
    FROM products p, (VALUES (0, 'S'), (1, 'M'), (2, 'L')) v (position, size)
    WHERE p.division_id = ${division} AND p.url_name LIKE 'bench-%' AND substr(p.url_name, 7)::integer BETWEEN ${from} AND ${to};
  COMMIT`;

const customers = (division: number, from: number, to: number): string => `
  BEGIN;
  CREATE TEMPORARY TABLE made ON COMMIT DROP AS
    SELECT n, gen_random_uuid() AS id, 'buyer-' || n || '@bench.example' AS email, ${firstNames}[n % 20 + 1] AS first, ${lastNames}[n % 21 + 1] AS last
    FROM generate_series(${from}, ${to}) n;
  INSERT INTO customer_records (division_id, id, email, first_name, last_name, country, postcode, orders, spent_minor, last_order_at, consent_at, tags)
    SELECT ${division}, id, email, first, last, ${countries}[n % 10 + 1], 'LS' || n % 29 + 1 || ' ' || n % 9 || 'AB', 1 + n % 7, 2000 + (n * 37) % 90000,
      now() - (n % 700) * interval '1 day', CASE WHEN n % 3 = 0 THEN now() END, CASE WHEN n % 200 = 0 THEN '["vip"]'::jsonb ELSE '[]'::jsonb END FROM made;
  INSERT INTO customer_record_emails (division_id, email, record_id) SELECT ${division}, email, id FROM made;
  INSERT INTO customer_record_words (division_id, word, record_id)
    SELECT ${division}, word, id FROM made, LATERAL (VALUES (lower(first)), (lower(last)), ('buyer'), (n::text), ('bench'), ('example'), ('ls' || n % 29 + 1), (n % 9 || 'ab'), ('ls' || n % 29 + 1 || n % 9 || 'ab')) AS words (word)
    ON CONFLICT DO NOTHING;
  INSERT INTO customer_record_words (division_id, word, record_id) SELECT ${division}, '#vip', id FROM made WHERE n % 200 = 0;
  COMMIT`;

/** Where the buyer of a generated order lives. */
const address = `jsonb_build_object('firstName', ${firstNames}[buyer % 20 + 1], 'lastName', ${lastNames}[buyer % 21 + 1], 'street', '1 Mill Lane', 'city', 'Leeds', 'zip', 'LS' || buyer % 29 + 1 || ' ' || buyer % 9 || 'AB', 'country', ${countries}[buyer % 10 + 1])`;

const orders = (division: number, { from, to }: { from: number; to: number }, size: StoreSize): string => `
  BEGIN;
  CREATE TEMPORARY TABLE made ON COMMIT DROP AS
    SELECT n, (n * 7919::bigint) % ${size.customers} + 1 AS buyer, now() - (n * ${Math.round((730 * 86_400) / size.orders)}::bigint) * interval '1 second' AS at, 1500 + (n % 40) * 50 AS price
    FROM generate_series(${from}, ${to}) n;
  WITH placed AS (
    INSERT INTO orders (division_id, hash, number, status, email, customer_name, currency, subtotal_minor, discount_minor, goods_tax_minor, tax_discount_minor, shipping_minor, shipping_tax_minor, total_minor,
        coupon, shipping_method, shipping_address, billing_address, country, payment_state, payment_method, tags, created_at, updated_at)
      SELECT ${division}, md5('bench-' || n), 'DEMO-' || ${numbers} + n, CASE WHEN n < 20000 AND n % 2 = 0 THEN 'paid' WHEN n % 97 = 0 THEN 'refunded' ELSE 'complete' END,
        'buyer-' || buyer || '@bench.example', ${firstNames}[buyer % 20 + 1] || ' ' || ${lastNames}[buyer % 21 + 1], 'GBP', price, 0, price / 6, 0, 395, 66, price + 395,
        CASE WHEN n % 100 = 0 THEN 'WELCOME10' END, '{"code":"standard","name":"Standard","price":3.95}',
        ${address},
        ${address}, ${countries}[buyer % 10 + 1], CASE WHEN n % 97 = 0 THEN 'refunded' ELSE 'paid' END, 'Visa •••• 4242', CASE WHEN n % 500 = 0 THEN '["rush"]'::jsonb ELSE '[]'::jsonb END, at, at
      FROM made RETURNING division_id, id, number, subtotal_minor, goods_tax_minor
  )
  INSERT INTO order_items (division_id, order_id, position, product_id, product_url, name, sku, size, quantity, price_minor, tax_minor, vat_rate)
    SELECT placed.division_id, placed.id, 0, p.id, p.url_name, p.name, upper(p.url_name) || '-M', 'M', 1, placed.subtotal_minor, placed.goods_tax_minor, 20
    FROM placed JOIN products p ON p.division_id = placed.division_id AND p.url_name = 'bench-' || (substr(placed.number, 6)::bigint * 31 % ${size.products} + 1);
  COMMIT`;

/**
 * Makes a store large by SQL alone, with what is missing; a million orders take some minutes.
 *
 * @param databaseUrl - of a platform that does not run, whose demo has been written
 * @param division - the store
 * @param size - how large it becomes
 */
export async function writeLargeStore(databaseUrl: string, division: number, size: StoreSize): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const inBatches = async (
    name: string,
    { counted, count }: { counted: string; count: number },
    statement: (from: number, to: number) => string,
  ): Promise<void> => {
    const { rows } = await client.query(counted, [division]);
    const done = Number(rows[0].done);
    for (let from = done + 1; from <= count; from += batch) {
      await client.query(statement(from, Math.min(count, from + batch - 1)));
      console.log(`  ${Math.min(count, from + batch - 1).toLocaleString('en-GB')} ${name} are written`);
    }
    if (done < count) await client.query('VACUUM ANALYZE');
  };
  try {
    await inBatches(
      'products',
      {
        counted: `SELECT count(*) AS done FROM products WHERE division_id = $1 AND url_name LIKE 'bench-%'`,
        count: size.products,
      },
      (from, to) => products(division, from, to),
    );
    await inBatches(
      'customers',
      {
        counted: `SELECT count(*) AS done FROM customer_records WHERE division_id = $1 AND email LIKE '%@bench.example'`,
        count: size.customers,
      },
      (from, to) => customers(division, from, to),
    );
    await inBatches(
      'orders',
      {
        counted: `SELECT count(*) AS done FROM orders WHERE division_id = $1 AND email LIKE '%@bench.example'`,
        count: size.orders,
      },
      (from, to) => orders(division, { from, to }, size),
    );
  } finally {
    await client.end();
  }
}
