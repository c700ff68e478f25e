/**
 * `pnpm calls`: writes the lists of the contract from the files of its calls: `calls/calls.ts` with each call by its name,
 * and `paths/paths.ts` with method and path alone, for browsers. A test says when one is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './lib/root.ts';

const folder = join(ROOT, 'packages/contract/src/calls');

/** A call as its file says it. */
interface Found {
  readonly file: string;
  /** The name of its constant. */
  readonly constant: string;
  readonly name: string;
  readonly method: string;
  /** Its path as it is written: a string or a template over a prefix. */
  readonly path: string;
}

const defined =
  /^(?:export )?const (\w+) = defineCall\('([\w.]+)', \{\s+method: '(\w+)',\s+path:\s+('[^']+'|`[^`]+`),/gm;

/** The calls of a file, in the order of the file. */
export function callsIn(file: string, code: string): Found[] {
  const found = [...code.matchAll(defined)].map(([, constant = '', name = '', method = '', path = '']) => ({
    file,
    constant,
    name,
    method,
    path,
  }));
  const all = code.match(/\bdefineCall\(/g)?.length ?? 0;
  if (found.length !== all)
    throw new Error(`${file}: ${all - found.length} calls do not begin with their method and path`);
  return found;
}

function allCalls(): Found[] {
  return readdirSync(folder)
    .filter((file) => /^[\w-]+\.ts$/.test(file) && !['index.ts', 'calls.ts'].includes(file))
    .toSorted()
    .flatMap((file) => callsIn(file, readFileSync(join(folder, file), 'utf8')));
}

const notice = '// Over 400 lines: one line for each call, written by `pnpm calls`.\n';

/** Source of the list of calls. */
function callsFile(found: readonly Found[]): string {
  const byFile = Map.groupBy(found, ({ file }) => file);
  const imports = [...byFile].map(
    ([file, calls]) =>
      `import {\n${calls.map(({ constant }) => `  ${constant},\n`).join('')}} from './${file}';\n`,
  );
  const types = found.map(({ name, constant }) => `  readonly '${name}': typeof ${constant};\n`);
  const lines = found.map(({ name, constant }) => `  '${name}': ${constant},\n`);
  return `${notice}import type { Call } from '../call.ts';
import type { CallName } from '../paths/index.ts';
${imports.join('')}
/** Types of every call, by reference: spelt out, they are longer than the compiler writes. */
type Calls = {
${types.join('')}};

/** Every call of the platform by name (platform.md §7, storefront.md §7). */
export const calls: Calls = {
${lines.join('')}} satisfies { [N in CallName]: Call<N> };
`;
}

/** Source of the list of paths. */
function pathsFile(found: readonly Found[]): string {
  const lines = found.map(
    ({ name, method, path }) => `  '${name}': { method: '${method}', path: ${path} },\n`,
  );
  return `${notice}import { dashboard, secure, v3 } from '../prefixes.ts';
import type { CallPath } from './call-path.ts';

/** Method and path of every call by its name (platform.md §7, storefront.md §7). */
export const paths = {
${lines.join('')}} as const satisfies Record<string, CallPath>;
`;
}

/** The lists as they ought to be, by their files below the contract's sources; not formatted. */
export function contractLists(): Readonly<Record<string, string>> {
  const found = allCalls();
  return { 'calls/calls.ts': callsFile(found), 'paths/paths.ts': pathsFile(found) };
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(contractLists())) writeFileSync(join(folder, '..', file), text);
}
