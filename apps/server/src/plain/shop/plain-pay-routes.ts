import { randomUUID } from 'node:crypto';
import { orderHash } from '@omnis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failureBody, type Failure } from '../../http/answer.ts';
import { csrfFailure } from '../../plugins/csrf.ts';
import { originOf } from '../../plugins/origin.ts';
import { bankAsks, methodOf } from './plain-card.ts';
import { formOf } from './plain-forms.ts';
import { plainPayPath, sendPlainShopPage } from './plain-frame.ts';
import { sendOnce } from './plain-once.ts';
import { atFields } from './plain-order.ts';
import { faultOf, type PlainPages, type PlainShopDeps, type Visit } from './plain-pages.ts';
import { payContent } from './plain-pay.ts';

const paramsSchema = z.object({ orderHash });
const expectedSchema = z.coerce.number().min(0).max(1_000_000_000);

/** Paying an order that stands without scripts (storefront.md §2 /pay/{order}/). */
export function registerPlainPay(scope: FastifyInstance, deps: PlainShopDeps, pages: PlainPages): void {
  const { secrets, checkout, limitDeclines, orders, payments } = deps;

  /** The page of an order, with what went wrong; its own page where it takes no payment, or none without scripts. */
  async function showPay(
    reply: FastifyReply,
    { division, token, words }: Visit,
    {
      hash,
      failure,
      key = randomUUID(),
      typed = {},
    }: {
      hash: string;
      failure?: Failure | undefined;
      key?: string;
      typed?: Readonly<Record<string, string>>;
    },
  ): Promise<FastifyReply> {
    const [order, toPay] = await Promise.all([
      orders.byHash(division, hash, words.language),
      checkout.toPay(division, hash, words.language),
    ]);
    if (!order.ok || !toPay.ok) {
      reply.callNotFound();
      return reply;
    }
    if (toPay.value.state !== 'payable') return reply.redirect(`/receipt/${hash}`, 303);
    // Digits are for the processor's own script.
    if (toPay.value.payment.processor !== 'test') return reply.redirect(`/pay/${hash}/`, 303);
    return sendPlainShopPage(reply, division, {
      title: words.say('Pay for your order'),
      words,
      fonts: pages.fontFaces(division.theme),
      content: payContent({
        words,
        order: order.value,
        toPay: toPay.value,
        token,
        key,
        typed,
        errors: atFields({}, failure?.errors ?? []),
        fault: faultOf(failure, words),
      }),
      ...(failure ? { status: failureBody(failure).status } : {}),
    });
  }

  /** The visitor and the order that they ask for; null where there is none. */
  async function askedOf(request: FastifyRequest): Promise<{ visit: Visit; hash: string } | null> {
    const params = paramsSchema.safeParse(request.params);
    const visit = params.success ? await pages.visitOf(request) : null;
    return params.success && visit ? { visit, hash: params.data.orderHash } : null;
  }

  const path = plainPayPath(':orderHash');

  scope.get(path, async (request, reply) => {
    const asked = await askedOf(request);
    return asked ? showPay(reply, asked.visit, asked) : reply.callNotFound();
  });

  scope.post(path, async (request, reply) => {
    const asked = await askedOf(request);
    if (!asked) return reply.callNotFound();
    const { visit, hash } = asked;
    const { division, shopper } = visit;
    const form = formOf(request);
    const key = (form['key'] ?? '').slice(0, 100) || randomUUID();
    const agreedTerms = form['agreedTerms']?.slice(0, 200);
    const refuse = (failure: Failure) =>
      // One that is on its way is asked for again, not paid a second time.
      showPay(reply, visit, {
        hash,
        failure,
        typed: agreedTerms === undefined ? {} : { agreedTerms },
        ...(failure.code === 'in_progress' ? { key } : {}),
      });
    const forged = csrfFailure(request, secrets, form['token']);
    if (forged) return refuse(forged);
    if (payments.offered(division).processor !== 'test') return showPay(reply, visit, { hash });
    const method = await methodOf(payments, { division, form, key });
    if (!method.ok) return refuse(method);
    const body = {
      paymentMethod: method.value,
      expectedTotal: expectedSchema.optional().catch(undefined).parse(form['expectedTotal']),
      ...(agreedTerms === undefined ? {} : { agreedTerms }),
    };
    const payer = { division, owner: shopper.owner, origin: originOf(request), orderHash: hash, ...body };
    const counted = { division: division.id, owner: shopper.owner, ip: request.ip };
    const paid = await sendOnce(checkout, { buyer: payer, key, body }, (each) =>
      limitDeclines(counted, () => checkout.pay(payer, each)),
    );
    if (!paid.ok) return refuse(paid);
    if (paid.value.status === 'requires_action') return refuse(bankAsks());
    return reply.redirect(`/receipt/${paid.value.orderHash}`, 303);
  });
}
