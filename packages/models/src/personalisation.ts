/** How a shopper fills in a field: by writing, or by choosing. */
export const personalisationKinds = ['text', 'choice'] as const;

/**
 * The characters that a text may have, by the rule of platform.md §5 that judges it; `any` takes every sign that can be printed, and
 * `regex` what fits a pattern of the owner.
 */
export const personalisationCharacters = [
  'any',
  'alpha',
  'alpha_spaces',
  'alpha_dash',
  'numeric',
  'lowercase',
  'number_required',
  'regex',
] as const;

/** The characters that a text may have. */
export type PersonalisationCharacters = (typeof personalisationCharacters)[number];

/** Characters that the pattern of a field has at most. */
export const longestPattern = 200;

/** Something that a shopper may have put on a product, as its owner defines it. Money in minor units. */
export interface PersonalisationField {
  /** Names the field for as long as it is there, whatever its label becomes. */
  readonly id: string;
  readonly kind: (typeof personalisationKinds)[number];
  readonly label: string;
  /** A line below the field; '' for none. */
  readonly help: string;
  readonly required: boolean;
  /** Characters that a text may have. */
  readonly maxLength: number;
  /** The characters that a text may have; `any` unless told. */
  readonly characters?: PersonalisationCharacters | undefined;
  /** The pattern that the whole text must fit, with `regex`; '' otherwise. */
  readonly pattern?: string | undefined;
  /** Choices; empty for a text. */
  readonly choices: readonly string[];
  /** Price when it is filled in, tax included, on top of the price of one; in the store's own currency. */
  readonly priceMinor: number;
}

/** Answer of a shopper to a field. */
export interface PersonalisationValue {
  /** Of the field. */
  readonly id: string;
  readonly value: string;
}

/** Fault in an answer. */
export interface PersonalisationFault {
  /** Of the field; what the answer was given for where there is no such field. */
  readonly id: string;
  /** '' where there is no such field. */
  readonly label: string;
  readonly message: string;
}

/** Result of reading answers: the personalisation of the product, or all the faults. */
export type ReadPersonalisation =
  | { readonly ok: true; readonly values: readonly PersonalisationValue[] }
  | { readonly ok: false; readonly faults: readonly PersonalisationFault[] };

/** Fields that a product has at most, and characters that a text has at most. */
export const mostPersonalisationFields = 10;
/** Characters that a text has at most, whatever its owner would allow. */
export const longestPersonalisation = 200;

/** Control characters, halves of pairs, and marks that turn the direction of what follows: none of them can be printed. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

let segments: Intl.Segmenter | undefined;

/**
 * Number of characters that a reader would count: an emoji or a letter with its accent is one.
 *
 * @example
 * characterCount('Zoë'); // 3
 */
export function characterCount(text: string): number {
  segments ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...segments.segment(text)].length;
}

/**
 * A text as it is put on the product: each letter in one form, spaces tidied.
 *
 * @example
 * tidyPersonalisation(' Ann  Lee '); // 'Ann Lee'
 */
export const tidyPersonalisation = (text: string): string => text.normalize('NFC').replace(/ +/g, ' ').trim();

/**
 * Judges what a text is made of, by the field's rule: the message, or null. The rules are those of `@omnis/validation`, which
 * this package does not know.
 */
export type JudgeCharacters = (field: PersonalisationField, value: string) => string | null;

function faultOf(field: PersonalisationField, value: string, judge: JudgeCharacters): string | null {
  const { kind, required, maxLength, choices } = field;
  if (value === '') return required ? 'This field is required' : null;
  if (kind === 'choice') return choices.includes(value) ? null : 'Choose one of the list';
  if (unprintable.test(value)) return 'Use letters, numbers and signs only';
  // The second measure keeps one letter from carrying a thousand accents.
  return characterCount(value) > maxLength || value.length > maxLength * 4
    ? `At most ${maxLength} characters`
    : judge(field, value);
}

/**
 * Reads what a shopper has filled in: spaces tidied, empty answers left out, in the order of the fields
 * (platform.md §3 Product: personalizable).
 *
 * @param answers - by the id of the field
 * @param judge - says what is wrong with what a text is made of; without it, every sign that can be printed is taken
 * @example
 * const name = { id: 'name', kind: 'text', label: 'Name', help: '', required: true, maxLength: 12 } as const;
 * readPersonalisation([{ ...name, choices: [], priceMinor: 0 }], { name: ' Ann  Lee ' });
 * // { ok: true, values: [{ id: 'name', value: 'Ann Lee' }] }
 */
export function readPersonalisation(
  fields: readonly PersonalisationField[],
  answers: Readonly<Record<string, string>>,
  judge: JudgeCharacters = () => null,
): ReadPersonalisation {
  const known = new Map(Object.entries(answers));
  const values: PersonalisationValue[] = [];
  const faults: PersonalisationFault[] = [];
  for (const field of fields) {
    const value = tidyPersonalisation(known.get(field.id) ?? '');
    known.delete(field.id);
    const message = faultOf(field, value, judge);
    if (message !== null) faults.push({ id: field.id, label: field.label, message });
    else if (value !== '') values.push({ id: field.id, value });
  }
  for (const [id, value] of known) {
    if (value.trim() !== '') faults.push({ id, label: '', message: 'This product has no such field' });
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, values };
}

/**
 * Price of the fields that were filled in, on top of the price of one, in minor units.
 *
 * @param priceOf - the price of a field in the currency that is wanted; its own where left out
 * @example
 * const name = { id: 'name', kind: 'text', label: 'Name', help: '', required: true, maxLength: 12 } as const;
 * const fields = [{ ...name, choices: [], priceMinor: 500 }];
 * personalisationPrice(fields, [{ id: 'name', value: 'Ann' }]); // 500
 */
export function personalisationPrice(
  fields: readonly PersonalisationField[],
  values: readonly PersonalisationValue[],
  priceOf: (minor: number) => number = (minor) => minor,
): number {
  const filled = new Set(values.map(({ id }) => id));
  return fields.reduce((sum, { id, priceMinor }) => (filled.has(id) ? sum + priceOf(priceMinor) : sum), 0);
}

/** Fault in a field as its owner has defined it. */
export interface PersonalisationFieldFault {
  /** Place of the field. */
  readonly at: number;
  readonly key: 'id' | 'label' | 'choices' | 'maxLength' | 'pattern';
  readonly message: string;
}

/** Faults in the fields of a product as its owner has defined them; empty: none. */
export function personalisationFaults(fields: readonly PersonalisationField[]): PersonalisationFieldFault[] {
  return fields.flatMap((field, at): PersonalisationFieldFault[] => {
    const { id, label, kind, choices, maxLength } = field;
    const before = fields.slice(0, at);
    const faults: PersonalisationFieldFault[] = [];
    if (before.some((other) => other.id === id))
      faults.push({ at, key: 'id', message: 'Two fields have this id' });
    if (label.trim() === '') faults.push({ at, key: 'label', message: 'This field is required' });
    else if (before.some((other) => other.label.trim().toLowerCase() === label.trim().toLowerCase()))
      faults.push({ at, key: 'label', message: 'Two fields have this label' });
    if (kind === 'choice') {
      if (choices.length < 2) faults.push({ at, key: 'choices', message: 'Give at least two choices' });
      else if (new Set(choices).size < choices.length)
        faults.push({ at, key: 'choices', message: 'Each choice stands once' });
    } else if (!Number.isInteger(maxLength) || maxLength < 1 || maxLength > longestPersonalisation) {
      const message = `From 1 to ${longestPersonalisation} characters`;
      faults.push({ at, key: 'maxLength', message });
    }
    if (kind === 'text' && field.characters === 'regex' && (field.pattern ?? '') === '')
      faults.push({ at, key: 'pattern', message: 'This field is required' });
    return faults;
  });
}
