import { randomUUID } from 'node:crypto';
import { calls, orderHash, type CustomerOrder, type OrderReturns } from '@omnis/contract';
import { plainMessage } from '@omnis/models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { fail, failureBody, type Failure } from '../../http/answer.ts';
import { html } from '../../markup/html.ts';
import { csrfFailure } from '../../plugins/csrf.ts';
import { originOf } from '../../plugins/origin.ts';
import type { OrdersService } from '../../domains/orders/orders.service.ts';
import type { ReturnsService } from '../../domains/orders/returns/returns.service.ts';
import { formOf, type Form } from '../shop/plain-forms.ts';
import { plainReturnPath, sendPlainShopPage } from '../shop/plain-frame.ts';
import type { PlainPages, Visit } from '../shop/plain-pages.ts';
import { labelsOf, returnFields, wishIn } from './return-fields.ts';
import { invalid, shownForm } from './sent-form.ts';

/** Services that the form needs. */
export interface ReturnFormDeps extends Pick<Core, 'secrets'> {
  readonly returns: Pick<ReturnsService, 'read' | 'ask'>;
  readonly orders: Pick<OrdersService, 'byHash'>;
}

const paramsSchema = z.object({ orderHash });

/** An order, with what of it can be sent back. */
interface Known {
  readonly order: CustomerOrder;
  readonly returns: OrderReturns;
}

/** Asking for the label of a return without scripts (storefront.md §2 /returns/{orderHash?}). */
export function registerReturnForm(
  scope: FastifyInstance,
  { secrets, returns, orders }: ReturnFormDeps,
  { visitOf, fontFaces }: Pick<PlainPages, 'visitOf' | 'fontFaces'>,
): void {
  /** The order that is asked about; null where there is none. */
  async function askedOf(request: FastifyRequest): Promise<({ visit: Visit; hash: string } & Known) | null> {
    const params = paramsSchema.safeParse(request.params);
    const visit = params.success ? await visitOf(request) : null;
    if (!params.success || !visit) return null;
    const hash = params.data.orderHash;
    const { division, words } = visit;
    const [order, back] = await Promise.all([
      orders.byHash(division, hash, words.language),
      returns.read(division, hash),
    ]);
    return order.ok && back.ok ? { visit, hash, order: order.value, returns: back.value } : null;
  }

  function show(
    reply: FastifyReply,
    { visit, hash, ...known }: { visit: Visit; hash: string } & Known,
    { typed = {}, failure }: { typed?: Form; failure?: Failure } = {},
  ): FastifyReply {
    const { division, words, token } = visit;
    const { say } = words;
    const key = typed['key'] ?? randomUUID();
    const form = shownForm({
      words,
      action: plainReturnPath(hash),
      token,
      button: say('Get the label'),
      failure,
      labels: labelsOf(known.order),
      typed: { resolution: 'refund', ...typed, key },
      fields: (parts) => returnFields(parts, known),
    });
    return sendPlainShopPage(reply, division, {
      title: say('Return or exchange'),
      words,
      fonts: fontFaces(division.theme),
      content: html`<p>
          <a class="edit" href="/returns/${hash}">${say('Order {number}', { number: known.order.number })}</a>
        </p>
        ${form}`,
      ...(failure ? { status: failureBody(failure).status } : {}),
    });
  }

  const path = plainReturnPath(':orderHash');
  const canReturn = ({ returns: { lines } }: Known): boolean =>
    lines.some(({ returnable }) => returnable > 0);

  scope.get(path, async (request, reply) => {
    const asked = await askedOf(request);
    if (!asked) return reply.callNotFound();
    // The order's own page says why nothing can come back.
    return canReturn(asked) ? show(reply, asked) : reply.redirect(`/returns/${asked.hash}`, 303);
  });

  scope.post(path, async (request, reply) => {
    const asked = await askedOf(request);
    if (!asked) return reply.callNotFound();
    const { visit, hash } = asked;
    const typed = formOf(request);
    const refuse = (failure: Failure) => show(reply, asked, { typed, failure });
    const forged = csrfFailure(request, secrets, typed['token']);
    if (forged) return refuse(forged);
    const { wish, fieldOf } = wishIn(typed, asked.order);
    const named = (failure: Failure): Failure => ({
      ...failure,
      errors: (failure.errors ?? []).map((error) => ({ ...error, field: fieldOf(error.field) })),
    });
    const unsaid = wish.lines.flatMap(({ reason }, at) =>
      reason === '' ? [{ field: `lines.${at}.reason`, message: 'Say why' }] : [],
    );
    if (unsaid.length > 0) return refuse(named({ ...fail('validation_failed', 'Say why'), errors: unsaid }));
    const read = calls['orders.askReturn'].body.safeParse(wish, { error: plainMessage });
    if (!read.success) return refuse(named(invalid(read.error)));
    const key = (typed['key'] ?? '').slice(0, 100) || randomUUID();
    const place = { division: visit.division, origin: originOf(request), orderHash: hash };
    const sent = await returns.ask(place, key, read.data);
    if (!sent.ok) return refuse(named(sent));
    return reply.redirect(`/returns/${hash}`, 303);
  });
}
