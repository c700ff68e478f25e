import { join } from 'node:path';

/** The folder of this repository. */
export const ROOT = join(import.meta.dirname, '../..');
