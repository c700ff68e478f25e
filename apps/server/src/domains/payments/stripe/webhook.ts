import type { FastifyInstance } from 'fastify';
import { fail, failureBody } from '../../../http/answer.ts';
import type { StripeNotice, StripeProcessor } from './stripe-processor.ts';

/** Where Stripe sends its events. */
export const webhookPath = '/omnis/v3/payments/stripe/webhook/';

/**
 * Takes Stripe's events. They come without cookies and prove themselves by a signature over the raw body, so the
 * XSRF rule does not apply. An event only says where to look: the job that `noticed` writes asks Stripe for the truth.
 */
export async function registerStripeWebhook(
  app: FastifyInstance,
  payments: { readonly stripe: StripeProcessor | null },
  noticed: (intent: NonNullable<StripeNotice['intent']>) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(webhookPath, async (request, reply) => {
      const { stripe } = payments;
      if (!stripe) return reply.callNotFound();
      const signature = request.headers['stripe-signature'];
      const notice =
        Buffer.isBuffer(request.body) && typeof signature === 'string'
          ? await stripe.readNotice(request.body, signature)
          : null;
      if (!notice) {
        const { status, body } = failureBody(fail('bad_request', 'The signature does not fit'));
        return reply.code(status).send(body);
      }
      if (notice.intent) await noticed(notice.intent);
      return reply.send({ received: true });
    });
  });
}
