import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'blocks', environment: 'jsdom', setupFiles: ['../../vitest.still.ts'] });
