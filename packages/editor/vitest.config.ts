import { unitProject } from '../../vitest.base.ts';

export default unitProject({
  name: 'editor',
  // Later files clean up first: an editor that is removed from the page keeps a draft.
  setupFiles: ['./src/testing/setup.ts', '../../vitest.still.ts'],
});
