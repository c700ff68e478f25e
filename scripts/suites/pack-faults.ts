/** Every string in a JSON value that is not a key. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Every key in a JSON value. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...keysOf(each)]);
}

function fieldOf(manifest: unknown, field: string): unknown {
  if (typeof manifest !== 'object' || manifest === null) return undefined;
  return Object.entries(manifest).find(([key]) => key === field)?.[1];
}

const NEEDED_FILES = ['package/package.json', 'package/README.md', 'package/LICENSE'];
const RANGES = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'];

/** Tells whether only this repository needs a file: sources, tests, fixtures, configuration. */
function isOurs(file: string): boolean {
  return (
    file.startsWith('package/src/') ||
    /\.(test|stories|fixture|check|bench)\./.test(file) ||
    /\/(testing|test-support|fixtures|__snapshots__|node_modules)\//.test(file) ||
    /\.tsx?$/.test(file.replace(/\.d\.ts$/, '')) ||
    /^package\/(SPEC|api-report)\.md$|tsconfig|\.tsbuildinfo$|vitest\.|tsup\./.test(file)
  );
}

/** Where a bundler must look for effects, by what the package says of itself. */
function effectFaults(manifest: unknown, files: readonly string[]): string[] {
  const effects = fieldOf(manifest, 'sideEffects');
  const styles = files.filter((file) => file.endsWith('.css'));
  if (effects === undefined) return ['it does not say "sideEffects", so bundlers keep all of it'];
  const keeps = (file: string): boolean =>
    effects === true || leavesOf(effects).some((glob) => glob === '*.css' || `package/${glob}` === file);
  const lost = styles.find((file) => !keeps(file));
  return lost === undefined ? [] : [`its "sideEffects" let bundlers drop ${lost}`];
}

/**
 * Says what a packed package must not be: resolve to its sources, bring sources or tests along, name a
 * dependency in a way that only this repository understands, or lack its readme or licence.
 *
 * @param manifest package.json of the tarball
 * @param files names in the tarball, as `package/dist/index.js`
 */
export function findPackFaults(manifest: unknown, files: readonly string[]): string[] {
  const faults: string[] = [];
  const targets = [...leavesOf(fieldOf(manifest, 'exports')), ...leavesOf(fieldOf(manifest, 'imports'))];
  const conditions = [...keysOf(fieldOf(manifest, 'exports')), ...keysOf(fieldOf(manifest, 'imports'))];
  const showsSource =
    conditions.includes('@omnis/source') || targets.some((target) => target.startsWith('./src/'));
  if (showsSource) faults.push('its "exports" lead to the sources');
  for (const field of RANGES) {
    const local = leavesOf(fieldOf(manifest, field)).find((range) =>
      /^(workspace|catalog|link|file):/.test(range),
    );
    if (local) faults.push(`its "${field}" contain "${local}"`);
  }
  const own = files.find(isOurs);
  if (own) faults.push(`it brings ${own} along`);
  const missing = targets.filter(
    (target) => !target.includes('*') && !files.includes(`package/${target.slice(2)}`),
  );
  if (!showsSource) faults.push(...missing.map((target) => `it lacks ${target}, which it exports`));
  for (const file of NEEDED_FILES) {
    if (!files.includes(file)) faults.push(`it lacks ${file.slice('package/'.length)}`);
  }
  return [...faults, ...effectFaults(manifest, files)];
}

/** Facts about a version that is to be published. */
export interface ReleaseFacts {
  readonly version: string;
  /** Text of the CHANGELOG.md in the tarball. */
  readonly changelog: string | undefined;
  /** True when a pending changeset will give the package a new version. */
  readonly isPending: boolean;
}

/**
 * Says what is wrong with the changelog of a packed package. One that waits for its first release has none yet;
 * afterwards the newest entry is the version that is published.
 *
 * @returns null where nothing is
 */
export function findChangelogFault({ version, changelog, isPending }: ReleaseFacts): string | null {
  if (changelog === undefined)
    return isPending
      ? null
      : 'it has no CHANGELOG.md and no changeset waits that would write one: run `pnpm changeset`';
  const newest = /^## (\S+)/m.exec(changelog)?.[1];
  return newest === version
    ? null
    : `its CHANGELOG.md begins with ${newest ?? 'no version'}, but its version is ${version}: only \`pnpm changeset version\` writes both`;
}
