import type { LightMyRequestResponse } from 'fastify';
import { pageFiles } from '../render/page-files.ts';
import { pageRenderer, type StorefrontHandler } from '../render/page-renderer.ts';
import type { StorefrontContext } from '../render/storefront-context.ts';
import { storefrontPages } from '../render/storefront.ts';
import { testDivisions, testHosts } from './test-divisions.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';
import { writeProduct } from './test-shop.ts';

/** A platform whose storefront renders what a test says. */
export interface TestPages {
  readonly platform: TestPlatform;
  /** Renders a document; each test says how. */
  render: (request: Request, context: StorefrontContext) => Promise<Response>;
  /** How often it was asked to. */
  renders: number;
  readonly get: (
    url: string,
    headers?: Record<string, string>,
    host?: string,
  ) => Promise<LightMyRequestResponse>;
}

/** A document. */
export const html = (text: string, init?: ResponseInit): Promise<Response> =>
  Promise.resolve(new Response(text, { headers: { 'content-type': 'text/html' }, ...init }));

/** Opens the platform, with a tee in the demo store; its opener closes it. */
export async function openPages(): Promise<TestPages> {
  let page: ReturnType<typeof storefrontPages>;
  const platform = await createTestPlatform(
    {},
    {},
    {
      register: async (_app, deps) => {
        const handler: StorefrontHandler = (request, context) => {
          pages.renders += 1;
          return pages.render(request, context);
        };
        page = storefrontPages(deps, {
          render: pageRenderer(handler, { cached: true }),
          pageFiles: pageFiles(),
        });
      },
      page: (request, reply) => page(request, reply),
    },
  );
  const pages: TestPages = {
    platform,
    render: () => html(''),
    renders: 0,
    get: (url, headers = {}, host = testHosts.demo) =>
      platform.app.inject({ url, headers: { host, ...headers } }),
  };
  await writeProduct(platform, { division: testDivisions.demo, urlName: 'tee', name: 'Tee' });
  return pages;
}
