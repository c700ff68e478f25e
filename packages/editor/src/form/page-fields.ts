import { iconOptions, type BlockField } from '@omnis/blocks';
import { homepageSplitTest, homepageVariations } from '@omnis/models';
import type { EditorTexts } from '../texts/editor/index.ts';

/** Fields of a page's own properties (storefront.md §3 Page). */
export const pageFields = (t: EditorTexts): readonly BlockField[] => [
  { type: 'text', key: 'title', label: t('title'), rules: ['required'], maxLength: 70 },
  {
    type: 'longText',
    key: 'description',
    label: t('description'),
    help: t('descriptionHelp'),
    maxLength: 160,
  },
  { type: 'image', key: 'ogImage', label: t('pictureWhenShared') },
  {
    type: 'number',
    key: 'ySpacing',
    label: t('spaceBetweenBlocks'),
    unit: 'px',
    min: 0,
    max: 200,
    step: 4,
    group: 'design',
  },
  {
    type: 'select',
    key: 'loginState',
    label: t('whoSeesIt'),
    group: 'advanced',
    options: [
      { value: 'everyone', label: t('everyone') },
      { value: 'logged-in', label: t('signedIn') },
      { value: 'logged-out', label: t('signedOut') },
      { value: 'dashboard-access', label: t('team') },
    ],
  },
  {
    type: 'switch',
    key: 'isSearchable',
    label: t('foundBySearch'),
    help: t('foundBySearchHelp'),
    group: 'advanced',
  },
  {
    type: 'select',
    key: 'searchIcon',
    label: t('searchIcon'),
    group: 'advanced',
    options: iconOptions,
  },
  {
    type: 'select',
    key: 'homepageVariation',
    label: t('homepageTest'),
    help: t('homepageTestHelp', { test: homepageSplitTest }),
    group: 'advanced',
    options: [
      { value: '', label: t('forEverybody') },
      ...homepageVariations.map((value) => ({ value, label: t('forThoseWhoSee', { variation: value }) })),
    ],
  },
];
