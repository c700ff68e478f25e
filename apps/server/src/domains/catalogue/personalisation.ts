import type { PersonalisationField as WireField } from '@omnis/contract';
import {
  personalisationCharacters,
  personalisationFaults,
  personalisationKinds,
  toMinor,
  type CurrencyCode,
  type PersonalisationField,
  type PersonalisationFieldFault,
} from '@omnis/models';
import { rules } from '@omnis/validation';
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
    characters: z.enum(personalisationCharacters).default('any'),
    pattern: z.string().default(''),
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

/** Reads `products.personalisation`. */
export function readPersonalisationFields(json: unknown): readonly PersonalisationField[] {
  return Array.isArray(json) && json.length === 0 ? noFields : storedFields.parse(json);
}

/** The fields as they go over the wire, with prices in the currency of `prices`. */
export function wirePersonalisation(fields: readonly PersonalisationField[], prices: Prices): WireField[] {
  return fields.map(({ priceMinor, choices, characters = 'any', pattern = '', ...field }) => ({
    ...field,
    characters,
    pattern,
    choices: [...choices],
    price: prices.fromMinor(prices.converted(priceMinor)),
  }));
}

/** The pattern as the rule takes it: the whole text must fit. */
const wholeOf = (pattern: string): string => `^(?:${pattern})$`;

/** Says what is wrong with what a text is made of (platform.md §5): the message of the field's rule, or null. */
export function judgeCharacters(
  { characters = 'any', pattern = '' }: Pick<PersonalisationField, 'characters' | 'pattern'>,
  value: string,
): string | null {
  if (characters === 'any') return null;
  return characters === 'regex'
    ? rules.regex(value, { pattern: wholeOf(pattern), flags: 'u' })
    : rules[characters](value);
}

/** Faults in the fields that an owner has defined, among them patterns that cannot be tried. */
export function fieldFaults(fields: readonly KeptField[]): PersonalisationFieldFault[] {
  return [
    ...personalisationFaults(fields),
    ...fields.flatMap(({ pattern }, at): PersonalisationFieldFault[] => {
      if (pattern === '') return [];
      try {
        rules.regex('a', { pattern: wholeOf(pattern), flags: 'u' });
        return [];
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        return [{ at, key: 'pattern', message: 'Please enter a valid pattern, such as [A-Z]{1,3}' }];
      }
    }),
  ];
}

/** The fields as they are kept: prices in minor units of the store's own currency, no choices for a text. */
export function keptPersonalisation(fields: readonly WireField[], currency: CurrencyCode): KeptField[] {
  return fields.map(({ price, ...field }) => ({
    ...field,
    choices: field.kind === 'choice' ? field.choices : [],
    ...(field.kind === 'text' ? {} : { characters: 'any' as const }),
    pattern: field.kind === 'text' && field.characters === 'regex' ? field.pattern : '',
    priceMinor: toMinor(price, currency),
  }));
}
