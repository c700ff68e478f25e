import { unitProject } from '../../vitest.base.ts';

export default unitProject({ name: 'editor', environment: 'jsdom', setupFiles: ['./src/testing/setup.ts'] });
