import type { PersonalisationField as WireField } from '@omnis/contract';
import { personalisationKinds, toMinor, type CurrencyCode, type PersonalisationField } from '@omnis/models';
import { z } from 'zod';
import type { Prices } from './listing/prices.ts';

/** Fields as they are kept. */
export const keptFieldsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(personalisationKinds),
    label: z.string(),
    help: z.string(),
    required: z.boolean(),
    maxLength: z.number(),
    choices: z.array(z.string()),
    priceMinor: z.number().int(),
  }),
);
/** A field as it is kept. */
export type KeptField = z.output<typeof keptFieldsSchema>[number];
const storedFields = keptFieldsSchema.catch([]);
/** The column of a product file that holds the fields, named as a metafield is by Shopify. */
export const personalisationColumn = 'Personalisation (product.metafields.omnis.personalisation)';

/** Of most products, which have none. */
const noFields: readonly PersonalisationField[] = [];

/** What `products.personalisation` holds. */
export function readPersonalisationFields(json: unknown): readonly PersonalisationField[] {
  return Array.isArray(json) && json.length === 0 ? noFields : storedFields.parse(json);
}

/** The fields as they go over the wire, with prices in the currency of `prices`. */
export function wirePersonalisation(fields: readonly PersonalisationField[], prices: Prices): WireField[] {
  return fields.map(({ priceMinor, choices, ...field }) => ({
    ...field,
    choices: [...choices],
    price: prices.fromMinor(prices.converted(priceMinor)),
  }));
}

/** The fields as they are kept: prices in minor units of the store's own currency, no choices for a text. */
export function keptPersonalisation(fields: readonly WireField[], currency: CurrencyCode): KeptField[] {
  return fields.map(({ price, ...field }) => ({
    ...field,
    choices: field.kind === 'choice' ? field.choices : [],
    priceMinor: toMinor(price, currency),
  }));
}
