import { join } from 'node:path';
import { unitProject } from '../../vitest.base.ts';

export default unitProject({
  name: 'storefront',
  setupFiles: [join(import.meta.dirname, 'app', 'texts', 'setup.ts')],
});
