import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fail, failureBody } from '../../../http/answer.ts';
import type { StoreProcessors } from '../accounts/store-processors.ts';
import type { StripeNotice, StripeProcessor } from './stripe-processor.ts';

/** Where Stripe sends the events of the platform's account. */
export const webhookPath = '/omnis/v3/payments/stripe/webhook/';

/** Where Stripe sends the events of an account of a store. */
export const webhookPathOf = (division: number | string, account: string): string =>
  `${webhookPath}${division}/${account}/`;

const accountSchema = z.object({ division: z.coerce.number().int().positive(), account: z.uuid() });

/**
 * Takes Stripe's events. They come without cookies and prove themselves by a signature over the raw body, so the
 * XSRF rule does not apply. An event only says where to look: the job that `noticed` writes asks Stripe for the truth.
 * Those of a store's account are proved by that account's secret, and count for its own payments alone.
 */
export async function registerStripeWebhook(
  app: FastifyInstance,
  payments: { readonly stripe: StripeProcessor | null; readonly stores: Pick<StoreProcessors, 'hooked'> },
  noticed: (intent: NonNullable<StripeNotice['intent']>) => Promise<void>,
): Promise<void> {
  async function take(
    { headers, body: raw }: FastifyRequest,
    reply: FastifyReply,
    {
      stripe,
      isOwn,
    }: { stripe: StripeProcessor; isOwn: (notice: NonNullable<StripeNotice['intent']>) => Promise<boolean> },
  ): Promise<FastifyReply> {
    const signature = headers['stripe-signature'];
    const notice =
      Buffer.isBuffer(raw) && typeof signature === 'string' ? await stripe.readNotice(raw, signature) : null;
    if (!notice) {
      const { status, body } = failureBody(fail('bad_request', 'The signature does not fit'));
      return reply.code(status).send(body);
    }
    if (notice.intent && (await isOwn(notice.intent))) await noticed(notice.intent);
    return reply.send({ received: true });
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(webhookPath, async (request, reply) => {
      const { stripe } = payments;
      return stripe ? take(request, reply, { stripe, isOwn: async () => true }) : reply.callNotFound();
    });
    scope.post(webhookPathOf(':division', ':account'), async (request, reply) => {
      const params = accountSchema.safeParse(request.params);
      if (!params.success) return reply.callNotFound();
      const { division, account } = params.data;
      const hooked = await payments.stores.hooked(division, account);
      if (!hooked) return reply.callNotFound();
      return take(request, reply, {
        stripe: hooked.stripe,
        isOwn: async (intent) => intent.division === String(division) && hooked.has(intent.id),
      });
    });
  });
}
