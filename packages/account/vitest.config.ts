import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'account', setupFiles: ['../../vitest.still.ts'] });
