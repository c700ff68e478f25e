import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';

/** What all stories share: an axe violation fails the story's test. */
export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { matchers: { date: /At$/ } },
    viewport: {
      options: {
        phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        laptop: { name: 'Laptop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
});
