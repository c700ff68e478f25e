import { iconOptions, type BlockField } from '@omnis/blocks';
import { homepageSplitTest, homepageVariations } from '@omnis/models';

/** Fields of a page's own properties (storefront.md §3 Page). */
export const pageFields: readonly BlockField[] = [
  { type: 'text', key: 'title', label: 'Title', rules: ['required'], maxLength: 70 },
  {
    type: 'longText',
    key: 'description',
    label: 'Description',
    help: 'Shown by search engines.',
    maxLength: 160,
  },
  { type: 'image', key: 'ogImage', label: 'Picture when shared' },
  {
    type: 'number',
    key: 'ySpacing',
    label: 'Space between blocks',
    unit: 'px',
    min: 0,
    max: 200,
    step: 4,
    group: 'design',
  },
  {
    type: 'select',
    key: 'loginState',
    label: 'Who sees it',
    group: 'advanced',
    options: [
      { value: 'everyone', label: 'Everyone' },
      { value: 'logged-in', label: 'Customers who are signed in' },
      { value: 'logged-out', label: 'Visitors who are not signed in' },
      { value: 'dashboard-access', label: 'People who work on this shop' },
    ],
  },
  {
    type: 'switch',
    key: 'isSearchable',
    label: 'Found by the shop’s search',
    help: 'If it is published, in the sitemap and for everyone.',
    group: 'advanced',
  },
  {
    type: 'select',
    key: 'searchIcon',
    label: 'Icon beside it in the search',
    group: 'advanced',
    options: iconOptions,
  },
  {
    type: 'select',
    key: 'homepageVariation',
    label: 'Part of the homepage test',
    help: `Of the split test “${homepageSplitTest}”: those who are shown the other variation find no such page.`,
    group: 'advanced',
    options: [
      { value: '', label: 'No, for everybody' },
      ...homepageVariations.map((value) => ({ value, label: `For those who see “${value}”` })),
    ],
  },
];
