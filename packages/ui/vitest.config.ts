import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'ui', setupFiles: ['../../vitest.still.ts'] });
