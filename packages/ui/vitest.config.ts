import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'ui', environment: 'jsdom', setupFiles: ['../../vitest.still.ts'] });
