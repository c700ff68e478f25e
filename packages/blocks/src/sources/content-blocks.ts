import { isRecord, readText, readValue, type Values } from '../read/read.ts';
import { readBlocks, type BlockNode } from '../tree/block-node.ts';
import { readProductItem } from './product-item.ts';

/** A child block made of an item of a source, or the product card that it stands for. */
export type ContentItem =
  | {
      readonly kind: 'block';
      readonly block: BlockNode;
      /** Of data, so that nobody can select it. */ readonly made?: true;
    }
  | { readonly kind: 'product'; readonly product: NonNullable<ReturnType<typeof readProductItem>> };

/**
 * What a grid makes of the items that a path answered: blocks stay blocks, products become product cards, and
 * collections and posts become pods. What is none of these is left out.
 */
export function readContentItems(items: readonly unknown[]): readonly ContentItem[] {
  return items.flatMap((item, index): ContentItem[] => {
    if (!isRecord(item)) return [];
    if (readText(item, 'type') !== '' && isRecord(readValue(item, 'properties')))
      return asBlocks(item, index);
    const product = readProductItem(item);
    if (product !== null) return [{ kind: 'product', product }];
    const properties = podOf(item);
    return properties === null ? [] : asBlocks({ type: 'pod', size: 3, properties }, index);
  });
}

function asBlocks(json: Values, index: number): ContentItem[] {
  const [block] = readBlocks([json]);
  return block === undefined
    ? []
    : [{ kind: 'block', block: { ...block, uid: `content-${index}` }, made: true }];
}

/** Properties of a pod for a collection (name, urlName, banner) or a post (title, url, metaImage). */
function podOf(item: Values): Values | null {
  const title = readText(item, 'name') || readText(item, 'title');
  if (title === '') return null;
  const urlName = readText(item, 'urlName');
  const href = urlName === '' ? readText(item, 'url') : `/collection/${encodeURIComponent(urlName)}/`;
  const image =
    pictureIn(item, ['banner', 'thumbnails', 'full']) ||
    pictureIn(item, ['metaImage', 'banner']) ||
    readText(item, 'image');
  return { title, href, image };
}

function pictureIn(item: Values, path: readonly string[]): string {
  let value: unknown = item;
  for (const key of path) {
    if (!isRecord(value)) return typeof value === 'string' ? value : '';
    value = readValue(value, key);
  }
  return typeof value === 'string' ? value : '';
}
