import type { CallArg } from '@omnis/api-client';
import {
  printColours,
  printField,
  printPositionCodes,
  quoteLines,
  quoteProducts,
  quoteSizes,
  sizeField,
  type PrintColours,
  type PrintPosition,
  type QuoteProduct,
  type QuoteSize,
} from '@omnis/models';
import type { SubmitFault } from '@omnis/ui';
import type { RefusedForm } from '@omnis/shop-kit';

type SizeTexts = Record<`sizes.${QuoteSize}`, string>;
type PrintChoices = Record<`prints.${PrintPosition}`, PrintColours | ''>;

/** Values of the form; every field is named as it is sent without scripts. */
export interface QuoteValues extends SizeTexts, PrintChoices {
  product: QuoteProduct;
  colour: string;
  deadline: string;
  details: string;
  artwork: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  vatNumber: string;
  country: string;
  /** Nothing: what is wrong with the sizes, or the prints, as a whole stands here. */
  sizes: string;
  prints: string;
}

/** The code among the keys of a list; undefined when it is none of them. */
function codeOf<K extends string>(names: Readonly<Record<K, string>>, text: string): K | undefined {
  // Safe: the lists have no keys besides those of their types.
  return (Object.keys(names) as K[]).find((code) => code === text);
}

/** First values of the form: those typed before, where it was sent and refused, or reloaded. */
export function firstValues(country: string, form: Pick<RefusedForm, 'values'> | null): QuoteValues {
  const typed = (field: string): string => form?.values[field] ?? '';
  const size = (of: QuoteSize): string => typed(sizeField(of));
  const print = (at: PrintPosition): PrintColours | '' => codeOf(printColours, typed(printField(at))) ?? '';
  return {
    product: codeOf(quoteProducts, typed('product')) ?? 't-shirts',
    colour: typed('colour'),
    deadline: typed('deadline'),
    details: typed('details'),
    artwork: typed('artwork'),
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    email: typed('email'),
    phone: typed('phone'),
    company: typed('company'),
    vatNumber: typed('vatNumber'),
    country: typed('country') || country,
    'sizes.XS': size('XS'),
    'sizes.S': size('S'),
    'sizes.M': size('M'),
    'sizes.L': size('L'),
    'sizes.XL': size('XL'),
    'sizes.2XL': size('2XL'),
    'sizes.3XL': size('3XL'),
    'sizes.One size': size('One size'),
    'prints.front': print('front'),
    'prints.back': print('back'),
    'prints.left-sleeve': print('left-sleeve'),
    'prints.right-sleeve': print('right-sleeve'),
    sizes: '',
    prints: '',
  };
}

/** The body of the call. */
export function quoteBody(values: QuoteValues): CallArg<'quotes.request'>['body'] {
  const texts = Object.fromEntries([
    ...quoteSizes.map((size) => [sizeField(size), values[sizeField(size)]]),
    ...printPositionCodes.map((at) => [printField(at), values[printField(at)]]),
  ]);
  const { sizes, prints } = quoteLines(texts);
  const { product, colour, deadline, details, artwork, firstName, lastName, email } = values;
  const { phone, company, vatNumber, country } = values;
  return {
    product,
    colour,
    sizes: [...sizes],
    prints: [...prints],
    deadline,
    details,
    ...(artwork === '' ? {} : { artwork }),
    firstName,
    lastName,
    email,
    phone,
    company,
    vatNumber,
    country,
  };
}

/** Faults of one size, or of one print, stand at all of them. */
export function groupFaults(fault: SubmitFault): SubmitFault {
  const errors = fault.errors?.map(({ field, message }) => ({
    field: /^(?:sizes|prints)\b/.exec(field)?.[0] ?? field,
    message,
  }));
  return errors ? { ...fault, errors } : fault;
}

/** Number of pieces asked for altogether, as far as they are numbers. */
export function piecesOf(values: QuoteValues): number {
  return quoteSizes.reduce((sum, size) => sum + (Number(values[sizeField(size)]) || 0), 0);
}
