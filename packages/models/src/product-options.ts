/** A value of an option, with its swatch where it is a colour. */
export interface OptionValue {
  readonly name: string;
  /** `#rrggbb`; null where no colour is known. */
  readonly hex: string | null;
}

/** Something that a shopper chooses of a product, such as its colour, its size or its scent. */
export interface NamedOption {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

/** How much a product may have. */
export const productLimits = {
  options: 3,
  values: 100,
  variants: 250,
  optionName: 40,
  valueName: 60,
  /** Characters of the keywords for search engines. */
  metaKeywords: 255,
} as const;

/** Limits of the files that an owner attaches to a product: number, size and types (platform.md §3 Product: files). */
export const productFileLimits = {
  files: 20,
  /** Of one file. */
  bytes: 10 * 1024 * 1024,
  title: 80,
  formats: ['pdf', 'png', 'jpg', 'jpeg'],
} as const;

/** Joins the values of two options in one size. */
const joint = ' / ';

// Shops name their options in their own language.
const colourName =
  /colou?r|farbe|couleur|kleur|^cor$|färg|farve|^farge$|kolor|barva|farba|^väri|culoare|renk|χρώμα|цвет|колір|色|컬러|색상|สี|màu/iu;

/**
 * Tells whether an option's name says that its values are colours, in any of the languages that shops are exported in.
 *
 * @example
 * isColourOption('Farbe'); // true
 */
export const isColourOption = (name: string): boolean => colourName.test(name);

/** The place of the colours among a product's options; -1 without colours. */
const colourAt = (options: readonly Pick<NamedOption, 'name'>[]): number =>
  options.findIndex(({ name }) => isColourOption(name));

/** Colour and size of a variant: all options but the colour are its size. */
export interface VariantAxes {
  readonly colour: string;
  readonly size: string;
}

/**
 * Colour and size that a variant is known by.
 *
 * @param values - one of each option, in the order of the options
 * @example
 * axesOf([{ name: 'Scent' }, { name: 'Colour' }], ['Rose', 'Red']); // { colour: 'Red', size: 'Rose' }
 */
export function axesOf(
  options: readonly Pick<NamedOption, 'name'>[],
  values: readonly string[],
): VariantAxes {
  const colour = colourAt(options);
  return {
    colour: values[colour] ?? '',
    size: values.filter((_value, at) => at !== colour).join(joint),
  };
}

/**
 * The values that a variant has of each option, in the order of the options: the reverse of {@link axesOf}.
 */
export function valuesOfVariant(
  options: readonly Pick<NamedOption, 'name'>[],
  { colour, size }: VariantAxes,
): string[] {
  const at = colourAt(options);
  const others = options.length - (at < 0 ? 0 : 1);
  const rest = others > 1 ? size.split(joint) : [size];
  return options.map((_option, index) => (index === at ? colour : (rest.shift() ?? '')));
}

/** The name of what is chosen beside the colour, such as `Size` or `Scent / Wax`; '' where nothing is. */
export function sizeNameOf(options: readonly Pick<NamedOption, 'name'>[]): string {
  const at = colourAt(options);
  return options
    .filter((_option, index) => index !== at)
    .map(({ name }) => name)
    .join(joint);
}

/** The options of a product whose variants are known by colour and size alone, as imported ones are. */
export function optionsOfAxes(
  variants: readonly VariantAxes[],
  swatches: readonly OptionValue[],
): NamedOption[] {
  const distinct = (values: readonly string[]): string[] =>
    [...new Set(values)].filter((value) => value !== '');
  const colours = distinct([...swatches.map(({ name }) => name), ...variants.map(({ colour }) => colour)]);
  const sizes = distinct(variants.map(({ size }) => size));
  return [
    ...(colours.length === 0
      ? []
      : [
          {
            name: 'Colour',
            values: colours.map((name) => ({
              name,
              hex: swatches.find((swatch) => swatch.name === name)?.hex ?? null,
            })),
          },
        ]),
    ...(sizes.length === 0 ? [] : [{ name: 'Size', values: sizes.map((name) => ({ name, hex: null })) }]),
  ];
}

/** Every choice that a product's options allow, in the order of the options; one empty choice without options. */
export function combinationsOf(options: readonly NamedOption[]): string[][] {
  return options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ name }) => [...row, name])),
    [[]],
  );
}

const folded = (text: string): string => text.trim().toLocaleLowerCase('en');

function firstRepeat(names: readonly string[]): number {
  const all = names.map(folded);
  return all.findIndex((name, at) => all.indexOf(name) !== at);
}

/** Faults of a product's options, by field. */
export interface OptionsFault {
  /** `options`, `options.0.name`, `options.0.values` or `options.0.values.1.name`. */
  readonly field: string;
  readonly message: string;
}

function valuesFault({ values }: NamedOption, at: number, isJoined: boolean): OptionsFault | null {
  const field = `options.${at}.values`;
  if (values.length === 0) return { field, message: 'Add a value' };
  if (values.length > productLimits.values)
    return { field, message: `An option has at most ${productLimits.values} values` };
  const names = values.map(({ name }) => name);
  const empty = names.findIndex((name) => name.trim() === '');
  if (empty >= 0) return { field: `${field}.${empty}.name`, message: 'This field is required' };
  const repeat = firstRepeat(names);
  if (repeat >= 0) return { field: `${field}.${repeat}.name`, message: 'This option already has this value' };
  const split = isJoined ? names.findIndex((name) => name.includes(joint)) : -1;
  return split < 0
    ? null
    : { field: `${field}.${split}.name`, message: 'A value cannot contain a slash between spaces' };
}

/**
 * Checks a product's options: at most three, with names and values that differ, and at most 250 variants.
 *
 * @returns the first fault with its field; null where there is none
 */
export function optionsFault(options: readonly NamedOption[]): OptionsFault | null {
  if (options.length > productLimits.options)
    return { field: 'options', message: `A product has at most ${productLimits.options} options` };
  const names = options.map(({ name }) => name);
  const unnamed = names.findIndex((name) => name.trim() === '');
  if (unnamed >= 0) return { field: `options.${unnamed}.name`, message: 'This field is required' };
  const repeat = firstRepeat(names);
  if (repeat >= 0)
    return { field: `options.${repeat}.name`, message: 'This product already has an option of this name' };
  const colour = colourAt(options);
  const isJoined = options.length - (colour < 0 ? 0 : 1) > 1;
  for (const [at, option] of options.entries()) {
    const fault = valuesFault(option, at, isJoined && at !== colour);
    if (fault !== null) return fault;
  }
  return null;
}

/** A row of the grid of variants. */
export interface VariantChoice {
  /** One value of each option, in the order of the options. */
  readonly values: readonly string[];
}

/**
 * The variants of a product whose options change: every choice that the options allow, in their order. A variant that is
 * there stays, under its new values, where it is told apart by what it had; each stays once.
 *
 * @param options - as they were, and as they are to be
 * @param rows - the variants as they were
 * @param fresh - makes a variant of a choice that is new
 * @example
 * const rows: (VariantChoice & { id: number })[] = [{ values: [], id: 1 }];
 * const after = [{ name: 'Size', values: [{ name: 'S', hex: null }] }];
 * rearranged({ before: [], after }, rows, (values) => ({ values, id: 0 })); // [{ values: ['S'], id: 1 }]
 */
export function rearranged<T extends VariantChoice>(
  { before, after }: { readonly before: readonly NamedOption[]; readonly after: readonly NamedOption[] },
  rows: readonly T[],
  fresh: (values: readonly string[]) => T,
): T[] {
  // Where each new option was before, by its name; else by its place, as when it was renamed.
  const named = after.map(({ name }) => before.findIndex((option) => folded(option.name) === folded(name)));
  const from = named.map((place, at) =>
    place >= 0 || at >= before.length || named.includes(at) ? place : at,
  );
  const left = new Set(rows);
  return combinationsOf(after).map((values) => {
    const kept = [...left].find((row) =>
      values.every((value, at) => {
        const place = from[at] ?? -1;
        // An added option is told by its first value, which the variant gets.
        return place < 0 ? after[at]?.values[0]?.name === value : row.values[place] === value;
      }),
    );
    if (kept === undefined) return fresh(values);
    left.delete(kept);
    return { ...kept, values };
  });
}
