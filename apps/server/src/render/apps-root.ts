import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder that holds `storefront`, `dashboard` and `atlas`, found from this file upwards. */
export function findAppsRoot(): string {
  for (
    let folder = dirname(fileURLToPath(import.meta.url));
    folder !== dirname(folder);
    folder = dirname(folder)
  ) {
    if (existsSync(join(folder, 'apps', 'storefront', 'package.json'))) return join(folder, 'apps');
  }
  throw new Error('The apps are not beside the server');
}
