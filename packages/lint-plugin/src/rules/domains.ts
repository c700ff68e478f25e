import { dirname, posix, sep } from 'node:path';

import { problemRule, type Ranged, type Rule } from '../rule.ts';

interface ModuleName extends Ranged {
  readonly value?: unknown;
}

const TESTS = /\.(test|fixture)\.ts$|\/testing\//;
const PRIVATE = /(^|[.-])(repository|tables|rows?)\.ts$/;

/** Where a file stands below a folder named `domains`: `basket/basket.repository.ts`; undefined elsewhere. */
function placeInDomains(file: string): string | undefined {
  const path = file.split(sep).join('/');
  const at = path.lastIndexOf('/domains/');
  return at === -1 ? undefined : path.slice(at + '/domains/'.length);
}

/**
 * The breach of one import, as `importing file -> imported file`, both below `domains/`; undefined where there is none.
 * A domain may import services and types of another one, never its repository, rows or tables, not even as types: the
 * owner of a table has to be able to change it alone. Tests may look at everything.
 *
 * @param file - absolute path of the importing file
 * @param specifier - the name of the module, as written
 */
export function domainBreach(file: string, specifier: string): string | undefined {
  const from = placeInDomains(file);
  if (from === undefined || TESTS.test(`/${from}`) || !specifier.startsWith('.')) return undefined;
  const to = posix.normalize(posix.join(dirname(from).split(sep).join('/'), specifier));
  const [domain, other] = [from.split('/')[0], to.split('/')[0]];
  if (other === '..' || other === domain) return undefined;
  return PRIVATE.test(posix.basename(to)) ? `${from} -> ${to}` : undefined;
}

function readAllowed(options: readonly unknown[]): ReadonlySet<unknown> {
  const [first] = options;
  const allowed: unknown = typeof first === 'object' && first !== null && 'allowed' in first && first.allowed;
  return new Set(Array.isArray(allowed) ? allowed : []);
}

/** `house/domains`: see {@link domainBreach} for what it refuses; its option `allowed` lists older breaches. */
export const domains: Rule = problemRule(
  'A domain of the server uses the services of others, not their repositories, rows or tables.',
  (context) => {
    const allowed = readAllowed(context.options);

    function check(source: ModuleName | null): void {
      if (typeof source?.value !== 'string') return;
      const breach = domainBreach(context.filename, source.value);
      if (breach === undefined || allowed.has(breach)) return;
      const message = `${breach}: repositories, rows and tables belong to their domain; import its service instead.`;
      context.report({ node: source, message });
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    };
  },
  [{ type: 'object', properties: { allowed: { type: 'array', items: { type: 'string' } } } }],
);
