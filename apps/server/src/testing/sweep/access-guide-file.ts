import { fileURLToPath } from 'node:url';

/** Where the guide lies. */
export const accessGuideFile = fileURLToPath(
  new URL('../../../../../docs/guides/access.md', import.meta.url),
);
