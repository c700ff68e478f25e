import { betaOfBlock, storeBetas } from '@omnis/models';
import { describe, expect, it } from 'vitest';
import type { BlockType } from '../registry/block-type.ts';
import type { BlockField } from '../registry/fields.ts';
import { blockTypes } from './block-types.ts';

/** storefront.md §3 Block types: what the spec says of each type of this version. */
const table: Readonly<
  Record<string, { size?: number; minSize?: number; defaults?: object; reads?: string }>
> = {
  banner: {
    minSize: 12,
    defaults: { title: '', copy: '', primaryActions: false, contentWidth: '95%', minHeight: 400 },
    reads:
      'media video videoThumbnail image font verticalAlignment align actions minHeight overlayColor overlayOpacity titleColor copyColor buttonSize contentWidth',
  },
  slide: { minSize: 12, defaults: { primaryActions: false }, reads: 'title copy media video image actions' },
  slideshow: {
    minSize: 12,
    defaults: {
      title: '',
      copy: '',
      speed: 5000,
      mode: 'slideshow',
      compact: false,
      primaryActions: false,
      navigation: true,
    },
    reads: 'title copy speed mode compact primaryActions navigation',
  },
  button: { size: 6, defaults: { text: '', href: '', primary: false }, reads: 'text href primary' },
  summary: {
    defaults: { image: '', title: '', description: '', icon: '' },
    reads: 'image title description icon',
  },
  grid: {
    minSize: 12,
    defaults: { title: '', asyncItems: '' },
    reads: 'breakpoints.xs breakpoints.md breakpoints.lg spacing title asyncItems',
  },
  image: { reads: 'image' },
  html: { reads: 'html' },
  text: { reads: 'text' },
  textBlock: {
    defaults: { title: '', subTitle: '', html: '', paragraphs: [] },
    reads: 'title subTitle html paragraphs truncateHeight',
  },
  pod: {
    size: 3,
    defaults: {
      title: '',
      copy: '',
      href: '',
      badge: '',
      ratio: 'square',
      image: '',
      video: '',
      buttonText: '',
    },
    reads:
      'title copy href badge icon overlay ratio textAlign textSize price salePrice showPrice image video buttonText',
  },
  productList: { defaults: { title: '', sortBy: 'bestsellerOrder', limit: 4 }, reads: 'title sortBy limit' },
  quote: {
    size: 6,
    defaults: {
      quote: '',
      author: '',
      font: 'Lato',
      fontSize: 24,
      bold: false,
      italic: false,
      align: 'right',
      borderRadius: '4px',
    },
    reads: 'quote author font fontSize bold italic align textColor backgroundColor borderRadius',
  },
  row: { reads: 'direction backgroundImage reversed spacing align' },
  newsletterSubscribe: { size: 6, reads: 'mailingList' },
  announcement: {
    reads: 'icon text textColor backgroundColor action.text action.href actionStyle alignment',
  },
  spacer: { defaults: { ratio: 'regular' }, reads: 'ratio' },
  expandable: { reads: 'heading question answer questions open exclusive faq meta.question meta.answer' },
  carousel: {
    reads:
      'title href linkText navigation autoplay speed breakpoints.xs breakpoints.md breakpoints.lg spacing asyncItems',
  },
  feed: { defaults: { source: 'blog' }, reads: 'title source limit collection' },
  catalogueCollections: { reads: 'title limit ratio' },
  catalogueProducts: { minSize: 12, reads: 'title collection sortBy pageSize showSort' },
  card: {
    size: 4,
    defaults: { title: '', copy: '', href: '', ratio: '4:3' },
    reads: 'image title copy href buttonText icon ratio',
  },
  action: {
    defaults: { title: '', copy: '', icon: '', href: '', ratio: 'square' },
    reads: 'title copy icon href ratio',
  },
  interactions: { defaults: { href: '' }, reads: 'href' },
  taglets: { defaults: { heading: '', items: [] }, reads: 'heading items' },
  tag: { defaults: { text: '', href: '' }, reads: 'text href textColor backgroundColor borderColor' },
  mailContactForm: { size: 6, reads: 'contactEmail' },
  remillReturn: { reads: 'title copy buttonText' },
  youtube: {
    size: 6,
    defaults: { video: '' },
    reads: 'video title copy image imageAlt badge ratio textAlign',
  },
  iframe: { defaults: { src: '', height: 1000 }, reads: 'src height' },
  announcementV2: {
    reads: 'icon text textColor backgroundColor action.text action.href actionStyle alignment',
  },
  badge: { size: 3, defaults: { unlocked: false }, reads: 'code unlocked title copy href' },
  badgeProgress: { defaults: { badges: [], look: 'ring' }, reads: 'title copy badges look' },
  liveChat: {
    defaults: { group: 'general' },
    reads: 'group title body image buttonStyle buttonText showAfterSeconds',
  },
  gate: { reads: 'kind title copy action.text action.href opensAt' },
  splitTest: { minSize: 12, defaults: { test: '' }, reads: 'test' },
  splitTestVariation: { minSize: 12, defaults: { name: '' }, reads: 'name' },
  storeHidden: { reads: 'title copy action.text action.href' },
  proBenefits: { reads: 'title copy benefits action.text action.href' },
  graph: {
    size: 6,
    defaults: { chartType: 'bar', points: [] },
    reads: 'title copy chartType points prefix unit source',
  },
  priceBreakdown: {
    defaults: { chartType: 'storefront' },
    reads: 'chartType title copy price parts restLabel currency',
  },
  profit: { reads: 'title price baseCost quantity currency' },
  affiliate: { reads: 'title copy link terms' },
  studio: { defaults: { href: '/studio/' }, reads: 'title copy image buttonText href' },
  appIcon: { size: 3, reads: 'icon image name href' },
  socials: { reads: 'tiktok twitter youtube facebook linkedin instagram' },
  productMockup: { size: 6, reads: 'image artwork artworkX artworkY artworkWidth colours' },
  feature: { reads: 'icon image title copy' },
  comparePictures: {
    defaults: { before: '', after: '', start: 50, ratio: '4:3' },
    reads: 'before beforeAlt beforeLabel after afterAlt afterLabel caption start ratio',
  },
};

/** storefront.md §4, §5, §9: what the spec limits, by type. */
const limits: Readonly<Record<string, object>> = {
  banner: {
    title: 50,
    copy: 300,
    minHeight: 400,
    ratio: 0.4,
    fontScale: 1,
    compact: { fontScale: 0.55 },
    slim: { fontScale: 0.3, ratio: 0.1, minHeight: 300 },
    actionWidth: 250,
    mobileHeight: '70vh',
    contentWidth: '95%',
    image: { width: 1920, height: 768 },
  },
  slideshow: { speed: 5000, interval: 6000, preload: 2000 },
  pod: {
    textSize: { min: 0, max: 4 },
    copyLines: 10,
    buttonStyle: ['textColor', 'backgroundColor', 'borderColor', 'borderRadius', 'fill'],
    imageWidths: [480, 640, 960, 1280, 1920],
    imageBaseWidth: 1110,
  },
  announcement: {
    alignment: ['left', 'center', 'right', 'space-between'],
    actionStyle: ['primary', 'secondary', 'none'],
  },
  announcementV2: { actionStyle: ['primary', 'secondary', 'none'] },
  grid: { columns: { xs: 2, md: 3, lg: 4, most: { xs: 6, lg: 12 } } },
  feed: { blog: { fallback: 1 }, products: { fallback: 1 }, instagram: { fallback: 20 } },
  productList: { limit: { fallback: 4 } },
  iframe: { height: { fallback: 1000 } },
};

/** storefront.md §3, §5: the words that a property may be, and no other. */
const words: readonly (readonly [string, string, string])[] = [
  ['banner', 'media', 'image video overlay'],
  ['slide', 'media', 'image video overlay'],
  ['slideshow', 'mode', 'slideshow single random'],
  ['announcement', 'actionStyle', 'primary secondary none'],
  ['announcement', 'alignment', 'left center right space-between'],
  ['announcementV2', 'alignment', 'left center right space-between'],
  ['button', 'iconPosition', 'left right'],
  ['pod', 'ratio', 'wide short 4:3 square tall'],
  ['action', 'ratio', 'wide short 4:3 square tall'],
  ['spacer', 'ratio', 'regular wide short 4:3 square tall'],
  ['pod', 'textShadow', 'none light medium heavy'],
  ['pod', 'iconShadow', 'none light medium heavy'],
  ['liveChat', 'group', 'general pro integrations support studio'],
];

const types = Object.entries(blockTypes);
const keysOf = (fields: readonly BlockField[]): string[] => fields.map(({ key }) => key);

describe('B2 types', () => {
  it('B2 the record has the types of the table and no other', () => {
    expect(Object.keys(blockTypes).toSorted()).toEqual(Object.keys(table).toSorted());
    for (const [name, type] of types) expect(type.name).toBe(name);
  });

  it.each(types)('B2 %s has the spec’s size, defaults and properties', (name, type) => {
    const { size = 12, minSize = 3, defaults = {}, reads = '' } = table[name] ?? {};
    expect(type.size).toBe(size);
    expect(type.minSize).toBeGreaterThanOrEqual(minSize);
    expect(type.defaults).toMatchObject(defaults);
    expect(keysOf(type.fields)).toEqual(expect.arrayContaining(reads.split(' ')));
  });

  it.each(Object.entries(limits))('B2 %s has the spec’s limits by name', (name, expected) => {
    const type = types.find(([known]) => known === name)?.[1];
    expect(type?.limits).toMatchObject(expected);
  });

  it.each(words)('B2 %s offers for %s: %s', (name, key, expected) => {
    const field = types.find(([known]) => known === name)?.[1].fields.find((own) => own.key === key);
    const options = field?.type === 'select' ? field.options.map(({ value }) => value) : [];
    expect(options.toSorted()).toEqual(expected.split(' ').toSorted());
  });

  it('B2 asks for the allowed keys of a pod’s button style and for no other', () => {
    const asked = keysOf(blockTypes.pod.fields).filter((key) => key.startsWith('buttonStyle.'));
    const { buttonStyle = [] } = limits['pod'] as { buttonStyle?: string[] };
    expect(asked).toEqual(buttonStyle.map((key) => `buttonStyle.${key}`));
  });

  it('B79 platform.md §3 Project: betas – a type names the beta whose block types it is of', () => {
    for (const [name, { beta = null }] of Object.entries<BlockType>(blockTypes))
      expect([name, beta]).toEqual([name, betaOfBlock(name)]);
    const gated = Object.values(storeBetas).flatMap(({ blockTypes: names }) => [...names]);
    expect(Object.keys(blockTypes)).toEqual(expect.arrayContaining(gated));
  });

  it('B2 the pod is called Content', () => {
    expect(blockTypes.pod.title).toBe('Content');
  });
});

describe('B26 fields', () => {
  it.each(types)('B26 %s describes its properties', (_, type) => {
    const check = (fields: readonly BlockField[]): void => {
      expect(new Set(keysOf(fields)).size).toBe(fields.length);
      for (const field of fields) {
        expect(field.label).not.toBe('');
        if (field.type === 'list') check(field.fields);
        if (field.type === 'select') expect(field.options.length).toBeGreaterThan(1);
        if (field.when) expect(keysOf(fields)).toContain(field.when.key);
      }
    };
    check(type.fields);
    expect(type.description).toMatch(/\.$/);
  });

  it.each(types)('B26 the defaults of %s are among the options', (_, type) => {
    for (const field of type.fields) {
      const value: unknown = Reflect.get(type.defaults, field.key);
      if (field.type === 'select' && typeof value === 'string') {
        expect(field.options.map((option) => option.value)).toContain(value);
      }
      if (field.type === 'number' && typeof value === 'number') {
        expect(value).toBeGreaterThanOrEqual(field.min ?? value);
        expect(value).toBeLessThanOrEqual((field.max ?? value) * (field.scale ?? 1));
      }
    }
  });
});
