import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { originAt } from '../plugins/origin.ts';
import { registerBuiltFiles } from './built-files.ts';
import { dashboardPath } from './dashboard-path.ts';
import type { Delivery } from './delivery.ts';
import { builtDocument } from './spa.ts';
import { pageFiles, registerPageFiles } from './page-files.ts';
import { loadStorefront } from './page-renderer.ts';
import { releaseOf } from '../cache/release.ts';
import { rehearsals, rehearse } from './rehearsal.ts';
import { storefrontPages } from './storefront.ts';
import { renderThreads } from './threads/render-threads.ts';

/** Origins of the canvases that the dashboard may embed. */
export function canvasOrigins(core: Core, request: FastifyRequest): string {
  return originAt(request, `*.preview.${core.config.storesDomain}`);
}

/** The storefront's service worker, which its build leaves beside the hashed files. */
function builtWorker(appsRoot: string): string | null {
  const file = join(appsRoot, 'storefront', 'build', 'client', 'service-worker.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Delivers the production builds that lie beside the server. */
export async function builtDelivery(appsRoot: string): Promise<Delivery> {
  const build = join(appsRoot, 'storefront', 'build', 'server', 'index.js');
  const { render: here, fontFaces } = await loadStorefront(build);
  const pages: {
    storefront?: ReturnType<typeof storefrontPages>;
    dashboard?: Delivery['page'];
    atlas?: Delivery['page'];
  } = {};
  return {
    fontFaces,
    serviceWorker: builtWorker(appsRoot),
    register: async (app, deps) => {
      const { core } = deps;
      const {
        render: inThreads,
        standBy,
        load,
        close,
      } = renderThreads({
        here,
        build,
        failed: (fault) => core.logger.error({ err: fault }, 'a render thread has failed'),
      });
      const render = core.tracing?.render(inThreads) ?? inThreads;
      app.addHook('onClose', close);
      core.meters?.watchRenderThreads(load);
      // With a database of its own it is a small installation, which has better use for the memory of threads.
      if (core.config.databaseUrl !== null) app.addHook('onListen', () => void beReady());
      async function beReady(): Promise<void> {
        try {
          const rehearsed = await rehearsals(deps);
          await standBy((thread) => rehearse(thread, rehearsed));
        } catch (error) {
          core.logger.warn({ err: error }, 'the pages could not be rehearsed');
        }
      }
      const files = pageFiles();
      registerPageFiles(app, files);
      pages.storefront = storefrontPages(deps, {
        render,
        pageFiles: files,
        release: core.shared ? releaseOf(build) : null,
      });
      pages.dashboard = builtDocument(join(appsRoot, 'dashboard', 'dist'), (request) =>
        canvasOrigins(core, request),
      );
      pages.atlas = builtDocument(join(appsRoot, 'atlas', 'dist'), () => "'none'");
      await registerBuiltFiles(app, [
        { root: join(appsRoot, 'storefront', 'build', 'client', 'assets'), prefix: '/assets/' },
        { root: join(appsRoot, 'dashboard', 'dist'), prefix: '/dashboard-assets/' },
        { root: join(appsRoot, 'atlas', 'dist'), prefix: '/atlas-assets/' },
      ]);
    },
    page: async (request: FastifyRequest, reply: FastifyReply) => {
      const kind = request.place?.kind;
      if (kind === 'atlas' && pages.atlas) return pages.atlas(request, reply);
      if (kind === 'platform' && dashboardPath.test(request.url) && pages.dashboard)
        return pages.dashboard(request, reply);
      if (pages.storefront) return pages.storefront(request, reply);
      throw new Error('Pages were asked for before their delivery was registered');
    },
  };
}
