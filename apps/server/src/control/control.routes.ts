import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Core } from '../core.ts';
import { fail, failureBody, type Result } from '../http/answer.ts';
import { maxUpload } from '../http/register.ts';
import type { Services } from '../platform.ts';
import { registerOrders } from './register-orders.ts';

const querySchema = z.object({
  store: z.string(),
  filename: z.string().default('products.csv'),
  action: z.enum(['create', 'update', 'unchanged', 'reject']).optional(),
});
const paramsSchema = z.object({ id: z.coerce.number().int() });

function send(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  if (result.ok) return reply.send(result.value);
  const { status, body } = failureBody(result);
  return reply.code(status).send(body);
}

/** Orders from the command line of this machine to the running server, by a token that only its user can read. */
export function registerControl(
  app: FastifyInstance,
  core: Core,
  { services, token }: { services: Services; token: string },
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { bodyLimit: maxUpload },
      (_request, payload, done) => done(null, payload),
    );
    scope.addHook('onRequest', async (request, reply) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      const wanted = Buffer.from(`Bearer ${token}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
        const { status, body } = failureBody(fail('not_found', '404 Not found'));
        return reply.code(status).send(body);
      }
      return undefined;
    });
    registerOrders(scope, services);
    const storeOf = async (query: unknown) => {
      const parsed = querySchema.parse(query);
      const division = await core.divisions.byCode(parsed.store);
      return division ? { division, ...parsed } : null;
    };
    const unknownStore = () => fail('not_found', 'There is no such store', 'store');

    // By this the command line tells a server from another program that was given its process number.
    scope.get('/omnis/control/', async () => ({ pid: process.pid }));

    scope.post('/omnis/control/imports', async (request, reply) => {
      const asked = await storeOf(request.query);
      if (!asked) return send(reply, unknownStore());
      const stream = request.body instanceof Readable ? request.body : Readable.from([]);
      return send(
        reply,
        await services.imports.service.create(asked.division, {
          filename: asked.filename,
          mime: 'text/csv',
          stream,
          truncated: () => false,
        }),
      );
    });
    scope.get('/omnis/control/imports/:id', async (request, reply) => {
      const asked = await storeOf(request.query);
      if (!asked) return send(reply, unknownStore());
      const { id } = paramsSchema.parse(request.params);
      return send(
        reply,
        await services.imports.service.get(asked.division, id, {
          page: 1,
          perPage: 100,
          action: asked.action,
        }),
      );
    });
    scope.post('/omnis/control/imports/:id/apply', async (request, reply) => {
      const asked = await storeOf(request.query);
      if (!asked) return send(reply, unknownStore());
      return send(
        reply,
        await services.imports.service.apply(asked.division, paramsSchema.parse(request.params).id),
      );
    });
  });
}
