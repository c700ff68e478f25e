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

/**
 * Says what a packed package must not be: resolve to its sources, bring sources or tests along, name a
 * dependency in a way that only this repository understands, or lack its readme or licence.
 *
 * @param manifest package.json of the tarball
 * @param files names in the tarball, as `package/dist/index.js`
 */
export function findPackFaults(manifest: unknown, files: readonly string[]): string[] {
  const faults: string[] = [];
  const exports = fieldOf(manifest, 'exports');
  const targets = leavesOf(exports);
  const showsSource =
    keysOf(exports).includes('@omnis/source') || targets.some((target) => target.startsWith('./src/'));
  if (showsSource) faults.push('its "exports" lead to the sources');
  for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
    const local = leavesOf(fieldOf(manifest, field)).find((range) =>
      /^(workspace|catalog|link|file):/.test(range),
    );
    if (local) faults.push(`its "${field}" contain "${local}"`);
  }
  const own = files.find((file) => file.startsWith('package/src/') || /\.(test|stories)\./.test(file));
  if (own) faults.push(`it brings ${own} along`);
  const missing = targets.filter(
    (target) => !target.includes('*') && !files.includes(`package/${target.slice(2)}`),
  );
  if (!showsSource) faults.push(...missing.map((target) => `it lacks ${target}, which it exports`));
  for (const file of NEEDED_FILES) {
    if (!files.includes(file)) faults.push(`it lacks ${file.slice('package/'.length)}`);
  }
  return faults;
}
