import { beforeAll, expect, test } from 'vitest';
import { acrossStores } from './joins-across-stores.ts';
import { loadParser, looseTables } from './tenant-joins.ts';

const tenants = new Set(['orders', 'order_items', 'products']);
const loose = (sql: string): string | null => looseTables(sql, tenants);

beforeAll(() => loadParser());

test.each([
  ['one table', 'SELECT * FROM orders WHERE id = $1'],
  ['a table of the platform', 'SELECT * FROM orders o JOIN divisions d ON d.id = o.division_id'],
  [
    'the same division',
    'SELECT 1 FROM orders o JOIN order_items i ON i.division_id = o.division_id AND i.order_id = o.id',
  ],
  [
    'a given division',
    'SELECT 1 FROM orders o, order_items i WHERE o.division_id = $1 AND i.division_id = $1::int',
  ],
  [
    'rows compared',
    'SELECT 1 FROM orders o JOIN order_items i ON (i.division_id, i.order_id) = (o.division_id, o.id)',
  ],
  ['USING', 'SELECT 1 FROM orders JOIN order_items USING (division_id, id)'],
  [
    'a query inside',
    'SELECT 1 FROM orders o WHERE EXISTS (SELECT 1 FROM order_items WHERE order_items.division_id = o.division_id)',
  ],
  [
    'a row with a number that is looked up',
    'INSERT INTO orders (id, division_id) VALUES ((SELECT max(id) FROM orders WHERE division_id = $1), $1)',
  ],
  [
    'a row of a query inside',
    'DELETE FROM order_items WHERE (division_id, order_id) = (SELECT division_id, id FROM orders LIMIT 1)',
  ],
  [
    'rows of a query inside',
    'DELETE FROM order_items WHERE (division_id, order_id) IN (SELECT division_id, id FROM orders)',
  ],
  [
    'a query in place of a table',
    'SELECT 1 FROM orders o JOIN (SELECT division_id FROM order_items) i ON i.division_id = o.division_id',
  ],
  [
    'a query before',
    'WITH old AS (SELECT division_id, id FROM orders) DELETE FROM order_items i USING old WHERE i.division_id = old.division_id',
  ],
  [
    'an update from another',
    'UPDATE orders SET note = 1 FROM order_items i WHERE i.division_id = orders.division_id',
  ],
])('%s stays on one machine', (_name, sql) => {
  expect(loose(sql)).toBeNull();
});

test.each([
  [
    'a join by id alone',
    'SELECT 1 FROM orders o JOIN order_items i ON i.order_id = o.id',
    'order_items* orders*',
  ],
  [
    'one division given of two',
    'SELECT 1 FROM orders, order_items i WHERE orders.division_id = $1 AND i.order_id = orders.id',
    'order_items* orders',
  ],
  [
    'a query inside by id alone',
    'SELECT 1 FROM orders o WHERE EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id)',
    'order_items* orders*',
  ],
  [
    'ids of a query inside',
    'DELETE FROM order_items WHERE order_id IN (SELECT id FROM orders)',
    'order_items* orders*',
  ],
])('%s is named', (_name, sql, tables) => {
  expect(loose(sql)).toBe(tables);
});

/** Number of the meant joins: lower it when one has gone. */
const mostAcrossStores = 11;

test('decision 188: the list of meant joins across stores may only get shorter', () => {
  expect(acrossStores.size).toBeLessThanOrEqual(mostAcrossStores);
});

test('decision 188: a meant join across stores gathers the data of one person by their memberships', () => {
  expect([...acrossStores].filter((tables) => !tables.split(' ').includes('memberships*'))).toEqual([]);
});
