import {
  longestPattern,
  longestPersonalisation,
  mostPersonalisationFields,
  personalisationCharacters,
  personalisationKinds,
} from '@omnis/models';
import { z } from 'zod';
import { money } from './common.ts';

const line = z.string().trim();

/** Something that a shopper may have put on a product (platform.md §3 Product: personalizable). */
export const personalisationFieldSchema = z.object({
  /** Names the field for as long as it is there, whatever its label becomes. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use small letters, numbers and dashes'),
  kind: z.enum(personalisationKinds),
  label: line.min(1, 'This field is required').max(60, 'At most 60 characters'),
  /** A line below the field; '' for none. */
  help: line.max(200, 'At most 200 characters').default(''),
  required: z.boolean().default(false),
  /** Characters that a text may have. */
  maxLength: z
    .number('Enter a number of characters')
    .int('Enter a whole number')
    .min(1, 'At least 1 character')
    .max(longestPersonalisation, `At most ${longestPersonalisation} characters`)
    .default(20),
  /** The characters that a text may have, by the rule that judges it; `any` takes every sign that can be printed. */
  characters: z.enum(personalisationCharacters, 'Choose what may be typed').default('any'),
  /** The pattern that the whole text must fit, with `regex`: a regular expression; '' otherwise. */
  pattern: line.max(longestPattern, `At most ${longestPattern} characters`).default(''),
  /** Choices; empty for a text. */
  choices: z
    .array(line.min(1, 'A choice cannot be empty').max(60, 'At most 60 characters'))
    .max(50, 'At most 50 choices')
    .default([]),
  /** Price when it is filled in, tax included, on top of the price of one. */
  price: money.min(0, 'A price cannot be negative').max(10_000, 'This price is too high').default(0),
});
/** Something that a shopper may have put on a product. */
export type PersonalisationField = z.output<typeof personalisationFieldSchema>;

/** The fields of a product as its owner defines them. */
export const personalisationFieldsSchema = z
  .array(personalisationFieldSchema)
  .max(mostPersonalisationFields, `At most ${mostPersonalisationFields} fields`);

/** Answers of a shopper, by the id of the field; a fault in one is reported at `item.personalisation.{id}`. */
export const personalisationAnswers = z.record(z.string().max(40), z.string().max(1000));

/** Personalisation of an item, as it reads in a basket or an order. */
export const personalisationSchema = z.array(
  z.object({
    /** Of the field. */
    id: z.string(),
    label: z.string(),
    value: z.string(),
  }),
);
/** Personalisation of an item. */
export type Personalisation = z.output<typeof personalisationSchema>;
