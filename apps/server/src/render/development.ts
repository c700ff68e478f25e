import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { dashboardPath } from './dashboard-path.ts';
import type { Delivery } from './delivery.ts';
import type { SendDocument } from './spa.ts';
import { pageFiles } from './page-files.ts';
import { isServerBuild, pageRenderer, storefrontHandler } from './page-renderer.ts';
import { storefrontPages } from './storefront.ts';

type ViteDevServer = Awaited<ReturnType<typeof viteFor>>;

/** One Vite server of an app, speaking through our own port; each has its own path for hot reload. */
async function viteFor(app: FastifyInstance, appsRoot: string, name: string) {
  const { createServer } = await import('vite');
  return createServer({
    root: join(appsRoot, name),
    configFile: join(appsRoot, name, 'vite.config.ts'),
    // Node reads it, as it does the server: a package that it imports is met as source, so that nothing need be built.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, allowedHosts: true, hmr: { server: app.server, path: `/hmr-${name}` } },
  });
}

function developmentDocument(vite: ViteDevServer): SendDocument {
  return async (request, reply) => {
    const html = await readFile(join(vite.config.root, 'index.html'), 'utf8');
    return reply.type('text/html; charset=utf-8').send(await vite.transformIndexHtml(request.url, html));
  };
}

/** Delivers the apps from their sources with hot reload, all on one port. */
export function developmentDelivery(appsRoot: string): Delivery {
  const pages: {
    storefront?: ReturnType<typeof storefrontPages>;
    dashboard?: SendDocument;
    atlas?: SendDocument;
  } = {};
  return {
    register: async (app, deps) => {
      await app.register(middie);
      const dashboard = await viteFor(app, appsRoot, 'dashboard');
      const atlas = await viteFor(app, appsRoot, 'atlas');
      const storefront = await viteFor(app, appsRoot, 'storefront');
      for (const vite of [dashboard, atlas]) void app.use(vite.config.base, vite.middlewares);
      void app.use(storefront.middlewares);
      const close = async (): Promise<void> => {
        await Promise.all([dashboard, atlas, storefront].map((vite) => vite.close()));
      };
      app.addHook('onClose', close);
      // The sockets of hot reload stay open by themselves, and a stop would wait for them.
      app.connections.draining.addEventListener('abort', () => void close());
      const load = async (): Promise<ServerBuild> => {
        const module = await storefront.ssrLoadModule('virtual:react-router/server-build');
        if (!isServerBuild(module)) throw new Error('The storefront gave no server build');
        return module;
      };
      const handler = await storefrontHandler(load, 'development');
      pages.storefront = storefrontPages(deps, {
        render: pageRenderer(handler, { cached: false }),
        pageFiles: pageFiles(),
      });
      pages.dashboard = developmentDocument(dashboard);
      pages.atlas = developmentDocument(atlas);
    },
    page: async (request: FastifyRequest, reply: FastifyReply) => {
      const kind = request.place?.kind;
      const send =
        kind === 'atlas'
          ? pages.atlas
          : kind === 'platform' && dashboardPath.test(request.url)
            ? pages.dashboard
            : pages.storefront;
      if (!send) throw new Error('Pages were asked for before their delivery was registered');
      return send(request, reply);
    },
  };
}
