import { mediaAddress } from '../../parts/picture.ts';
import { isRecord, readChoice, readText, readValue, type Values } from '../../read/read.ts';

/** Kind of a post on Instagram, beside the image that shows it. */
export type FeedMedia = 'image' | 'video' | 'album';

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
  /** Of pictures alone. */
  readonly media?: FeedMedia;
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

/** The address of a picture: under `src` of an object, or the text itself. */
function imageOf(item: Values): string {
  const image = readValue(item, 'image');
  if (isRecord(image)) return readText(image, 'src').trim();
  return firstText(item, ['image', 'thumbnailUrl', 'thumbnail_url', 'mediaUrl', 'media_url']);
}

/**
 * Posts on Instagram: caption, permalink, mediaType and image.src. Other apps may give them as Instagram does, so that its
 * names are read too; what has no picture is left out.
 */
export function readPictures(items: readonly unknown[]): readonly FeedItem[] {
  return items.filter(isRecord).flatMap((item) => {
    const image = mediaAddress(imageOf(item));
    return image === ''
      ? []
      : [
          {
            title: '',
            copy: firstText(item, ['caption', 'text']),
            href: firstText(item, ['permalink', 'url', 'href']),
            image,
            date: '',
            media: readChoice(item, 'mediaType', { options: feedMedia, fallback: 'image' }),
          },
        ];
  });
}

const feedMedia = ['image', 'video', 'album'] as const satisfies readonly FeedMedia[];

function firstText(item: Values, keys: readonly string[]): string {
  return keys.map((key) => readText(item, key).trim()).find((text) => text !== '') ?? '';
}

/** The day of a time, written the same wherever it is rendered. */
function readDate(text: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text.slice(0, 10)))
    ? text.slice(0, 10)
    : '';
}
