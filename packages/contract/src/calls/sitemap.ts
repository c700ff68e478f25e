import { z } from 'zod';
import { defineCall } from '../call.ts';

export const sitemapGet = defineCall('sitemap.get', {
  access: 'store',
  summary:
    'Everything that can be visited in a store, for its sitemap; the products come page by page, the rest with the first.',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.object({
    sections: z.array(
      z.object({ title: z.string(), links: z.array(z.object({ text: z.string(), href: z.string() })) }),
    ),
    page: z.number().int(),
    /** How many pages there are. */
    pages: z.number().int(),
  }),
});
