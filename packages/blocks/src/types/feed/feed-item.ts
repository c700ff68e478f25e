import { mediaAddress } from '../../parts/picture.ts';
import { isRecord, readText, readValue, type Values } from '../../read/read.ts';

/** A post or a picture of a feed. */
export interface FeedItem {
  readonly title: string;
  readonly copy: string;
  /** '' for none. */
  readonly href: string;
  /** '' for none. */
  readonly image: string;
  /** ISO 8601, or '' when there is none that can be read. */
  readonly date: string;
}

/** The posts of a blog (storefront.md §7: url, title, metaImage.banner); what has no title is left out. */
export function readPosts(items: readonly unknown[]): readonly FeedItem[] {
  return items.filter(isRecord).flatMap((item) => {
    const title = readText(item, 'title').trim();
    const meta = readValue(item, 'metaImage');
    const image = isRecord(meta) ? readText(meta, 'banner') : readText(item, 'image');
    return title === ''
      ? []
      : [
          {
            title,
            copy: firstText(item, ['description', 'excerpt', 'metaDescription']),
            href: readText(item, 'url').trim(),
            image: mediaAddress(image.trim()),
            date: readDate(firstText(item, ['publishedAt', 'createdAt', 'date'])),
          },
        ];
  });
}

/**
 * Pictures of Instagram. The spec does not show the call's answer, so that the names which such services use are all
 * read; what has no picture is left out.
 */
export function readPictures(items: readonly unknown[]): readonly FeedItem[] {
  return items.filter(isRecord).flatMap((item) => {
    const found = firstText(item, ['image', 'thumbnailUrl', 'thumbnail_url', 'mediaUrl', 'media_url']);
    const image = mediaAddress(found);
    return image === ''
      ? []
      : [
          {
            title: '',
            copy: firstText(item, ['caption', 'text']),
            href: firstText(item, ['permalink', 'url', 'href']),
            image,
            date: '',
          },
        ];
  });
}

function firstText(item: Values, keys: readonly string[]): string {
  return keys.map((key) => readText(item, key).trim()).find((text) => text !== '') ?? '';
}

/** The day of a time, written the same wherever it is rendered. */
function readDate(text: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text.slice(0, 10)))
    ? text.slice(0, 10)
    : '';
}
