import { giftCardRecipientSchema } from '@omnis/contract';
import { mostBundleItems } from '@omnis/models';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Values of a form, by the names of its fields. */
export type Form = Readonly<Record<string, string>>;

/** Form that adds a product to the basket. */
export const addSchema = z.object({
  productId: z.coerce.number().int().positive(),
  productColor: z.string().max(255).default(''),
  productSize: z.string().max(800).default(''),
  quantity: z.coerce.number().int().min(1).max(999).catch(1),
});
/** Form that sets the quantity of a line. */
export const changeSchema = z.object({
  key: z.string().max(200),
  quantity: z.coerce.number().int().min(0).max(999),
});
/** The country that a checkout is shown for. */
export const countrySchema = z.object({ country: z.string().regex(/^[A-Z]{2}$/) });

/**
 * The form that a request sends; browsers send the ends of lines as two characters, and count them as one. The character
 * that no database can keep is left out: nobody can type it.
 */
export const formOf = ({ body }: FastifyRequest): Form =>
  z
    .record(
      z.string(),
      z.string().overwrite((text) => text.replaceAll('\r\n', '\n').replaceAll('\u0000', '')),
    )
    .catch({})
    .parse(body ?? {});

const filledPrefix = 'personalisation.';

/** Values in a form for a product's own fields, by their ids, and the parts chosen of a bundle, by place. */
export const madeOf = (form: Form): { personalisation: Record<string, string>; bundleItems: string[] } => ({
  personalisation: Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(filledPrefix) ? [[name.slice(filledPrefix.length), value.slice(0, 1000)]] : [],
    ),
  ),
  bundleItems: Array.from({ length: mostBundleItems }, (_, at) => form[`bundleItems.${at}`] ?? ''),
});

/** For whom a gift card is, as a form says it; left out of forms of all other goods. */
export const recipientIn = (form: Form) =>
  giftCardRecipientSchema.safeParse({
    email: form['giftCard.email'],
    name: form['giftCard.name'],
    message: form['giftCard.message'],
  });
