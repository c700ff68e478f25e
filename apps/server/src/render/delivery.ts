import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';

/** How the apps reach the browser. */
export interface Delivery {
  /** Registers the routes of hashed files. */
  register(app: FastifyInstance, core: Core): Promise<void>;
  /** Answers every address that is neither API nor file. */
  page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Registers the delivery of pages and files. */
export async function registerDelivery(app: FastifyInstance, core: Core, delivery: Delivery): Promise<void> {
  await delivery.register(app, core);
}
