// Under another name than `html`, so that the formatter leaves the line breaks of XML alone.
import { html as xml } from '../../../markup/html.ts';
import type { SitemapLink } from './sitemap-section.ts';

/** Most addresses of one file; with more there is an index (sitemaps.org allows 50,000 and 50 MB). */
export const fileSize = 5000;

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlSet(links: readonly SitemapLink[], origin: string): string {
  const urls = links.map(({ href, changed }) => {
    const modified = changed === null ? null : xml`<lastmod>${new Date(changed).toISOString()}</lastmod>`;
    return xml`<url><loc>${origin}${href}</loc>${modified}</url>\n`;
  });
  return prolog + xml`<urlset xmlns="${namespace}">\n${urls}</urlset>\n`.text;
}

/** The file of a store's sitemap: all addresses, or an index of the files that hold them. */
export function sitemapFile(links: readonly SitemapLink[], origin: string): string {
  if (links.length <= fileSize) return urlSet(links, origin);
  const parts = Array.from(
    { length: Math.ceil(links.length / fileSize) },
    (_, at) => xml`<sitemap><loc>${origin}/sitemaps/${at + 1}.xml</loc></sitemap>\n`,
  );
  return prolog + xml`<sitemapindex xmlns="${namespace}">\n${parts}</sitemapindex>\n`.text;
}

/** A part of a large sitemap, from 1; null where there is none. */
export function sitemapPart(
  links: readonly SitemapLink[],
  { part, origin }: { part: number; origin: string },
): string | null {
  const shown = links.slice((part - 1) * fileSize, part * fileSize);
  return part < 1 || shown.length === 0 || links.length <= fileSize ? null : urlSet(shown, origin);
}
