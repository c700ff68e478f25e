import { mediaAddress } from '../../parts/picture.ts';
import { isRecord, readText, readValue } from '../../read/read.ts';

/** A collection as a tile. */
export interface CollectionItem {
  readonly name: string;
  readonly urlName: string;
  /** '' for none. */
  readonly image: string;
}

/**
 * The collections of an answer (storefront.md §7: name, urlName, banner.thumbnails.full), each url name once; what has
 * no name or url name is left out.
 */
export function readCollections(items: readonly unknown[]): readonly CollectionItem[] {
  const found = new Map<string, CollectionItem>();
  for (const item of items) {
    if (!isRecord(item)) continue;
    const name = readText(item, 'name').trim();
    const urlName = readText(item, 'urlName').trim();
    if (name === '' || urlName === '' || found.has(urlName)) continue;
    const banner = readValue(item, 'banner');
    const thumbnails = isRecord(banner) ? readValue(banner, 'thumbnails') : banner;
    const full = isRecord(thumbnails) ? readText(thumbnails, 'full') : readText(item, 'image');
    found.set(urlName, { name, urlName, image: mediaAddress(full.trim()) });
  }
  return [...found.values()];
}
