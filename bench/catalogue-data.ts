import pg from 'pg';

/** Products of each store, with six variants in two colours and one picture each. */
export const productsEach = 100;
/** Id of the store before the first. */
export const before = 1000;

/** Number of stores written at a time. */
const batch = 500;

/** Writes stores with their catalogues by SQL alone, those that are missing; a million products take some minutes. */
export async function writeCatalogues(
  databaseUrl: string,
  stores: number,
  products = productsEach,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await writeMissing(client, stores, products);
  } finally {
    await client.end();
  }
}

async function writeMissing(client: pg.Client, stores: number, products: number): Promise<void> {
  const { rows } = await client.query('SELECT coalesce(max(id), $1) AS last FROM divisions WHERE id > $1', [
    before,
  ]);
  const done = Number(rows[0].last) - before;
  for (let from = done + 1; from <= stores; from += batch) {
    const [first, last] = [before + from, before + Math.min(stores, from + batch - 1)];
    const these = `division_id BETWEEN ${first} AND ${last}`;
    await client.query(
      `BEGIN;
       INSERT INTO divisions (id, code, name, company_name, subdomain, plan)
         SELECT d, 'store-' || (d - ${before}), 'Store ' || (d - ${before}), 'Store ' || (d - ${before}), 'store-' || (d - ${before}), 'pro' FROM generate_series(${first}, ${last}) d;
       INSERT INTO products (division_id, url_name, name, description, gender, sold)
         SELECT d, 'product-' || n, 'Product ' || n || ' of ' || d, '<p>A good thing, number ' || n || ' of store ' || d || '.</p>', 'unisex', n
         FROM generate_series(${first}, ${last}) d, generate_series(1, ${products}) n;
       INSERT INTO product_colours (division_id, product_id, position, name, hex)
         SELECT division_id, id, c.position, c.name, c.hex FROM products, (VALUES (0, 'Black', '#111111'), (1, 'Navy', '#1b2a49')) c (position, name, hex) WHERE ${these};
       INSERT INTO product_images (division_id, product_id, position, src, alt, colour)
         SELECT division_id, id, 0, '/images/garments/t-shirt/black/front/plain', name, 'Black' FROM products WHERE ${these};
       INSERT INTO variants (division_id, product_id, position, sku, colour, size, price_minor)
         SELECT division_id, id, v.position, 'B-' || id || '-' || v.position, v.colour, v.size, 1900 + (id % 20) * 50
         FROM products, (VALUES (0, 'Black', 'S'), (1, 'Black', 'M'), (2, 'Black', 'L'), (3, 'Navy', 'S'), (4, 'Navy', 'M'), (5, 'Navy', 'L')) v (position, colour, size) WHERE ${these};
       INSERT INTO pages (division_id, url, properties) SELECT d, '/', '{"title":"Bench"}' FROM generate_series(${first}, ${last}) d;
       COMMIT`,
    );
    console.log(`  ${last - before} of ${stores} stores are written`);
  }
  if (done < stores) await client.query('VACUUM ANALYZE');
}
