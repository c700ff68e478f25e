import { offersStudioAddress, studioAddresses, type StudioAddress } from '@omnis/models';
import type { PageWords } from '../../../texts/pages/page-words.ts';
import type { ProductRow } from '../../catalogue/snapshot/snapshot.types.ts';
import { blankOf } from '../../designs/blanks.ts';
import type { SitemapLink } from './sitemap-section.ts';

const titles = {
  studio: 'Design studio',
  'design-your-own-t-shirt': 'Design your own t-shirt',
  'custom-printed-mens-t-shirts': 'Custom printed men’s t-shirts',
  'custom-printed-womens-t-shirts': 'Custom printed women’s t-shirts',
  'custom-printed-kids-t-shirts': 'Custom printed kids’ t-shirts',
  'custom-printed-sweaters': 'Custom printed sweaters',
  'custom-printed-hoodies': 'Custom printed hoodies',
  'custom-printed-baseball-tees': 'Custom printed baseball tees',
  'custom-printed-vest-top': 'Custom printed vest tops',
  'custom-printed-dress': 'Custom printed dresses',
  'custom-printed-tote-bags': 'Custom printed tote bags',
  'custom-printed-stickers': 'Custom printed stickers',
  'custom-printed-art-prints': 'Custom printed art prints',
} as const satisfies Readonly<Record<StudioAddress, string>>;

const isAddress = (path: string): path is StudioAddress => Object.hasOwn(studioAddresses, path);

/** The addresses of the design studio that these products are enough for. */
export function offeredStudio(rows: readonly ProductRow[]): readonly StudioAddress[] {
  const garments = new Set<string>(rows.flatMap((row) => blankOf(row) ?? []));
  return Object.keys(studioAddresses)
    .filter(isAddress)
    .filter((address) => offersStudioAddress(address, garments));
}

/** Links to addresses of the studio, as they are called in a language. */
export const studioLinks = (addresses: readonly StudioAddress[], say: PageWords['say']): SitemapLink[] =>
  addresses.map((address) => ({ href: `/${address}/`, text: say(titles[address]), changed: null }));
