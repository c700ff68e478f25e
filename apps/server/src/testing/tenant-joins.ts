import { loadModule, parseSync } from 'libpg-query';

/** The place of a value that is the same for the whole statement: a parameter, a constant, the transaction's division. */
const fixed = 'fixed';
const column = 'division_id';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string): unknown => (isNode(value) ? value[name] : undefined);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => {
  const text = field(field(value, 'String'), 'sval');
  return typeof text === 'string' ? text : '';
};
const nameOf = (value: unknown, key: string): string => {
  const name = field(value, key);
  return typeof name === 'string' ? name : '';
};

/** Names that a query knows, with the place each stands for; those of the query around it are seen from inside. */
interface Scope {
  readonly names: Map<string, string>;
  readonly outer: Scope | null;
}

/** Reads one statement: its tenant tables, and which of their divisions are said to be equal. */
class Reading {
  readonly #tenants: ReadonlySet<string>;
  readonly #equal = new Map<string, string>();
  readonly #read = new Map<Node, string | null>();
  /** Places of tenant tables, with the table. */
  readonly places = new Map<string, string>();
  #count = 0;

  constructor(tenants: ReadonlySet<string>) {
    this.#tenants = tenants;
  }

  rootOf(place: string): string {
    const next = this.#equal.get(place);
    return next === undefined ? place : this.rootOf(next);
  }

  #join(one: string | null, other: string | null): void {
    if (one === null || other === null) return;
    const [from, to] = [this.rootOf(one), this.rootOf(other)];
    if (from !== to) this.#equal.set(from === fixed ? to : from, from === fixed ? from : to);
  }

  #place(scope: Scope, alias: string, table: string | null): string {
    this.#count += 1;
    const place = `${alias}#${this.#count}`;
    scope.names.set(alias, place);
    if (table !== null) this.places.set(place, table);
    return place;
  }

  #lookUp(scope: Scope | null, alias: string): string | null {
    return scope ? (scope.names.get(alias) ?? this.#lookUp(scope.outer, alias)) : null;
  }

  /** The place whose division an expression is, `fixed`, or null for anything else. */
  #division(scope: Scope, value: unknown): string | null {
    if (!isNode(value)) return null;
    const cast = field(value['TypeCast'], 'arg');
    if (cast !== undefined) return this.#division(scope, cast);
    if ('ParamRef' in value || 'A_Const' in value || 'FuncCall' in value) return fixed;
    if ('SubLink' in value) return this.#subquery(scope, field(value['SubLink'], 'subselect'));
    const fields = list(field(value['ColumnRef'], 'fields'));
    // `*` and `t.*` name the division too.
    const isAll = isNode(field(fields.at(-1), 'A_Star'));
    if (!isAll && textOf(fields.at(-1)) !== column) return null;
    if (fields.length > 1) return this.#lookUp(scope, textOf(fields[0]));
    // Without a table's name it can only be of one of the query's own.
    return scope.names.size === 1 ? ([...scope.names.values()][0] ?? null) : null;
  }

  #subquery(scope: Scope, query: unknown): string | null {
    const select = field(query, 'SelectStmt');
    if (!isNode(select)) return null;
    // An equality reads it first, and then the walk through everything meets it again.
    const known = this.#read.get(select);
    if (known !== undefined) return known;
    const place = this.#statement(select, scope);
    this.#read.set(select, place);
    return place;
  }

  #equality(scope: Scope, left: unknown, right: unknown): void {
    const [lefts, rights] = [left, right].map((side) => list(field(field(side, 'RowExpr'), 'args')));
    if (lefts && rights && lefts.length > 0 && rights.length > 0)
      lefts.forEach((each, at) => this.#equality(scope, each, rights[at]));
    // A row beside a query begins with the division, as the tables do.
    else this.#join(this.#division(scope, lefts?.[0] ?? left), this.#division(scope, rights?.[0] ?? right));
  }

  /** Everything below a node that is no list of tables. */
  #walk(scope: Scope, value: unknown): void {
    if (Array.isArray(value)) return value.forEach((each) => this.#walk(scope, each));
    if (!isNode(value)) return;
    const operation = value['A_Expr'];
    if (isNode(operation)) {
      const isEqual = operation['kind'] === 'AEXPR_OP' && textOf(list(operation['name'])[0]) === '=';
      if (isEqual) this.#equality(scope, operation['lexpr'], operation['rexpr']);
    }
    const link = value['SubLink'];
    if (isNode(link)) {
      const inner = this.#subquery(scope, link['subselect']);
      // `(a.division_id, …) IN (SELECT b.division_id, …)`
      const test = link['testexpr'];
      const tested = list(field(field(test, 'RowExpr'), 'args'))[0] ?? test;
      const isEqual = list(link['operName']).every((name) => textOf(name) === '=');
      if (isEqual) this.#join(this.#division(scope, tested), inner);
      return this.#walk(scope, test);
    }
    for (const [key, each] of Object.entries(value)) {
      if (key === 'SelectStmt') this.#subquery(scope, value);
      else this.#walk(scope, each);
    }
  }

  #from(scope: Scope, item: unknown): void {
    if (!isNode(item)) return;
    const range = item['RangeVar'];
    if (isNode(range)) {
      const table = nameOf(range, 'relname');
      const alias = nameOf(range['alias'], 'aliasname') || table;
      const known = this.#lookUp(scope.outer, `with ${table}`) ?? this.#lookUp(scope, `with ${table}`);
      const place = this.#place(scope, alias, known === null && this.#tenants.has(table) ? table : null);
      this.#join(place, known);
    }
    const sub = item['RangeSubselect'];
    if (isNode(sub)) {
      const inner = this.#subquery(scope, sub['subquery']);
      this.#join(this.#place(scope, nameOf(sub['alias'], 'aliasname'), null), inner);
    }
    const join = item['JoinExpr'];
    if (isNode(join)) {
      this.#from(scope, join['larg']);
      this.#from(scope, join['rarg']);
      if (list(join['usingClause']).some((each) => textOf(each) === column)) {
        const places = [...scope.names.values()];
        places.slice(1).forEach((place) => this.#join(place, places[0] ?? null));
      }
      this.#walk(scope, join['quals']);
    }
  }

  /** Reads a query; gives the place whose division its first row of results names, if it names one. */
  #statement(statement: Node, outer: Scope | null): string | null {
    const scope: Scope = { names: new Map(), outer };
    const around: Scope = { names: new Map(), outer };
    for (const each of list(field(statement['withClause'], 'ctes'))) {
      const common = field(each, 'CommonTableExpr');
      const query = Object.values(
        isNode(field(common, 'ctequery')) ? Object(field(common, 'ctequery')) : {},
      )[0];
      const inner = isNode(query) ? this.#statement(query, around) : null;
      const place = this.#place(around, `with ${nameOf(common, 'ctename')}`, null);
      this.#join(place, inner);
    }
    const inside: Scope = { names: scope.names, outer: around };
    const target = statement['relation'];
    if (isNode(target)) this.#from(inside, { RangeVar: target });
    for (const key of ['fromClause', 'usingClause'])
      for (const item of list(statement[key])) this.#from(inside, item);
    const own = [...inside.names.values()][0] ?? null;
    const handled = new Set([
      'withClause',
      'relation',
      'fromClause',
      'usingClause',
      'larg',
      'rarg',
      'selectStmt',
    ]);
    for (const [key, each] of Object.entries(statement)) if (!handled.has(key)) this.#walk(inside, each);
    // Rows of one or the other query: the first says what they are, and the second has to agree.
    const [left, right] = ['larg', 'rarg'].map((key) => {
      const part = statement[key];
      return isNode(part) ? this.#statement(part, inside.outer) : null;
    });
    if (left === fixed || right === fixed) return left === right ? fixed : null;
    if (left && right) {
      this.#join(left, right);
      return left;
    }
    const source = field(statement['selectStmt'], 'SelectStmt');
    // `INSERT … VALUES`: the division is what stands in its column.
    const at = list(statement['cols']).findIndex(
      (each) => nameOf(field(each, 'ResTarget'), 'name') === column,
    );
    for (const row of list(field(source, 'valuesLists')))
      this.#join(this.#division(inside, list(field(field(row, 'List'), 'items'))[at]), own);
    if (isNode(source)) this.#join(this.#statement(source, inside), own);
    const named = list(statement['targetList'] ?? statement['returningList'])
      .map((each) => field(field(each, 'ResTarget'), 'val'))
      .map((value) => this.#division(inside, value));
    return named.find((place) => place !== null && place !== fixed) ?? (named.includes(fixed) ? fixed : null);
  }

  read(sql: string): void {
    for (const each of parseSync(sql).stmts ?? []) {
      const statement = Object.values(each.stmt ?? {})[0];
      if (isNode(statement)) this.#statement(statement, null);
    }
  }
}

/** Gets the parser ready. */
export const loadParser = loadModule;

/**
 * Finds why the machine of one store cannot answer a statement: two or more tenant tables, one of them with a
 * `division_id` that is neither given nor said to be that of the others. It does not see what is equal by a chain of other
 * columns, nor joins inside of functions of the database.
 *
 * @param tenants - names of the tables whose rows belong to stores
 * @returns the names of the tenant tables, with `*` at those that stand apart; null when none does
 */
export function looseTables(sql: string, tenants: ReadonlySet<string>): string | null {
  const reading = new Reading(tenants);
  reading.read(sql);
  const places = [...reading.places];
  if (new Set(places.map(([place]) => reading.rootOf(place))).size < 2) return null;
  const names = places.map(([place, table]) => (reading.rootOf(place) === fixed ? table : `${table}*`));
  return [...new Set(names)].toSorted().join(' ');
}
