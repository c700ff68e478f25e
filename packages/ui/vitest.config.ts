import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'ui', environment: 'jsdom', setupFiles: ['./src/test-support/setup.ts'] });
