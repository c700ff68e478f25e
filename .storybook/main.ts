import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, mergeConfig } from 'vite';

import { themeFonts } from './theme-fonts.ts';

/** The guide and the stories of every package, rendered from the sources: no build is needed. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./guide/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [themeFonts()],
      resolve: { conditions: ['@omnis/source', ...defaultClientConditions] },
    }),
});
