import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { ROOT } from '../root.ts';
import type { Source } from './sources.ts';

/** An import of one file by another. */
interface Arrow {
  readonly to: string;
  /** True when only types are imported, which leave nothing at run time. */
  readonly isType: boolean;
}

type Exports = Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;

const manifests = new Map<string, Exports>();

function exportsOf(name: string): Exports {
  const known = manifests.get(name);
  if (known) return known;
  const file = join(ROOT, 'packages', name, 'package.json');
  const manifest: { readonly exports?: Exports } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const found = manifest.exports ?? {};
  manifests.set(name, found);
  return found;
}

/** The file that a module name means, or null for one outside of this repository. */
function fileOf(from: string, name: string): string | null {
  if (name.startsWith('.'))
    return posix.normalize(posix.join(posix.dirname(from), name.split('?')[0] ?? name));
  const [, pkg, rest = ''] = /^@omnis\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
  if (pkg === undefined) return null;
  const entry = exportsOf(pkg)[rest === '' ? '.' : `./${rest}`];
  const file = typeof entry === 'string' ? entry : entry?.['@omnis/source'];
  return typeof file === 'string' ? posix.join('packages', pkg, file) : null;
}

const statement = /^(?:import|export)\s+(type\s)?(?:([^;'"]*?)\sfrom\s+)?'([^']+)';/gm;

/** Tells whether each name between braces is a type. */
function namesTypesOnly(names: string): boolean {
  const braced = /^\{([\s\S]*)\}$/.exec(names.trim());
  const list = braced?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return list !== undefined && list.length > 0 && list.every((name) => name.startsWith('type '));
}

function arrowsOf({ path, code }: Source): Arrow[] {
  return [...code.matchAll(statement)].flatMap(([, type, names = '', name = '']) => {
    const to = fileOf(path, name);
    return to === null ? [] : [{ to, isType: type !== undefined || namesTypesOnly(names) }];
  });
}

/** Strongly connected components with more than one file, by Tarjan's algorithm. */
function componentsOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const isOpen = new Set<string>();
  const found: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    isOpen.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (isOpen.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const component: string[] = [];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      isOpen.delete(top);
      component.push(top);
      if (top === node) break;
    }
    if (component.length > 1) found.push(component.toSorted());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/**
 * Files that import one another in a circle, the largest circle first.
 *
 * @param withTypes - whether imports of types count too
 */
export function circlesOf(sources: readonly Source[], withTypes: boolean): string[][] {
  const paths = new Set(sources.map(({ path }) => path));
  const graph = new Map(
    sources.map((source) => [
      source.path,
      arrowsOf(source)
        .filter(({ to, isType }) => paths.has(to) && (withTypes || !isType))
        .map(({ to }) => to),
    ]),
  );
  return componentsOf(graph).toSorted((a, b) => b.length - a.length);
}
