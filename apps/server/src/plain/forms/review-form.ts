import { calls, orderHash, type CallResponse } from '@omnis/contract';
import { plainMessage } from '@omnis/models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { failureBody, type Failure } from '../../http/answer.ts';
import { html, type Markup } from '../../markup/html.ts';
import { csrfFailure } from '../../plugins/csrf.ts';
import type { ProductReviews } from '../../domains/catalogue/reviews/product-reviews.service.ts';
import type { Label } from '../../markup/plain-faults.ts';
import { faultMarks, fieldFault, plainField, plainLines, type FieldParts } from '../../markup/plain-field.ts';
import { formOf, type Form } from '../shop/plain-forms.ts';
import { plainReviewPath, sendPlainShopPage } from '../shop/plain-frame.ts';
import type { PlainPages, Visit } from '../shop/plain-pages.ts';
import { invalid, shownForm } from './sent-form.ts';

/** Services that the form needs. */
export interface ReviewFormDeps extends Pick<Core, 'secrets'> {
  readonly productReviews: Pick<ProductReviews, 'ofOrder' | 'write'>;
}

type Reviewable = CallResponse<'orders.reviews'>;

const paramsSchema = z.object({ orderHash });
// Of a form, numbers are texts, and what was left out is empty.
const bodySchema = calls['orders.review'].body.extend({
  productId: z.coerce.number('Choose a product').int().positive('Choose a product'),
  rating: z.coerce
    .number('Choose from one to five stars')
    .int()
    .min(1, 'Choose from one to five stars')
    .max(5, 'Choose from one to five stars'),
});

const labels: Readonly<Record<string, Label>> = {
  productId: (say) => say('Product'),
  rating: (say) => say('Your rating'),
  title: (say) => say('In a few words'),
  body: (say) => say('Your review'),
  author: (say) => say('Your name'),
};

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** One of several, as radios. */
function choices(parts: FieldParts, { name, label, options }: Choice): Markup {
  const fault = fieldFault(parts, name);
  return html`<fieldset id="${name}" tabindex="-1" ${faultMarks(name, fault)}>
    <legend>${label}</legend>
    ${options.map(
      ({ value, text }) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="${name}"
            value="${value}"
            required
            ${parts.typed[name] === value && 'checked'}
          />${text}</label
        >`,
    )}
    ${fault}
  </fieldset>`;
}

/** The fields of a review of one of some products. */
function reviewFields(parts: FieldParts, open: Reviewable['items']): Markup {
  const { say } = parts.words;
  const [only, ...others] = open;
  const which =
    only && others.length === 0
      ? html`<p><b>${only.name}</b></p>
          <input type="hidden" name="productId" value="${only.productId}" />`
      : choices(parts, {
          name: 'productId',
          label: say('Product'),
          options: open.map(({ productId, name }) => ({ value: String(productId), text: name })),
        });
  return html`${which}${choices(parts, {
    name: 'rating',
    label: say('Your rating'),
    options: [5, 4, 3, 2, 1].map((stars) => ({
      value: String(stars),
      text: stars === 1 ? say('1 star') : say('{stars} stars', { stars }),
    })),
  })}${plainField(parts, {
    name: 'title',
    label: say('In a few words'),
    autocomplete: 'off',
    required: false,
    maxlength: 120,
  })}${plainLines(parts, { name: 'body', label: say('Your review'), maxlength: 4000 })}${plainField(parts, {
    name: 'author',
    label: say('Your name'),
    autocomplete: 'off',
    maxlength: 60,
  })}`;
}

/** Earlier reviews of an order's products. */
function written({ words: { say } }: Visit, { items }: Reviewable): Markup | false {
  const known = items.filter(({ review }) => review !== null);
  if (known.length === 0) return false;
  const said = {
    pending: say('Thank you. The shop will check it before publishing it.'),
    published: say('Thank you. It is shown on the product’s page.'),
    rejected: say('The shop does not show this review.'),
  };
  return html`<ul class="lines" role="status">
    ${known.map(
      ({ name, review }) =>
        html`<li>
          <span></span>
          <div><b>${name}</b><br /><small>${review && said[review.state]}</small></div>
        </li>`,
    )}
  </ul>`;
}

/** Reviews of an order's products without scripts, by its hash as everywhere. */
export function registerReviewForm(
  scope: FastifyInstance,
  { secrets, productReviews }: ReviewFormDeps,
  { visitOf, fontFaces }: Pick<PlainPages, 'visitOf' | 'fontFaces'>,
): void {
  async function show(
    reply: FastifyReply,
    visit: Visit,
    { hash, typed = {}, failure }: { hash: string; typed?: Form; failure?: Failure },
  ): Promise<FastifyReply> {
    const { division, words, token } = visit;
    const { say } = words;
    const found = await productReviews.ofOrder(division, hash);
    if (!found.ok) {
      reply.callNotFound();
      return reply;
    }
    const open = found.value.open ? found.value.items.filter(({ review }) => review === null) : [];
    const form = shownForm({
      words,
      action: plainReviewPath(hash),
      token,
      button: say('Send review'),
      failure,
      labels,
      typed: { author: found.value.author, ...typed },
      fields: (parts) => reviewFields(parts, open),
    });
    const early = html`<p>${say('Your order is not on its way yet. Review it once it has arrived.')}</p>`;
    return sendPlainShopPage(reply, division, {
      title: say('How do you like it?'),
      words,
      fonts: fontFaces(division.theme),
      content: html`<p><a class="edit" href="/receipt/${hash}">${say('See the order')}</a></p>
        ${written(visit, found.value)} ${!found.value.open && early} ${open.length > 0 && form}`,
      ...(failure ? { status: failureBody(failure).status } : {}),
    });
  }

  async function askedOf(request: FastifyRequest): Promise<{ visit: Visit; hash: string } | null> {
    const params = paramsSchema.safeParse(request.params);
    const visit = params.success ? await visitOf(request) : null;
    return params.success && visit ? { visit, hash: params.data.orderHash } : null;
  }

  const path = plainReviewPath(':orderHash');

  scope.get(path, async (request, reply) => {
    const asked = await askedOf(request);
    return asked ? show(reply, asked.visit, asked) : reply.callNotFound();
  });

  scope.post(path, async (request, reply) => {
    const asked = await askedOf(request);
    if (!asked) return reply.callNotFound();
    const { visit, hash } = asked;
    const typed = formOf(request);
    const refuse = (failure: Failure) => show(reply, visit, { hash, typed, failure });
    const forged = csrfFailure(request, secrets, typed['token']);
    if (forged) return refuse(forged);
    const read = bodySchema.safeParse(typed, { error: plainMessage });
    if (!read.success) return refuse(invalid(read.error));
    const sent = await productReviews.write(visit.division, hash, read.data);
    return sent.ok ? reply.redirect(plainReviewPath(hash), 303) : refuse(sent);
  });
}
