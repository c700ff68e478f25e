import type { Delivery } from '../render/delivery.ts';
import { pageFiles } from '../render/page-files.ts';
import { pageRenderer } from '../render/page-renderer.ts';
import { storefrontPages } from '../render/storefront.ts';

/** A storefront whose pages say who rendered them, and how many before. */
export interface NamingPages {
  readonly delivery: Delivery;
  readonly renders: () => number;
}

/**
 * Makes one whose pages are kept and shared as those of a release.
 *
 * @param name - of who renders them
 */
export function namingPages(name: string): NamingPages {
  let renders = 0;
  let page: ReturnType<typeof storefrontPages>;
  return {
    renders: () => renders,
    delivery: {
      register: async (_app, deps) => {
        const render = pageRenderer(
          async () => {
            renders += 1;
            return new Response(`<p>${name} ${renders} für 5 €</p>`, {
              headers: { 'content-type': 'text/html' },
            });
          },
          { cached: true },
        );
        page = storefrontPages(deps, { render, pageFiles: pageFiles(), release: 'release' });
      },
      page: (request, reply) => page(request, reply),
    },
  };
}
