import type { PersonalisationField } from '@omnis/contract';
import { longestPersonalisation, mostPersonalisationFields, personalisationFaults } from '@omnis/models';
import type { ProductTexts } from '../texts/product/index.ts';

/** A field for shoppers as it is edited; null while nothing is typed. */
export interface EditedField extends Omit<PersonalisationField, 'choices' | 'maxLength' | 'price'> {
  readonly choices: readonly string[];
  readonly maxLength: number | null;
  readonly price: number | null;
}

/** An id that no other field has. */
function freeId(fields: readonly EditedField[]): string {
  const taken = new Set(fields.map(({ id }) => id));
  let count = fields.length + 1;
  while (taken.has(`field-${count}`)) count += 1;
  return `field-${count}`;
}

/** The fields with one more, of a text. */
export function withNewField(fields: readonly EditedField[]): readonly EditedField[] {
  const plain = { label: '', help: '', required: false, maxLength: 20, pattern: '', choices: [], price: 0 };
  return [...fields, { id: freeId(fields), kind: 'text', characters: 'any', ...plain }];
}

/** Tells whether another field may be added. */
export const mayAddField = (fields: readonly EditedField[]): boolean =>
  fields.length < mostPersonalisationFields;

/** Choices as they are typed, one a line. */
export const choiceLines = (text: string): readonly string[] => text.split('\n');

/** The choices that are there, without empty lines and spaces around them. */
const tidyChoices = (choices: readonly string[]): string[] =>
  choices.map((choice) => choice.trim()).filter((choice) => choice !== '');

/** The fields as they are sent. */
export function fieldsToSend(fields: readonly EditedField[]): PersonalisationField[] {
  return fields.map(({ choices, maxLength, price, ...field }) => ({
    ...field,
    label: field.label.trim(),
    help: field.help.trim(),
    pattern: field.characters === 'regex' ? field.pattern.trim() : '',
    choices: field.kind === 'choice' ? tidyChoices(choices) : [],
    // A choice has a limit too, which counts once it becomes a text.
    maxLength: field.kind === 'choice' ? (maxLength ?? 20) : (maxLength ?? 0),
    price: price ?? 0,
  }));
}

type Fault = [field: string, message: string];

/** Faults in the fields, at `personalisation.{place}.{key}` as the server names it. */
export function fieldErrors(t: ProductTexts, fields: readonly EditedField[]): Fault[] {
  const sent = fieldsToSend(fields);
  const faults = personalisationFaults(sent.map((field) => ({ ...field, priceMinor: 0 })));
  return [
    ...faults.map(({ at, key, message }): Fault => [`personalisation.${at}.${key}`, message]),
    ...sent.flatMap(({ price }, at): Fault[] =>
      price < 0 || price > 10_000 ? [[`personalisation.${at}.price`, t('surchargeFault')]] : [],
    ),
  ];
}

/** Characters that a text may have at most. */
export const longestText = longestPersonalisation;
