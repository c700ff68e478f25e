import { describe, expect, it } from 'vitest';
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
};

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
