import { sourceLanguage } from '@omnis/models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../../plugins/origin.ts';
import { publicStore } from '../../../tenancy/public-store.ts';
import { robotsText } from './robots.ts';
import { sitemapFile, sitemapPart } from './sitemap-files.ts';
import { linksOf, type SitemapLink } from './sitemap-section.ts';
import type { SitemapService } from './sitemap.service.ts';

/** How long others may keep what programs read, in seconds. */
export const keptFor = 'public, max-age=300';

/** Serves each host's `/robots.txt`, and the files of each store's sitemap. */
export function registerSitemap(app: FastifyInstance, sitemap: SitemapService): void {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    write: (links: readonly SitemapLink[], origin: string) => string | null,
  ): Promise<FastifyReply> {
    const division = publicStore(request.place);
    const sections = division ? await sitemap.sections(division, sourceLanguage) : [];
    const file = division && write(sections.flatMap(linksOf), originOf(request));
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    return reply.header('cache-control', keptFor).type('application/xml; charset=utf-8').send(file);
  }

  app.get('/sitemap.xml', (request, reply) => send(request, reply, sitemapFile));
  app.get<{ Params: { part: string } }>('/sitemaps/:part(^\\d{1,6}).xml', (request, reply) =>
    send(request, reply, (links, origin) =>
      sitemapPart(links, { part: Number(request.params.part), origin }),
    ),
  );
  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', keptFor)
      .type('text/plain; charset=utf-8')
      .send(robotsText(request.place, originOf(request))),
  );
}
