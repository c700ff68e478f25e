import { z } from 'zod';
import { defineCall } from '../call.ts';
import { v3 } from '../prefixes.ts';

const link = z.object({ text: z.string(), href: z.string() });

export const sitemapGet = defineCall('sitemap.get', {
  method: 'GET',
  path: `${v3}/sitemap/`,
  access: 'store',
  summary:
    'Everything that can be visited in a store, for its sitemap; the products come page by page, the rest with the first.',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.object({
    sections: z.array(
      z.object({
        kind: z.enum(['pages', 'collections', 'creators', 'stories', 'help', 'policies', 'products']),
        title: z.string(),
        /** Number of links, over all pages. */
        count: z.number().int(),
        links: z.array(link),
        /** Links below a heading of their own, after those that stand alone; `href` is a page about all of them. */
        groups: z.array(z.object({ title: z.string(), href: z.string().nullable(), links: z.array(link) })),
      }),
    ),
    page: z.number().int(),
    /** Number of pages. */
    pages: z.number().int(),
  }),
});
