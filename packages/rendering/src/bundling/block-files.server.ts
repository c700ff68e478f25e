import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { BlockFiles } from '../block-files.types.ts';
import { textsIn } from './text-file.ts';

/** The facts that one file of a build tells about others. */
interface FileFacts {
  /** The files that it cannot run without. */
  readonly imports: readonly string[];
  /** The files that it fetches when asked to, with the name of the property that does. */
  readonly fetches: readonly { readonly name: string; readonly file: string }[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A file beside this one, of `'./name.js'`; null for anything else. */
function fileOf(source: unknown): string | null {
  if (!isNode(source)) return null;
  const { value, quasis } = source;
  // Minified, a text is written as a template without holes.
  const [only] = Array.isArray(quasis) && quasis.length === 1 ? quasis : [];
  const cooked = isNode(only) && isRecord(only['value']) ? only['value']['cooked'] : undefined;
  const text = typeof value === 'string' ? value : cooked;
  return typeof text === 'string' && text.startsWith('./') ? text.slice(2) : null;
}

const isRecord = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function keyOf(node: Node): string {
  const { key } = node;
  if (!isNode(key)) return '';
  const name = key['name'] ?? key['value'];
  return typeof name === 'string' ? name : '';
}

/** Reads a file of the build by its syntax, so that it does not matter how the minifier writes it. */
function factsOf(code: string): FileFacts {
  const imports: string[] = [];
  const fetches: { name: string; file: string }[] = [];
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, name);
    if (!isNode(value)) return;
    const file = fileOf(value['source']);
    if (file !== null && value['type'] === 'ImportExpression') fetches.push({ name, file });
    else if (file !== null) imports.push(file);
    const inner = value['type'] === 'Property' ? keyOf(value) : name;
    for (const child of Object.values(value)) if (isRecord(child)) visit(child, inner);
  };
  visit(parseSync('chunk.js', code).program, '');
  return { imports, fetches };
}

/**
 * Finds the files of block types in a build of the storefront: React Router takes the bundler's own list away, and it
 * knows routes only. A type is a property that fetches a file, as `banner: lazyBlock(() => import('./banner.tsx'))`.
 *
 * @param assets - folder of the browser's files
 * @param prefix - what their addresses begin with, as `/assets/`
 * @throws Error where there is no file that shows pages of blocks, or no block type
 */
export function findBlockFiles(assets: string, prefix: string): BlockFiles {
  const facts = new Map<string, FileFacts>();
  for (const name of readdirSync(assets)) {
    if (name.endsWith('.js')) facts.set(name, factsOf(readFileSync(join(assets, name), 'utf8')));
  }
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const next of facts.get(file)?.imports ?? []) withImports(next, found);
    return found;
  };
  const addresses = (file: string): string[] => [...withImports(file)].map((name) => prefix + name);

  const fetches = [...facts.values()].flatMap((each) => each.fetches);
  const page = fetches.find(({ file }) => /^page-blocks-[\w-]+\.js$/.test(file));
  const types = fetches.filter(({ name }) => name !== '');
  if (page === undefined || types.length === 0) {
    throw new Error(
      `${assets} holds no files that show blocks: the chunk that holds them must be called “page-blocks”`,
    );
  }
  const texts = [...facts.keys()].flatMap((name) =>
    textsIn(name).map((text) => [text, [prefix + name]] as const),
  );
  return {
    page: addresses(page.file),
    texts: Object.fromEntries(texts),
    types: Object.fromEntries(types.map(({ name, file }) => [name, addresses(file)])),
  };
}
