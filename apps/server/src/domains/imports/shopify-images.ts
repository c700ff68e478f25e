import type { ImportedProduct } from '../catalogue/imported-product.ts';
import { cell } from './shopify-cells.ts';
import type { ShopifyRow } from './shopify-columns.ts';
import { choices, optionsOf } from './shopify-options.ts';

/** As many as Shopify keeps of a product. */
const mostImages = 250;

/** The address of a picture; older exports leave out its scheme. */
function imageUrl(row: ShopifyRow, column: string): string {
  return cell(row, column).replace(/^(?=\/\/)/, 'https:');
}

/** A picture as it is read, with its place among the others. */
interface Read {
  url: string;
  alt: string;
  colour: string | null;
  /** Variants without a colour that it shows. */
  sizes: string[];
  position: number;
}

/** The pictures of a product by its lines, each once; a variant's picture shows the variant's colour, or the variant itself where that has none. */
export function readImages(
  rows: readonly { row: ShopifyRow }[],
  names: readonly string[],
): ImportedProduct['images'] {
  const images = new Map<string, Read>();
  for (const { row } of rows) {
    const url = imageUrl(row, 'Image Src');
    if (url !== '' && !images.has(url)) {
      images.set(url, {
        url,
        alt: cell(row, 'Image Alt Text').slice(0, 300),
        colour: null,
        sizes: [],
        position: Number(cell(row, 'Image Position')) || images.size + 1,
      });
    }
  }
  for (const { row } of rows) {
    const url = imageUrl(row, 'Variant Image');
    if (url === '') continue;
    const { colour, size } = choices(optionsOf(row, names));
    const image = images.get(url) ?? { url, alt: '', colour: null, sizes: [], position: images.size + 1 };
    image.colour ??= colour || null;
    if (colour === '' && size !== '' && !image.sizes.includes(size)) image.sizes.push(size);
    images.set(url, image);
  }
  return [...images.values()]
    .toSorted((a, b) => a.position - b.position)
    .slice(0, mostImages)
    .map(({ url, alt, colour, sizes }) => ({ url, alt, colour, ...(sizes.length > 0 && { sizes }) }));
}
