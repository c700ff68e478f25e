import { giftNoteField, texts } from '@omnis/contract';
import type { FastifyInstance } from 'fastify';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import { csrfFailure } from '../../plugins/csrf.ts';
import { originFailure } from '../../plugins/origin.ts';
import { addSchema, changeSchema, formOf, madeOf, recipientIn, type Form } from './plain-forms.ts';
import { plainPaths } from './plain-frame.ts';
import { productHref } from './plain-line.ts';
import type { PlainPages, PlainShopDeps, Visit } from './plain-pages.ts';

const unsaid =
  'Nothing was added: your browser did not say that you came from this shop. Open the product here and try again.';

/** The basket without scripts, and the forms that lie in it or lead to it. */
export function registerPlainBasket(
  scope: FastifyInstance,
  { secrets, basket, catalogue }: PlainShopDeps,
  { visitOf, showBasket }: PlainPages,
): void {
  scope.get(plainPaths.basket, async (request, reply) => {
    const visit = await visitOf(request);
    return visit ? showBasket(reply, visit) : reply.callNotFound();
  });

  /** Where what was not put in can be looked at again; null where the shop shows no such product. */
  async function backTo({ division }: Visit, form: Form): Promise<{ name: string; href: string } | null> {
    const item = addSchema.safeParse(form);
    if (!item.success) return null;
    const { productId, productColor } = item.data;
    const product = (await catalogue.productsByIds(division, [productId])).get(productId);
    const colour = product?.colours.find(({ name }) => name === productColor)?.name;
    return product?.shown === true
      ? { name: product.name, href: productHref(product.urlName, colour) }
      : null;
  }

  scope.post(plainPaths.add, async (request, reply) => {
    const visit = await visitOf(request);
    if (!visit) return reply.callNotFound();
    // The form stands on a page that is the same for everybody and so holds no token: only a browser that says
    // where it comes from is believed.
    const says = request.headers.origin !== undefined || request.headers['sec-fetch-site'] === 'same-origin';
    const form = formOf(request);
    const refuse = async (failure: Failure) =>
      showBasket(reply, visit, { failure, back: await backTo(visit, form) });
    if (originFailure(request) || !says) return refuse(fail('invalid_origin', unsaid));
    const item = addSchema.safeParse(form);
    if (!item.success) return refuse(fail('not_found', texts.productGone));
    const giftCard = recipientIn(form);
    if (!giftCard.success) return refuse(fail('validation_failed', giftCard.error.issues[0]?.message ?? ''));
    const added = await basket.add(visit.shopper, {
      name: 'main',
      item: {
        ...item.data,
        ...madeOf(form),
        giftCard: giftCard.data,
      },
    });
    return added.ok ? reply.redirect(plainPaths.basket, 303) : refuse(added);
  });

  /** A form of the basket: what it asks for is done, or the basket says why not. */
  const changeBy = (path: string, run: (visit: Visit, form: Form) => Promise<Result<unknown>>): void => {
    scope.post(path, async (request, reply) => {
      const visit = await visitOf(request);
      if (!visit) return reply.callNotFound();
      const form = formOf(request);
      const done = csrfFailure(request, secrets, form['token']) ?? (await run(visit, form));
      return done.ok ? reply.redirect(plainPaths.basket, 303) : showBasket(reply, visit, { failure: done });
    });
  };

  changeBy(plainPaths.change, async ({ shopper }, form) => {
    const change = changeSchema.safeParse(form);
    if (!change.success) return ok(null);
    const { key, quantity } = change.data;
    return quantity === 0 ? basket.remove(shopper, 'main', key) : basket.update(shopper, { key, quantity });
  });

  changeBy(plainPaths.coupon, async ({ shopper }, form) => {
    const code = (form['code'] ?? '').trim().slice(0, 40);
    return code === '' ? basket.removeCoupon(shopper) : basket.applyCoupon(shopper, code);
  });

  changeBy(plainPaths.note, async ({ shopper }, form) => {
    const note = giftNoteField.safeParse(form['note'] ?? '');
    if (note.success) return basket.setGiftNote(shopper, note.data);
    return fail('validation_failed', note.error.issues[0]?.message ?? '', 'note');
  });
}
