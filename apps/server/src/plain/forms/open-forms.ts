import { calls, orderPurposes, texts } from '@omnis/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { ok } from '../../http/answer.ts';
import { html, type Markup } from '../../markup/html.ts';
import { originOf } from '../../plugins/origin.ts';
import type { ContactService } from '../../domains/content/contact/contact.service.ts';
import type { MarketingService } from '../../domains/marketing/marketing.service.ts';
import type { createOrderLinks } from '../../domains/orders/change/order-links.ts';
import type { Label } from '../../markup/plain-faults.ts';
import { plainField, plainLines, plainSelect, type FieldParts } from '../../markup/plain-field.ts';
import { plainFormPaths } from '../shop/plain-frame.ts';
import type { PlainPages } from '../shop/plain-pages.ts';
import type {
  GoneVariant,
  StockNotices,
} from '../../domains/marketing/stock-notices/stock-notices.service.ts';
import { registerOpenForm } from './open-form.ts';

/** Services that the forms ask. */
export interface OpenFormsDeps extends Pick<Core, 'secrets'> {
  readonly marketing: Pick<MarketingService, 'subscribe'>;
  readonly contact: Pick<ContactService, 'contact'>;
  readonly stockNotices: Pick<StockNotices, 'ask' | 'goneOf'>;
  readonly sendOrderLink: ReturnType<typeof createOrderLinks>;
}

const email: Label = (say) => say('Email');
const emailIn = (parts: FieldParts): Markup =>
  plainField(parts, {
    name: 'email',
    label: email(parts.words.say),
    type: 'email',
    inputmode: 'email',
    autocomplete: 'email',
    maxlength: 254,
  });

/** Hidden field of a form. */
const hidden = ({ typed }: FieldParts, name: string): Markup =>
  html`<input type="hidden" name="${name}" value="${typed[name] ?? ''}" />`;

/** Which of a product is waited for: to be chosen, but where there is only the one that was sent. */
function whichIn(parts: FieldParts, gone: readonly GoneVariant[]): Markup {
  const { say } = parts.words;
  const { variantId = '' } = parts.typed;
  if (gone.every(({ id }) => id === variantId)) return hidden(parts, 'variantId');
  return plainSelect(parts, {
    name: 'variantId',
    label: say('Colour and size'),
    autocomplete: 'off',
    options: [
      { value: '', name: say('Choose a colour and size') },
      ...gone.map(({ id, name }) => ({ value: id, name })),
    ],
    chosen: variantId,
  });
}

const nothing = (): undefined => undefined;

/** The forms that anybody may send: the newsletter's, the letter to the shop, the one that finds an order again. */
export function registerOpenForms(
  scope: FastifyInstance,
  deps: OpenFormsDeps,
  pages: Pick<PlainPages, 'visitOf' | 'fontFaces'>,
): void {
  const { marketing, contact, stockNotices, sendOrderLink } = deps;
  const at = { ...pages, secrets: deps.secrets };
  const subscribe = calls['store.subscribe'].body;

  registerOpenForm(scope, at, {
    path: plainFormPaths.newsletter,
    title: (say) => say('Newsletter'),
    button: (say) => say('Sign up'),
    labels: { email, firstName: (say) => say('First name') },
    // The block asks for a name, which the call does not need (storefront.md §5).
    schema: subscribe.extend({ firstName: z.string().trim().min(1, 'This field is required').max(80) }),
    choices: nothing,
    fields: (parts) =>
      html`${plainField(parts, {
        name: 'firstName',
        label: parts.words.say('First name'),
        autocomplete: 'given-name',
        maxlength: 80,
      })}${emailIn(parts)}${hidden(parts, 'mailingList')}`,
    send: ({ visit: { division, words }, request }, body) =>
      marketing.subscribe(division, body, {
        origin: originOf(request),
        language: words.language,
        ip: request.ip,
      }),
  });

  registerOpenForm(scope, at, {
    path: plainFormPaths.contact,
    title: (say) => say('Contact'),
    button: (say) => say('Send message'),
    labels: { email, name: (say) => say('Your name'), message: (say) => say('Message') },
    schema: calls['store.contact'].body,
    choices: nothing,
    fields: (parts) =>
      html`${plainField(parts, {
          name: 'name',
          label: parts.words.say('Your name'),
          autocomplete: 'name',
          maxlength: 100,
        })}${emailIn(parts)}${plainLines(parts, {
          name: 'message',
          label: parts.words.say('Message'),
          maxlength: 5000,
        })}${hidden(parts, 'contactEmail')}
        <div class="trap" aria-hidden="true">
          <input name="website" tabindex="-1" autocomplete="off" />
        </div>`,
    send: async ({ visit: { division }, request, form }, body) =>
      // No person fills in what nobody sees; a program is told the same as one.
      (form['website'] ?? '') === ''
        ? contact.contact(division, body, { ip: request.ip, origin: originOf(request) })
        : ok({ message: texts.contactSent }),
  });

  registerOpenForm(scope, at, {
    path: plainFormPaths.backInStock,
    title: (say) => say('Back in stock'),
    button: (say) => say('Tell me when it is back'),
    labels: { email, variantId: (say) => say('Colour and size') },
    schema: calls['products.tellWhenBack'].body,
    choices: ({ division }, { productId }) =>
      /^\d{1,9}$/.test(productId ?? '') ? stockNotices.goneOf(division, Number(productId)) : [],
    fields: (parts, gone) => html`${whichIn(parts, gone)}${emailIn(parts)}${hidden(parts, 'productId')}`,
    about: ([first]) =>
      first === undefined
        ? null
        : { name: first.product.name, href: `/product/${encodeURIComponent(first.product.urlName)}/` },
    send: ({ visit: { division, words }, request }, body) =>
      stockNotices.ask({ division, ip: request.ip, language: words.language }, body),
  });

  registerOpenForm(scope, at, {
    path: plainFormPaths.findOrder,
    title: (say) => say('Find your order'),
    button: (say) => say('Send me the link'),
    labels: { email, number: (say) => say('Order number') },
    schema: calls['orders.sendLink'].body.extend({ purpose: z.enum(orderPurposes).catch('returns') }),
    choices: nothing,
    fields: (parts) =>
      html`${plainField(parts, {
        name: 'number',
        label: parts.words.say('Order number'),
        autocomplete: 'off',
        maxlength: 40,
      })}${emailIn(parts)}${hidden(parts, 'purpose')}`,
    send: ({ visit: { division }, request }, body) =>
      sendOrderLink({ division, ip: request.ip, origin: originOf(request) }, body),
  });
}
