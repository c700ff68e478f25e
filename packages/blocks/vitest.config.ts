import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'blocks', environment: 'jsdom', setupFiles: ['./src/testing/setup.ts'] });
