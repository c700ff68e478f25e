import { toMinor, type CurrencyCode } from '@omnis/models';
import { findColour, type GarmentColour, type GarmentKind, isGarmentKind } from '@omnis/garments';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { slugOf } from '../slug.ts';

/** A plain product that shoppers can have printed, as a line of a catalogue says it. */
export interface Blank {
  readonly line: number;
  readonly garment: GarmentKind;
  readonly name: string;
  readonly urlName: string;
  readonly type: string;
  readonly gender: string;
  readonly colours: readonly GarmentColour[];
  /** With what each costs, in minor units of the store's currency; one nameless size where it has none. */
  readonly sizes: readonly { readonly name: string; readonly priceMinor: number }[];
  readonly grams: number;
  /** Percent. */
  readonly vat: number;
  readonly description: string;
}

/** A fault of a line, at its column. */
export interface BlankFault {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

/** Columns of a catalogue of blanks, in the order in which they are written. */
export const blankColumns = [
  'garment',
  'name',
  'type',
  'gender',
  'colours',
  'sizes',
  'price',
  'grams',
  'vat',
  'description',
] as const;

type Column = (typeof blankColumns)[number];

const recordSchema = z.object({
  record: z.record(z.string(), z.string()),
  info: z.object({ lines: z.number() }),
});

const amount = /^\d{1,6}(?:\.\d{1,3})?$/;

function readSizes(text: string, price: number, minor: (major: number) => number): Blank['sizes'] | null {
  const names = text.split(/\s+/).filter(Boolean);
  if (names.length === 0) return [{ name: '', priceMinor: minor(price) }];
  const sizes = names.map((each) => {
    const [name = '', extra = '0', ...more] = each.split('+');
    return name !== '' && amount.test(extra) && more.length === 0
      ? { name, priceMinor: minor(price + Number(extra)) }
      : null;
  });
  const read = sizes.flatMap((size) => size ?? []);
  return read.length === sizes.length && new Set(read.map(({ name }) => name)).size === read.length
    ? read
    : null;
}

function readBlank(
  row: Readonly<Record<string, string>>,
  line: number,
  currency: CurrencyCode,
): { blank: Blank } | { faults: BlankFault[] } {
  const faults: BlankFault[] = [];
  const fault = (field: Column, message: string): void => void faults.push({ line, field, message });
  const cell = (name: Column): string => (row[name] ?? '').trim();
  const text = (name: Column, most: number, isRequired = true): string => {
    const value = cell(name);
    if (isRequired && value === '') fault(name, 'is missing');
    if (value.length > most) fault(name, `has more than ${most} characters`);
    return value;
  };
  const garment = cell('garment');
  const kind = isGarmentKind(garment) && garment !== 'gift-card' ? garment : null;
  if (kind === null) fault('garment', `“${garment}” is nothing that can be drawn and printed`);
  const name = text('name', 120);
  const urlName = slugOf(name);
  if (name !== '' && urlName === '') fault('name', 'needs a letter or a digit for its address');
  const colours = cell('colours').split(/\s+/).filter(Boolean);
  const found = colours.flatMap((slug) => findColour(slug) ?? []);
  const unknown = colours.find((slug) => !findColour(slug));
  if (colours.length === 0) fault('colours', 'is missing');
  if (unknown !== undefined) fault('colours', `“${unknown}” is no colour that can be drawn`);
  if (new Set(found.map(({ slug }) => slug)).size < found.length) fault('colours', 'names a colour twice');
  const price = cell('price');
  const isPrice = amount.test(price) && Number(price) > 0;
  if (!isPrice) fault('price', `“${price}” is no price such as 24.00`);
  const sizes = readSizes(cell('sizes'), isPrice ? Number(price) : 1, (major) => toMinor(major, currency));
  if (sizes === null) fault('sizes', 'must be names with spaces between, such as S M L XL+2.00, each once');
  const grams = cell('grams');
  if (!/^\d{1,6}$/.test(grams)) fault('grams', `“${grams}” is no whole number of grams`);
  const vat = cell('vat');
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(vat)) fault('vat', `“${vat}” is no percentage such as 20`);
  const gender = cell('gender');
  if (!['', 'men', 'women', 'kids', 'unisex'].includes(gender))
    fault('gender', `must be men, women, kids, unisex or empty, not “${gender}”`);
  const type = text('type', 80);
  const description = text('description', 1000, false);
  if (faults.length > 0 || kind === null || sizes === null) return { faults };
  return {
    blank: {
      line,
      garment: kind,
      name,
      urlName,
      type,
      gender,
      colours: found,
      sizes,
      grams: Number(grams),
      vat: Number(vat),
      description,
    },
  };
}

/**
 * Reads a catalogue of blanks (CSV), with what is wrong in it, line by line.
 *
 * @param currency - that the prices are in: the store's own
 */
export function readBlanks(text: string, currency: CurrencyCode): { blanks: Blank[]; faults: BlankFault[] } {
  let records: unknown;
  try {
    records = parse(text, { columns: true, info: true, bom: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(Reflect.get(error, 'lines') ?? 1);
    return { blanks: [], faults: [{ line, field: 'the line', message: error.message }] };
  }
  const rows = z.array(recordSchema).parse(records);
  const [first] = rows;
  const missing = blankColumns.filter((name) => first && !Object.hasOwn(first.record, name));
  if (!first) return { blanks: [], faults: [{ line: 1, field: 'the file', message: 'has no lines' }] };
  if (missing.length > 0)
    return {
      blanks: [],
      faults: missing.map((field) => ({ line: 1, field, message: 'is no column of this file' })),
    };
  const blanks: Blank[] = [];
  const faults: BlankFault[] = [];
  const names = new Map<string, number>();
  for (const { record, info } of rows) {
    const read = readBlank(record, info.lines, currency);
    if ('faults' in read) {
      faults.push(...read.faults);
      continue;
    }
    const before = names.get(read.blank.urlName);
    if (before !== undefined)
      faults.push({ line: info.lines, field: 'name', message: `is that of line ${before} too` });
    names.set(read.blank.urlName, info.lines);
    blanks.push(read.blank);
  }
  return { blanks, faults };
}
