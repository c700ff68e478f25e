import { isRecord, readNumber, readText, readValue, type Values } from '../read/read.ts';
import { readBlocks, type BlockNode } from '../tree/block-node.ts';
import { readProductItem, type ProductItem } from './product-item.ts';

/** A child block made of an item of a source, or the product card that it stands for. */
export type ContentItem =
  | {
      readonly kind: 'block';
      readonly block: BlockNode;
      /** Of data, so that nobody can select it. */ readonly made?: true;
    }
  | { readonly kind: 'product'; readonly product: ProductItem };

/**
 * Turns the items of a source into blocks: blocks stay blocks, products become product cards, reviews quotes, and
 * collections, posts, pictures and files become pods. Anything else is left out.
 *
 * A pattern (see `patternOf`) makes a block of its type of each item instead: its own properties, and over them
 * what the item says.
 */
export function readContentItems(
  items: readonly unknown[],
  pattern: BlockNode | null = null,
): readonly ContentItem[] {
  return items.flatMap((item, index): ContentItem[] => {
    if (!isRecord(item)) return [];
    if (readText(item, 'type') !== '' && isRecord(readValue(item, 'properties')))
      return asBlocks(item, index);
    const product = readProductItem(item);
    if (pattern === null && product !== null) return [{ kind: 'product', product }];
    const made = product === null ? blockOf(item) : podOfProduct(product);
    if (made === null) return [];
    if (pattern === null) return asBlocks({ size: 3, ...made }, index);
    const { size, properties, items: nested } = pattern;
    const block = {
      type: pattern.type,
      size,
      items: nested,
      properties: { ...properties, ...made.properties },
    };
    return asBlocks(block, index);
  });
}

function asBlocks(json: Values, index: number): ContentItem[] {
  const [block] = readBlocks([json]);
  return block === undefined
    ? []
    : [{ kind: 'block', block: { ...withoutSources(block), uid: `content-${index}` }, made: true }];
}

/**
 * Removes sources from a block that was made of data: a path whose answer names that path again would never end, a
 * factory in the pattern of another grow without bound, and no loader would have fetched it.
 */
function withoutSources(block: BlockNode): BlockNode {
  const { itemFactory, asyncItems, asyncData, ...properties } = block.properties;
  const isPlain = (itemFactory ?? asyncItems ?? asyncData ?? block.itemFactory ?? null) === null;
  const items = block.items.map(withoutSources);
  return isPlain ? { ...block, items } : { ...block, items, properties, itemFactory: undefined };
}

interface MadeBlock {
  readonly type: string;
  readonly properties: Values;
}

/** A quote for a review (text, author), else a pod. */
function blockOf(item: Values): MadeBlock | null {
  const quote = readText(item, 'text') || readText(item, 'comment');
  if (quote !== '' && readNumber(item, 'rating', { fallback: null }) !== null) {
    const properties = { quote, author: readText(item, 'author') || readText(item, 'name') };
    return { type: 'quote', properties };
  }
  const properties = podOf(item);
  return properties === null ? null : { type: 'pod', properties };
}

/** Properties of a pod for a product. */
function podOfProduct({ urlName, name, image, price, salePrice, badge }: ProductItem): MadeBlock {
  const href = `/product/${encodeURIComponent(urlName.toWellFormed())}/`;
  return {
    type: 'pod',
    properties: { title: name, href, image: image ?? '', price, salePrice, badge: badge ?? '' },
  };
}

/**
 * Properties of a pod for a collection (name, urlName, banner), a post (title, url, metaImage), a picture (caption,
 * permalink, image) or a file (thumbnails).
 */
function podOf(item: Values): Values | null {
  const title = readText(item, 'name') || readText(item, 'title');
  const urlName = readText(item, 'urlName');
  const href =
    urlName === ''
      ? readText(item, 'url') || readText(item, 'permalink')
      : `/collection/${encodeURIComponent(urlName.toWellFormed())}/`;
  const image =
    pictureIn(item, ['banner', 'thumbnails', 'full']) ||
    pictureIn(item, ['metaImage', 'banner']) ||
    pictureIn(item, ['thumbnails', 'original']) ||
    readText(item, 'image');
  if (title === '' && image === '') return null;
  return { title, href, image, ...(title === '' ? { alt: readText(item, 'caption') } : {}) };
}

function pictureIn(item: Values, path: readonly string[]): string {
  let value: unknown = item;
  for (const key of path) {
    if (!isRecord(value)) return typeof value === 'string' ? value : '';
    value = readValue(value, key);
  }
  return typeof value === 'string' ? value : '';
}
