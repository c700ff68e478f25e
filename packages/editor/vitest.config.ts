import { unitProject } from '../../vitest.base.ts';

export default unitProject({
  name: 'editor',
  // What comes later tidies up first: an editor that is taken from the page keeps a draft.
  setupFiles: ['./src/testing/setup.ts', '../../vitest.still.ts'],
});
