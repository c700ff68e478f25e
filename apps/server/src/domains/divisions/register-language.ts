import { safeRedirect } from '@omnis/guards';
import { isLanguage } from '@omnis/models';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { originFailure } from '../../plugins/origin.ts';
import { publicStore } from '../../tenancy/public-store.ts';

/** Seconds for which a visitor's language is kept. */
const kept = 365 * 24 * 60 * 60;

const formSchema = z.object({ language: z.string(), back: z.string().max(2000).catch('/') });

/** Choosing a language without scripts: the form of the header, which stands on pages that are the same for everybody. */
export async function registerLanguage(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post('/language/', async (request, reply) => {
      const division = publicStore(request.place);
      if (!division) return reply.callNotFound();
      const form = formSchema.safeParse(request.body);
      const { language, back } = form.success ? form.data : { language: '', back: '/' };
      const isOffered = isLanguage(language) && division.languages.includes(language);
      if (isOffered && originFailure(request) === null) {
        const secure = request.protocol === 'https' ? '; Secure' : '';
        // Scripts set the same one, and read it never.
        void reply.header(
          'set-cookie',
          `language=${language}; Path=/; Max-Age=${kept}; SameSite=Lax${secure}`,
        );
      }
      return reply.header('cache-control', 'no-store').redirect(safeRedirect(back, '/'), 303);
    });
  });
}
