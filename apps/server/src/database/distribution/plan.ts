import type { TableShape } from './table-shape.ts';

/** The column by which the rows of stores are spread over machines. */
const distributionColumn = 'division_id';

/** The table whose places the others share, so that all rows of a store stand on one machine. */
const firstTable = 'products';

/** Where each table stands in a distributed database. */
export interface DistributionPlan {
  /** Tables of the platform that tenant tables point at: every machine has a copy. */
  readonly copied: readonly string[];
  /** Tables whose rows are spread by store, those pointed at before those that point. */
  readonly spread: readonly string[];
  /** Tables of the platform that stay on the first machine. */
  readonly kept: readonly string[];
}

/** Sorts tables so that whatever a table points at comes before it; a table may point at itself. */
function inOrder(tables: readonly TableShape[]): string[] {
  const done = new Set<string>();
  const byName = new Map(tables.map((table) => [table.name, table]));
  const visit = (table: TableShape): void => {
    if (done.has(table.name)) return;
    done.add(table.name);
    for (const { to } of table.references) {
      const target = byName.get(to);
      if (target) visit(target);
    }
    sorted.push(table.name);
  };
  const sorted: string[] = [];
  for (const table of tables) visit(table);
  return sorted;
}

/** Says where each table goes. */
export function planDistribution(tables: readonly TableShape[]): DistributionPlan {
  const tenants = tables.filter(({ isTenant }) => isTenant);
  const others = tables.filter(({ isTenant }) => !isTenant);
  const byName = new Map(others.map((table) => [table.name, table]));
  const copied = new Set<string>();
  const copy = (name: string): void => {
    const table = byName.get(name);
    if (!table || copied.has(name)) return;
    copied.add(name);
    // A copied table points at copied tables only.
    for (const { to } of table.references) copy(to);
  };
  for (const { references } of tenants) for (const { to } of references) copy(to);
  return {
    copied: inOrder(others.filter(({ name }) => copied.has(name))),
    spread: inOrder(tenants),
    kept: others.filter(({ name }) => !copied.has(name)).map(({ name }) => name),
  };
}

/** The statements that spread a migrated schema with Citus, in order. */
export function distributionStatements(tables: readonly TableShape[]): string[] {
  const { copied, spread } = planDistribution(tables);
  const rest = spread.filter((name) => name !== firstTable);
  return [
    ...copied.map((name) => `SELECT create_reference_table('${name}');`),
    `SELECT create_distributed_table('${firstTable}', '${distributionColumn}');`,
    ...rest.map(
      (name) =>
        `SELECT create_distributed_table('${name}', '${distributionColumn}', colocate_with => '${firstTable}');`,
    ),
  ];
}

/** The reasons why tables cannot be spread by store, a sentence each. */
export function distributionBreaches(tables: readonly TableShape[]): string[] {
  const tenants = new Set(tables.filter(({ isTenant }) => isTenant).map(({ name }) => name));
  return tables.flatMap((table) => {
    const { name, isTenant, uniques, references, numbered } = table;
    if (!isTenant)
      return references
        .filter(({ to }) => tenants.has(to))
        .map((key) => `${name}: ${key.name} points from a table of the platform at ${key.to}`);
    return [
      ...uniques
        .filter(({ columns }) => !columns.includes(distributionColumn))
        .map((key) => `${name}: ${key.name} (${key.columns.join(', ')}) lacks ${distributionColumn}`),
      ...references
        .filter(({ to }) => tenants.has(to))
        .filter(({ columns, toColumns }) => {
          const at = columns.indexOf(distributionColumn);
          return at === -1 || toColumns[at] !== distributionColumn;
        })
        .map((key) => `${name}: ${key.name} points at ${key.to} without ${distributionColumn}`),
      ...numbered
        .filter(({ type }) => type !== 'bigint')
        .map(({ column, type }) => `${name}: ${column} is numbered as ${type}; it has to be bigint`),
    ];
  });
}
