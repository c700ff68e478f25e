import '@omnis/theme/global.css';
import 'virtual:theme-fonts';
import {
  breakpoints,
  isThemeName,
  schemeStyleSheet,
  themeNames,
  themes,
  themeStyleSheet,
  type ColourScheme,
} from '@omnis/theme';
import { ThemeStyle } from '@omnis/theme/react';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';

import { checkThemes } from './theme-axe.ts';

/** Surfaces for a story besides the page itself: those of the theme, and a section in the other mode. */
const grounds = {
  page: { title: 'Page', scheme: {} },
  surface: { title: 'Surface', scheme: { values: { 'page.background': '{surface.base}' } } },
  sunken: { title: 'Sunken', scheme: { values: { 'page.background': '{surface.sunken}' } } },
  dark: { title: 'Dark section', scheme: { mode: 'dark' } },
  light: { title: 'Light section', scheme: { mode: 'light' } },
} as const satisfies Record<string, { title: string; scheme: ColourScheme }>;

function isGround(name: unknown): name is keyof typeof grounds {
  return typeof name === 'string' && Object.hasOwn(grounds, name);
}

/**
 * The theme and mode of the toolbar, as the style sheet that a page of the shop would carry, and the ground of the
 * story: on the canvas the body, on a docs page the frame around the story, which Storybook would leave white.
 */
function styleSheet(globals: Readonly<Record<string, unknown>>): string {
  const { theme, ground } = globals;
  const name = typeof theme === 'string' && isThemeName(theme) ? theme : 'base';
  const mode = globals['mode'] === 'dark' ? 'dark' : 'light';
  const { scheme } = grounds[isGround(ground) ? ground : 'page'];
  const selector = 'body:not(:has(.sbdocs)),.docs-story';
  // The headings of a docs page are Storybook's own, not the theme's.
  const docs = '.sbdocs :is(h1,h2,h3,h4):not(.docs-story *){text-transform:none;letter-spacing:normal}';
  return [themeStyleSheet(name, { mode }), schemeStyleSheet(name, { mode, scheme, selector }), docs].join(
    '\n',
  );
}

/** Two screens that people hold, and the least width of every viewport class (platform.md §9 Breakpoints). */
const viewports = {
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  laptop: { name: 'Laptop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  ...Object.fromEntries(
    // The least class begins at 0; its narrowest screen is 320.
    Object.entries({ ...breakpoints, xs: 320 }).map(([name, width]) => [
      name,
      {
        name: `${name}, from ${width}`,
        styles: { width: `${width}px`, height: width < breakpoints.lg ? '812px' : '900px' },
        type:
          width < breakpoints.md
            ? ('mobile' as const)
            : width < breakpoints.lg
              ? ('tablet' as const)
              : ('desktop' as const),
      },
    ]),
  ),
} as const;

/** The TSDoc of a component as text for its page: the example is code, and links are names. */
function describeComponent(component: unknown): string {
  const { description } = Object(Reflect.get(Object(component), '__docgenInfo'));
  if (typeof description !== 'string') return '';
  return description.replaceAll(/^@example\s*/gm, '').replaceAll(/\{@link ([^}]+)\}/g, '`$1`');
}

/** Parameters of docs pages; the types of Storybook leave out how descriptions are read. */
const docs = { toc: { headingSelector: 'h2, h3' }, extractComponentDescription: describeComponent };

/** Shared by all stories: a theme, viewports, and a test that fails on any axe violation. */
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
  initialGlobals: { theme: 'base', mode: 'light', ground: 'page' },
  // Only tests name themes to check (`vitest.config.ts`).
  afterEach: async ({ globals }) => {
    const names: unknown = globals['checkedThemes'];
    if (typeof names !== 'string') return;
    await checkThemes({ names, styleSheet: (theme, mode) => styleSheet({ ...globals, theme, mode }) });
  },
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
    ground: {
      description: 'Ground and scheme',
      toolbar: {
        icon: 'grow',
        items: Object.entries(grounds).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs,
    options: {
      storySort: {
        order: [
          'Start here',
          'Use it in your project',
          'ui',
          'account',
          'blocks',
          'editor',
          'shopping',
          'orders',
          'studio',
          'shop-account',
        ],
        method: 'alphabetical',
      },
    },
  },
});
