function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...stringsOf(each)]);
}

function fieldOf(manifest: unknown, field: string): unknown {
  return typeof manifest === 'object' && manifest !== null
    ? Object.entries(manifest).find(([key]) => key === field)?.[1]
    : undefined;
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
  const exports = stringsOf(fieldOf(manifest, 'exports'));
  if (exports.includes('@omnis/source') || exports.some((target) => target.startsWith('./src/'))) {
    faults.push('its "exports" lead to the sources');
  }
  for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
    const local = stringsOf(fieldOf(manifest, field)).find((range) =>
      /^(workspace|catalog|link|file):/.test(range),
    );
    if (local) faults.push(`its "${field}" contain "${local}"`);
  }
  const own = files.find((file) => file.startsWith('package/src/') || /\.(test|stories)\./.test(file));
  if (own) faults.push(`it brings ${own} along`);
  for (const target of exports.filter((each) => each.startsWith('./'))) {
    if (target.includes('*') || files.includes(`package/${target.slice(2)}`) || !/\.\w+$/.test(target))
      continue;
    if (!faults.some((fault) => fault.startsWith('its "exports"')))
      faults.push(`it lacks ${target}, which it exports`);
  }
  for (const file of NEEDED_FILES) {
    if (!files.includes(file)) faults.push(`it lacks ${file.slice('package/'.length)}`);
  }
  return faults;
}
