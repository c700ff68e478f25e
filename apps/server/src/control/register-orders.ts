import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail, failureBody } from '../http/answer.ts';
import type { Services } from '../platform.ts';
import { isOrder, orders } from './orders.ts';

/** Bytes of an order at most: flags, and what was read from files. */
const longest = 2 * 1024 * 1024;

/** Orders of the command line, on the routes that its token guards. */
export function registerOrders(scope: FastifyInstance, services: Services): void {
  scope.post('/omnis/control/orders/:name', { bodyLimit: longest }, async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    if (!isOrder(name)) {
      const { status, body } = failureBody(
        fail('not_found', 'This server knows no such command. Is it of another version?'),
      );
      return reply.code(status).send(body);
    }
    const given: unknown = request.body instanceof Readable ? JSON.parse(await text(request.body)) : {};
    const result = await orders[name](services, given);
    if (result.ok) return reply.send(result.value);
    const { status, body } = failureBody(result);
    return reply.code(status).send(body);
  });
}
