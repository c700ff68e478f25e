import { loadPageSources } from '@omnis/shopping';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PageContent } from '@omnis/blocks';
import { isRecord } from '@omnis/shop-kit';
import type { EntryContext } from 'react-router';
import type { BlockFiles } from '../block-files.types.ts';
import { isBuilt } from '../is-built.ts';

function listOf(value: unknown, name: string): readonly string[] {
  if (!Array.isArray(value) || !value.every((file) => typeof file === 'string'))
    throw new Error(`The build’s list of files is damaged: “${name}” is no list`);
  return value;
}

/**
 * The list that the build wrote beside the server's code. It is read by hand, because a library that checks all kinds of
 * data would come with each thread that renders, for this one small file of our own.
 *
 * @throws Error for a list that is missing or damaged: the build is not whole
 */
export function readBlockFiles(folder: string): BlockFiles {
  const read: unknown = JSON.parse(readFileSync(join(folder, 'block-files.json'), 'utf8'));
  if (!isRecord(read) || !isRecord(read['types']) || !isRecord(read['texts']))
    throw new Error('The build’s list of files is damaged: it is no object with types and texts');
  const lists = (named: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(named).map(([name, files]) => [name, listOf(files, name)] as const));
  return { page: listOf(read['page'], 'page'), types: lists(read['types']), texts: lists(read['texts']) };
}

/**
 * Where the server's code lies: the bundler puts what several files share into a folder `assets` of it, and this file is
 * there or here as others import it.
 */
export function serverFolder(ownFolder: string): string {
  return basename(ownFolder) === 'assets' ? dirname(ownFolder) : ownFolder;
}

/** In development there is none. */
const built = isBuilt ? readBlockFiles(serverFolder(import.meta.dirname)) : null;

/** Pages are shared by all that render them. */
const known = new WeakMap<PageContent, readonly string[]>();

/** The block types that a page uses, those within others and those that are made of data included. */
export async function typesOf(page: PageContent): Promise<readonly string[]> {
  const before = known.get(page);
  if (before) return before;
  const { loadBlockTypes } = await loadPageSources();
  const found = new Set<string>();
  // A registry that knows nothing is asked for each.
  await loadBlockTypes(page, { registry: { get: (name) => void found.add(name) } });
  const types = [...found];
  known.set(page, types);
  return types;
}

/** Files that the document names already: the router's entry and the modules of the routes that matched. */
export function namedFiles({ manifest, staticHandlerContext }: EntryContext): Set<string> {
  const { entry, routes } = manifest;
  const matched = staticHandlerContext.matches.flatMap(({ route }) => routes[route.id] ?? []);
  return new Set([entry, ...matched].flatMap(({ module, imports = [] }) => [module, ...imports]));
}

/**
 * The files with the code of a page's blocks, to be fetched along with the app: else they are asked for only when the
 * code that shows pages has come and runs, one round trip late.
 *
 * @param place.named - files that the document names anyway
 * @param place.files - of the build; none are found without them
 */
export function blockFiles(
  types: readonly string[],
  { named, files = built }: { named: ReadonlySet<string>; files?: BlockFiles | null },
): readonly string[] {
  if (files === null) return [];
  const wanted = new Set([
    ...files.page,
    ...types.flatMap((type) => (Object.hasOwn(files.types, type) ? (files.types[type] ?? []) : [])),
  ]);
  return [...wanted].filter((file) => !named.has(file));
}

/** The files with the texts of areas in a language, which hydration waits for. */
export function textFiles(
  areas: Iterable<string>,
  { language, files = built }: { language: string; files?: BlockFiles | null },
): readonly string[] {
  return [...new Set([...areas].flatMap((area) => files?.texts[`${area}/${language}`] ?? []))];
}
