/**
 * `node scripts/manifests.ts ADDRESS`: writes the public address of the repository into the manifests of the root and of
 * each published package, so that npm shows it and can prove where a package was built.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { linkFields, publishedManifests, readManifest, type ManifestJson } from './lib/manifests.ts';
import { ROOT } from './lib/root.ts';

const [given = ''] = process.argv.slice(2);
const address = given.replace(/\/$/, '').replace(/\.git$/, '');
if (!URL.canParse(address) || !address.startsWith('https://')) {
  console.error('Name the address of the repository: node scripts/manifests.ts https://example.com/omnis');
  process.exit(2);
}

/** Writes fields behind the licence, or in their old places. */
function write(file: string, manifest: ManifestJson, fields: ManifestJson): void {
  const entries = Object.entries(manifest).filter(([key]) => !Object.hasOwn(fields, key));
  const place = entries.findIndex(([key]) => key === 'license') + 1;
  const all = [...entries.slice(0, place), ...Object.entries(fields), ...entries.slice(place)];
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

const root = join(ROOT, 'package.json');
write(root, readManifest(root), { repository: address });
for (const { file, manifest } of publishedManifests()) write(file, manifest, linkFields(address, file));
console.log(`${publishedManifests().length} packages name ${address}`);
