import '@omnis/theme/global.css';
import { isThemeName, themeNames, themes, themeStyleSheet } from '@omnis/theme';
import { ThemeStyle } from '@omnis/theme/react';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';

/** The theme and mode of the toolbar, as the style sheet that a page of the shop would carry. */
function styleSheet(globals: Readonly<Record<string, unknown>>): string {
  const { theme, mode } = globals;
  const name = typeof theme === 'string' && isThemeName(theme) ? theme : 'base';
  return themeStyleSheet(name, { mode: mode === 'dark' ? 'dark' : 'light' });
}

/** What all stories share: a theme, viewports, and that an axe violation fails the story's test. */
export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  decorators: [
    (Story, { globals }) => (
      <>
        <ThemeStyle css={styleSheet(globals)} />
        <Story />
      </>
    ),
  ],
  initialGlobals: { theme: 'base', mode: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        items: themeNames.map((name) => ({ value: name, title: themes[name].title })),
        dynamicTitle: true,
      },
    },
    mode: {
      description: 'Mode',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        laptop: { name: 'Laptop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
});
