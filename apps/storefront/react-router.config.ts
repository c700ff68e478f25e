import { findBlockFiles } from '@omnis/rendering/bundling';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from '../../scripts/lib/compress-files.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // The browser fetches a route's code whole, before it is needed: parts of it would only be more files.
  splitRouteModules: false,
  // Every route is known from the start: no manifest request that the server would have to answer per store.
  routeDiscovery: { mode: 'initial' },
  // The server names the files of a page's blocks in its head (`@omnis/rendering`).
  buildEnd: async ({ reactRouterConfig: { buildDirectory }, viteConfig: { base } }) => {
    const files = findBlockFiles(join(buildDirectory, 'client', 'assets'), `${base}assets/`);
    await writeFile(join(buildDirectory, 'server', 'block-files.json'), JSON.stringify(files));
    await compressFiles(join(buildDirectory, 'client'));
  },
} satisfies Config;
