import { safeRedirect } from '@omnis/guards';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Failure } from '../../../http/answer.ts';
import { csrfFailure } from '../../../plugins/csrf.ts';
import type { Secrets } from '../../../security/secrets.ts';
import { isClosed } from '../../../tenancy/gate.ts';
import type { GateService } from './gate.service.ts';

/** Where the form of a closed store sends its password. */
export const passwordFormPath = '/login/password/';

const formSchema = z.object({
  password: z.string().max(200).catch(''),
  token: z.string().max(200).catch(''),
  next: z.string().max(2048).catch('/'),
});

/** Services that the form needs. */
export interface PasswordFormDeps {
  readonly secrets: Secrets;
  readonly gate: GateService;
  /** Shows the form again, with what was wrong. */
  readonly page: (
    request: FastifyRequest,
    reply: FastifyReply,
    fault: Pick<Failure, 'code' | 'message'> & { readonly next: string },
  ) => Promise<FastifyReply | void>;
}

/**
 * The password form of a closed store for browsers without scripts, sent as a plain form. Its proof that
 * it comes from our own page stands in a field of the form, and is checked like that of any call.
 */
export async function registerPasswordForm(app: FastifyInstance, deps: PasswordFormDeps): Promise<void> {
  const { secrets, gate, page } = deps;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(passwordFormPath, async (request, reply) => {
      const { place } = request;
      if (place?.kind !== 'store' || !place.division || !isClosed(place.division))
        return reply.callNotFound();
      const { password, token, next: asked } = formSchema.parse(request.body ?? {});
      const next = safeRedirect(asked);
      const forged = csrfFailure(request, secrets, token);
      if (forged) return page(request, reply, { ...forged, next });
      const opened = await gate.unlock(place.division, { password, ip: request.ip });
      if (!opened.ok) {
        if (opened.headers) void reply.headers(opened.headers);
        return page(request, reply, { ...opened, next });
      }
      return reply.header('set-cookie', opened.value).header('cache-control', 'no-store').redirect(next, 303);
    });
  });
}
