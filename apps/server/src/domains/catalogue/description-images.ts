import { escapeHtml } from '../../markup/html.ts';

const tag = /<img\b[^>]*>/g;
const source = /(\ssrc=")([^"]*)(")/;

const decoded = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * The HTML of a description with other addresses of its images.
 *
 * @param html - sanitised, so that each attribute stands between quotation marks
 * @param replace - gives the new address of one, or null to take the image out
 */
export function withImages(html: string, replace: (address: string) => string | null): string {
  return html.replace(tag, (image) => {
    const found = source.exec(image);
    const address = decoded(found?.[2] ?? '');
    const next = replace(address);
    if (next === null) return '';
    if (!found || next === address) return image;
    const [all, before, , after] = found;
    const rest = image.slice(found.index + all.length);
    return `${image.slice(0, found.index)}${before}${escapeHtml(next)}${after}${rest}`;
  });
}

/** The addresses of images in a description, each once. @param html - sanitised */
export function imagesIn(html: string): string[] {
  const addresses = new Set<string>();
  withImages(html, (address) => {
    addresses.add(address);
    return address;
  });
  addresses.delete('');
  return [...addresses];
}

/** The path of an image in a store of this platform; null for any other address. */
export function ownPath(address: string): string | null {
  const path = URL.parse(address, 'https://any.example')?.pathname ?? '';
  return path.startsWith('/images/') ? path : null;
}

/** A description with the addresses that images of a former one have, where it names the same ones in full. */
export function keepOwnImages(html: string, former: string): string {
  const known = new Set(imagesIn(former));
  return withImages(html, (address) => {
    const path = ownPath(address);
    return path !== null && known.has(path) ? path : address;
  });
}
