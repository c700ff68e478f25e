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

/** The pictures of a product by its lines, each once; a variant's picture shows the variant's colour. */
export function readImages(
  rows: readonly { row: ShopifyRow }[],
  names: readonly string[],
): ImportedProduct['images'] {
  const images = new Map<string, { url: string; alt: string; colour: string | null; position: number }>();
  for (const { row } of rows) {
    const url = imageUrl(row, 'Image Src');
    if (url !== '' && !images.has(url)) {
      images.set(url, {
        url,
        alt: cell(row, 'Image Alt Text').slice(0, 300),
        colour: null,
        position: Number(cell(row, 'Image Position')) || images.size + 1,
      });
    }
  }
  for (const { row } of rows) {
    const url = imageUrl(row, 'Variant Image');
    if (url === '') continue;
    const { colour } = choices(optionsOf(row, names));
    const known = images.get(url);
    if (known) known.colour ??= colour || null;
    else images.set(url, { url, alt: '', colour: colour || null, position: images.size + 1 });
  }
  return [...images.values()]
    .toSorted((a, b) => a.position - b.position)
    .slice(0, mostImages)
    .map(({ url, alt, colour }) => ({ url, alt, colour }));
}
