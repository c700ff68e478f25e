import { checkLink } from '@omnis/validation';
import type { Property } from '../read/properties.ts';
import { readText, type Values } from '../read/read.ts';

/** Widths that pods offer, in pixels (storefront.md §9). */
export const podWidths = [480, 640, 960, 1280, 1920] as const;
/** Width of a pod's picture where the browser cannot choose, in pixels. */
export const podBaseWidth = 1110;
/** Widths that banners offer: 1920 by 768 is the whole one, the rest are steps of the image service. */
export const bannerWidths = [640, 960, 1280, 1920, 2560] as const;
/** Size of a banner's picture in pixels (storefront.md §9). */
export const bannerImage = { width: 1920, height: 768 } as const;

/**
 * The address of a picture or film under a key; '' unless it is on this site, https, http, or a picture in a data
 * address.
 */
export function readMediaAddress(values: Values, key: string): string {
  return mediaAddress(readText(values, key).trim());
}

/** The address when a picture or film may be loaded from it, else ''. */
export function mediaAddress(src: string): string {
  // React keeps eager pictures under their addresses in a plain object: `hasOwnProperty` would break its rendering.
  if (src === '' || src in Object.prototype) return '';
  // A drawing among them: as a picture it runs nothing, which as a link it may.
  if (/^data:image\//i.test(src)) return src;
  const link = checkLink(src);
  if (!link.safe) return '';
  switch (link.kind) {
    case 'relative':
    case 'asset':
    case 'protocol-relative':
      return src;
    case 'absolute':
      return /^https?:/i.test(src) ? src : '';
    case 'anchor':
    case 'handle':
      return '';
  }
}

/** Address of a picture or film that may be loaded; '' for none. */
export const media: Property<string, 'media'> = {
  kind: 'media',
  read: readMediaAddress,
};
