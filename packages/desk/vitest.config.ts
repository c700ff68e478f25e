import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'desk', setupFiles: ['../../vitest.still.ts'] });
