import {
  personalisationPrice,
  readPersonalisation,
  type Language,
  type PersonalisationField,
  type PersonalisationValue,
} from '@omnis/models';
import { z } from 'zod';
import { judgeCharacters } from '../catalogue/personalisation.ts';

const storedValues = z.array(z.object({ id: z.string(), value: z.string() })).catch([]);

/** A value put on an item, with the label of its field. */
export interface LabelledValue extends PersonalisationValue {
  readonly label: string;
}

/** The values that a line's answers give, by the fields as they are now. */
export interface LinePersonalisation {
  readonly values: readonly LabelledValue[];
  /** Surcharge on the price of one, in minor units of the store's own currency. */
  readonly ownMinor: number;
  /** The same in the currency that is asked for. */
  readonly extraMinor: number;
  /** True when the fields still accept these answers. */
  readonly fits: boolean;
}

/**
 * Holds what was filled in against the fields as they are now.
 *
 * @param stored - of the line, as JSON
 * @param converted - minor units of the store's own currency in that of the cart
 */
export function linePersonalisation(
  fields: readonly PersonalisationField[],
  stored: unknown,
  converted: (minor: number) => number = (minor) => minor,
): LinePersonalisation {
  const answers = storedValues.parse(stored);
  const typed = Object.fromEntries(answers.map(({ id, value }) => [id, value]));
  const read = readPersonalisation(fields, typed, judgeCharacters);
  const values = answers.map(({ id, value }) => ({
    id,
    value,
    label: fields.find((field) => field.id === id)?.label ?? '',
  }));
  return {
    values,
    ownMinor: personalisationPrice(fields, answers),
    extraMinor: personalisationPrice(fields, answers, converted),
    fits: read.ok,
  };
}

/**
 * Personalisation in the words of an email, an invoice or a note: `Name: Ann`.
 *
 * @param language - French puts a non-breaking space before a colon
 */
export function personalisationWords(
  values: readonly Pick<LabelledValue, 'label' | 'value'>[],
  language: Language,
): string[] {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return values.map(({ label, value }) => (label === '' ? value : `${label}${colon} ${value}`));
}
