import { expect, test } from 'vitest';
import { distributionBreaches, distributionStatements, planDistribution } from './plan.ts';
import type { ReferenceShape, TableShape } from './table-shape.ts';

const table = (name: string, given: Partial<TableShape> = {}): TableShape => ({
  name,
  isTenant: true,
  uniques: [],
  references: [],
  numbered: [],
  ...given,
});
const platformTable = (name: string, given: Partial<TableShape> = {}): TableShape =>
  table(name, { isTenant: false, ...given });
const pointsAt = (
  to: string,
  columns = ['division_id', 'parent'],
  toColumns = ['division_id', 'id'],
): ReferenceShape => ({
  name: `to_${to}`,
  to,
  columns,
  toColumns,
});
const ofDivision = pointsAt('divisions', ['division_id'], ['id']);

const tables = [
  table('colours', { references: [pointsAt('products'), ofDivision] }),
  platformTable('divisions'),
  platformTable('jobs'),
  table('products', { references: [ofDivision] }),
  table('swatches', { references: [pointsAt('colours'), pointsAt('swatches')] }),
];

test('copies what stores point at, spreads what is theirs, and leaves the rest where it is', () => {
  expect(planDistribution(tables)).toEqual({
    copied: ['divisions'],
    spread: ['products', 'colours', 'swatches'],
    kept: ['jobs'],
  });
});

test('writes the statements in the order in which they can run', () => {
  expect(distributionStatements(tables)).toEqual([
    "SELECT create_reference_table('divisions');",
    "SELECT create_distributed_table('products', 'division_id');",
    "SELECT create_distributed_table('colours', 'division_id', colocate_with => 'products');",
    "SELECT create_distributed_table('swatches', 'division_id', colocate_with => 'products');",
  ]);
  expect(distributionBreaches(tables)).toEqual([]);
});

test('names every key that a machine of its own could not keep', () => {
  const broken = [
    table('orders', {
      uniques: [
        { name: 'orders_pkey', columns: ['division_id', 'id'] },
        { name: 'orders_hash', columns: ['hash'] },
      ],
      references: [
        pointsAt('products', ['product'], ['id']),
        pointsAt('products', ['division_id', 'x'], ['id', 'division_id']),
      ],
      numbered: [{ column: 'id', type: 'integer' }],
    }),
    table('products'),
    platformTable('notes', { references: [pointsAt('products')] }),
  ];
  expect(distributionBreaches(broken)).toEqual([
    'orders: orders_hash (hash) lacks division_id',
    'orders: to_products points at products without division_id',
    'orders: to_products points at products without division_id',
    'orders: id is numbered as integer; it has to be bigint',
    'notes: to_products points from a table of the platform at products',
  ]);
});
