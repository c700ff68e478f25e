import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'blocks', setupFiles: ['../../vitest.still.ts'] });
