import { isRecord, type Values } from '../read/read.ts';
import { makeBlock } from '../registry/default-registry.ts';
import { makeExample } from '../registry/define-block.ts';
import type { BlockTypeData } from '../registry/block-data.ts';
import type { BlockField } from '../registry/fields.ts';
import { hostileHtml, hostileTexts } from '../rich-text/hostile-html.fixture.ts';
import { hostileMarkup } from './hostile-markup.fixture.ts';
import { hostileValues } from './hostile-values.fixture.ts';

/** All hostile texts, each once. */
export const hostileCorpus: readonly string[] = [
  ...new Set([...hostileHtml, ...hostileTexts, ...hostileMarkup, ...hostileValues]),
];

/** How a hostile text comes: where a text belongs, in place of anything, in lists, in objects, from a source. */
export const hostileShapes = ['texts', 'anything', 'lists', 'objects', 'sources'] as const;

/** One of the ways in which a hostile text comes. */
export type HostileShape = (typeof hostileShapes)[number];

/** A page with one hostile text all over it, and what sources answer to it. */
export interface HostilePage {
  readonly blocks: readonly unknown[];
  readonly items: readonly unknown[];
  readonly data: Values;
}

/** An object as somebody sends it: with own keys that mean something to JavaScript or to React. */
function hostileObject(hostile: string): unknown {
  const element = { __html: hostile };
  const object = {
    proto: { text: hostile, dangerouslySetInnerHTML: element },
    toString: hostile,
    valueOf: hostile,
    [hostile]: hostile,
    text: hostile,
    href: hostile,
    html: hostile,
    url: hostile,
    src: hostile,
    $$typeof: 'Symbol(react.element)',
    type: 'script',
    ref: hostile,
    key: hostile,
    props: { children: hostile, dangerouslySetInnerHTML: element },
    dangerouslySetInnerHTML: element,
  };
  return JSON.parse(JSON.stringify(object).replace('"proto"', '"__proto__"'));
}

function valueOf(field: BlockField, hostile: string, shape: HostileShape): unknown {
  switch (shape) {
    case 'anything':
      return field.type === 'list' ? [filled(field.fields, hostile, shape), hostile] : hostile;
    case 'lists':
      return [hostile, [hostile], { text: hostile, href: hostile, title: hostile, image: hostile }];
    case 'objects':
      return field.type === 'list' ? [hostileObject(hostile)] : hostileObject(hostile);
    case 'texts':
    case 'sources':
      return properValue(field, hostile);
  }
}

/** The hostile text where a text belongs; elsewhere what the editor would store. */
function properValue(field: BlockField, hostile: string): unknown {
  switch (field.type) {
    case 'list':
      return [filled(field.fields, hostile, 'texts')];
    case 'texts':
      return [hostile];
    case 'switch':
      return true;
    case 'select':
      return field.options[hostile.length % field.options.length]?.value;
    case 'number':
      return undefined;
    default:
      return hostile;
  }
}

function filled(fields: readonly BlockField[], hostile: string, shape: HostileShape): Values {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const [key = '', inner] = field.key.split('.');
    const value = valueOf(field, hostile, shape);
    const around = values[key];
    values[key] = inner === undefined ? value : { ...(isRecord(around) ? around : {}), [inner]: value };
  }
  return values;
}

/** Things of every source: a product, a collection, a post, a picture, a review, and blocks. */
function sourceItems(hostile: string): readonly unknown[] {
  const named = {
    name: hostile,
    title: hostile,
    url: hostile,
    permalink: hostile,
    caption: hostile,
    author: hostile,
    image: hostile,
    imageAlt: hostile,
    hoverImage: hostile,
    badge: hostile,
    currency: hostile,
    banner: { thumbnails: { full: hostile } },
    colours: [
      { name: hostile, hex: hostile, image: hostile },
      { name: `${hostile} 2`, hex: hostile, image: null },
    ],
  };
  const html = { html: hostile, text: hostile };
  return [
    { ...named, urlName: hostile, price: 20, salePrice: 10, reviews: { count: 3, average: 4 } },
    { ...named, urlName: hostile },
    named,
    { ...named, text: hostile, rating: 5 },
    { type: 'html', uid: hostile, properties: html },
    { type: hostile, properties: html },
    hostile,
  ];
}

/** A page of one block type and its example's items, in which everything is hostile that can be. */
export function hostilePage(type: BlockTypeData, hostile: string, shape: HostileShape): HostilePage {
  const example = makeExample(type, makeBlock);
  const fields = filled(type.fields, hostile, shape);
  const common = { scheme: hostile, template: hostile, className: hostile, id: hostile, style: hostile };
  const fromSources = { asyncItems: '/x/', asyncData: '/y/', itemFactory: { source: 'products' } };
  // Without these, blocks that need an address of a kind would show nothing at all.
  const address = shape === 'texts' ? { video: 'M7lc1UVf-VE', src: 'https://maps.example/' } : {};
  const properties =
    shape === 'sources'
      ? { ...example.properties, ...fromSources }
      : { ...example.properties, ...fields, ...address, ...common };
  const block = { ...example, uid: hostile, flags: [hostile], properties };
  return {
    blocks: [block, { type: hostile, uid: hostile, version: hostile, order: hostile, conditions: [hostile] }],
    items: sourceItems(hostile),
    data: { ...fields, ...common },
  };
}
