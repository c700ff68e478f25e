import { defineConfig } from 'vitest/config';

/** Unit tests of everything; the stories have their own configuration in `.storybook`. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } }],
  },
});
