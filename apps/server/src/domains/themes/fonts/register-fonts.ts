import { statusTexts } from '@omnis/contract';
import { isThemeName } from '@omnis/theme';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail, failureBody } from '../../../http/answer.ts';
import { dataPolicy } from '../../../plugins/headers.ts';
import type { Fonts } from './fonts.service.ts';

const paramsSchema = z.object({ id: z.uuid(), file: z.enum(['latin.woff2', 'whole.woff2']) });
const themeSchema = z.object({ file: z.string().regex(/^\w{1,60}\.css$/) });

/** Services that fonts are delivered by. */
export interface FontFilesDeps {
  readonly fonts: Pick<Fonts, 'read'>;
  /** The `@font-face` rules of a theme. */
  readonly fontFaces: ((theme: string) => string) | undefined;
}

const missing = failureBody(fail('not_found', statusTexts[404] ?? ''));

/**
 * Delivers the fonts of stores: `/fonts/{id}/{part}.woff2` on the hosts of their store, and `/theme-fonts/{theme}.css`, the
 * rules of the fonts of a theme that ships, by which the dashboard shows themes in their own fonts.
 */
export function registerFonts(app: FastifyInstance, { fonts, fontFaces = () => '' }: FontFilesDeps): void {
  app.get('/fonts/:id/:file', async (request, reply) => {
    const { place } = request;
    const params = paramsSchema.safeParse(request.params);
    const body =
      place?.division && params.success
        ? await fonts.read(
            place.division,
            params.data.id,
            params.data.file === 'latin.woff2' ? 'latin' : 'whole',
          )
        : null;
    if (!body) return reply.code(missing.status).send(missing.body);
    return reply
      .type('font/woff2')
      .headers({
        // A font never changes under its id.
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': dataPolicy,
        'x-content-type-options': 'nosniff',
      })
      .send(body);
  });

  app.get('/theme-fonts/:file', async (request, reply) => {
    const params = themeSchema.safeParse(request.params);
    const name = params.success ? params.data.file.replace(/\.css$/, '') : '';
    if (!isThemeName(name)) return reply.code(missing.status).send(missing.body);
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(fontFaces(name));
  });
}
