import {
  isRecord,
  readChoice,
  readFlag,
  readList,
  readNumber,
  readRecords,
  readText,
  readValue,
  type NumberBounds,
  type Values,
} from './read.ts';

/** Kinds of property; see `FieldTypes` for the fields that the editor asks for each by. */
export type PropertyKind =
  | 'text'
  | 'html'
  | 'link'
  | 'media'
  | 'collection'
  | 'font'
  | 'colour'
  | 'switch'
  | 'number'
  | 'select'
  | 'list'
  | 'texts'
  | 'group';

/** One property of a type: its kind, and the value that a component is given for whatever a page holds under a key. */
export interface Property<T, Kind extends PropertyKind = PropertyKind> {
  readonly kind: Kind;
  readonly read: (values: Values, key: string) => T;
}

/** A property that is one of a few words. */
export interface ChoiceProperty<C extends string> extends Property<C, 'select'> {
  readonly options: readonly C[];
}

/** The properties of a type by key. */
export type Properties = Readonly<Record<string, Property<unknown>>>;

/** The values that a component is given: each property of its type, of its kind. */
export type ReadProperties<P extends Properties> = {
  readonly [K in keyof P]: ReturnType<P[K]['read']>;
};

/** Reads the properties of a block by those of its type; never throws, whatever the JSON is. */
export function readProperties<P extends Properties>(properties: P, values: Values): ReadProperties<P> {
  const entries = Object.entries(properties).map(([key, { read }]) => [key, read(values, key)]);
  // Safe: the entries have the names and values of the record.
  return Object.fromEntries(entries) as ReadProperties<P>;
}

const trimmed = (values: Values, key: string): string => readText(values, key).trim();

/** A line of text, without spaces around it; '' where there is none. */
export const text: Property<string, 'text'> = { kind: 'text', read: trimmed };
/** Text with its spaces and lines. */
export const wholeText: Property<string, 'text'> = {
  kind: 'text',
  read: (values, key) => readText(values, key),
};
/** HTML, as it was given: show it by `<RichText>`. */
export const html: Property<string, 'html'> = { kind: 'html', read: (values, key) => readText(values, key) };
/** The address of a link, as it was given: show it by `<BlockLink>`. */
export const link: Property<string, 'link'> = { kind: 'link', read: trimmed };
/** Url name of a collection. */
export const collection: Property<string, 'collection'> = { kind: 'collection', read: trimmed };
/** Name of an icon, which `<BlockIcon>` shows where there is one of that name. */
export const icon: Property<string, 'select'> = {
  kind: 'select',
  read: (values, key) => readText(values, key),
};
/** Name of a colour scheme, which the page around the block reads. */
export const scheme: Property<string, 'select'> = icon;
/** The objects of a list. */
export const records: Property<readonly Values[], 'list'> = { kind: 'list', read: readRecords };
/** The texts of a list. */
export const texts: Property<readonly string[], 'texts'> = {
  kind: 'texts',
  read: (values, key) => readList(readValue(values, key)).filter((item) => typeof item === 'string'),
};
/** An object, whose fields have dotted keys; empty where there is none. */
export const group: Property<Values, 'group'> = {
  kind: 'group',
  read: (values, key) => {
    const value = readValue(values, key);
    return isRecord(value) ? value : {};
  },
};

/** Text where there may be none. */
export function textOr(fallback: string): Property<string, 'text'> {
  return { kind: 'text', read: (values, key) => readText(values, key, fallback) };
}

/** A choice whose words the app knows, such as the groups of its chat. */
export function select(fallback: string): Property<string, 'select'> {
  return { kind: 'select', read: (values, key) => trimmed(values, key) || fallback };
}

/** A switch, off unless told. */
export function flag(fallback = false): Property<boolean, 'switch'> {
  return { kind: 'switch', read: (values, key) => readFlag(values, key, fallback) };
}

/** A switch that what stands around the block sets where the block does not; null then. */
export const ownFlag: Property<boolean | null, 'switch'> = {
  kind: 'switch',
  read: (values, key) => {
    const value = readValue(values, key);
    return typeof value === 'boolean' ? value : null;
  },
};

/** A number within its bounds. */
export function number<F extends number | null>(bounds: NumberBounds<F>): Property<number | F, 'number'> {
  return { kind: 'number', read: (values, key) => readNumber(values, key, bounds) };
}

/** One of a few words; the first argument lists all of them, the second counts where none was chosen. */
export function choice<const C extends string>(
  options: readonly C[],
  fallback: NoInfer<C>,
): ChoiceProperty<C> {
  return {
    kind: 'select',
    options,
    read: (values, key) => readChoice(values, key, { options, fallback }),
  };
}
