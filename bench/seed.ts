import pg from 'pg';

/** A store of the figures' size: products with six variants each, stock without limit, one delivery method. */
export async function seedBench(
  databaseUrl: string,
  { division, name, products }: { division: number; name: string; products: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO divisions (id, code, name, company_name, subdomain, plan) VALUES (12, 'omnis', 'Omnis', 'Omnis', NULL, 'turbo') ON CONFLICT DO NOTHING;
     INSERT INTO divisions (id, code, name, company_name, subdomain, plan) VALUES (${division}, '${name}', 'Bench', 'Bench', '${name}', 'pro');
     INSERT INTO products (division_id, url_name, name, description, gender, sold)
       SELECT ${division}, 'product-' || n, 'Product ' || n, '<p>A good thing, number ' || n || '.</p>', 'unisex', n FROM generate_series(1, ${products}) n;
     INSERT INTO product_colours (division_id, product_id, position, name, hex)
       SELECT ${division}, id, c.position, c.name, c.hex FROM products, (VALUES (0, 'Black', '#111111'), (1, 'Navy', '#1b2a49')) c (position, name, hex) WHERE division_id = ${division};
     INSERT INTO product_images (division_id, product_id, position, src, alt, colour)
       SELECT ${division}, id, 0, '/images/garments/t-shirt/black/front/plain', name, 'Black' FROM products WHERE division_id = ${division};
     INSERT INTO variants (division_id, product_id, position, sku, colour, size, price_minor)
       SELECT ${division}, id, v.position, 'B-' || id || '-' || v.position, v.colour, v.size, 1900 + (id % 20) * 50
       FROM products, (VALUES (0, 'Black', 'S'), (1, 'Black', 'M'), (2, 'Black', 'L'), (3, 'Navy', 'S'), (4, 'Navy', 'M'), (5, 'Navy', 'L')) v (position, colour, size) WHERE division_id = ${division};
     INSERT INTO shipping_methods (division_id, code, name, countries, price_minor, min_days, max_days) VALUES (${division}, 'standard', 'Standard', '["*"]', 395, 2, 4);
     INSERT INTO pages (division_id, url, properties) VALUES (${division}, '/', '{"title":"Bench"}');`,
  );
  await client.query('ANALYZE');
  await client.end();
}
