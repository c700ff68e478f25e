/** Values by key out of JSON that nobody has checked yet, such as the properties of a block. */
export type Values = Readonly<Record<string, unknown>>;

/** Tells whether a value is an object with keys: no list and not null. */
export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value under a key of its own; what is inherited, such as `constructor`, is no value. */
export function readValue(values: Values, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Text, or `fallback` when it is none. Numbers are written out: prices and the like come as either. */
export function readText(values: Values, key: string, fallback = ''): string {
  const value = readValue(values, key);
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** Bounds and default of {@link readNumber}. */
export interface NumberBounds<F extends number | null> {
  readonly fallback: F;
  readonly min?: number;
  readonly max?: number;
}

/** A number, brought to the nearest bound; text that is a number counts. */
export function readNumber<F extends number | null>(
  values: Values,
  key: string,
  { fallback, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberBounds<F>,
): number | F {
  const value = readValue(values, key);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return fallback;
  return Math.min(max, Math.max(min, number));
}

/** A switch; `fallback` when it is neither true nor false. */
export function readFlag(values: Values, key: string, fallback = false): boolean {
  const value = readValue(values, key);
  return typeof value === 'boolean' ? value : fallback;
}

/** One of a few words; `fallback` when it is none of them. */
export function readChoice<C extends string>(values: Values, key: string, choice: Choice<C>): C {
  const value = readValue(values, key);
  return choice.options.find((option) => option === value) ?? choice.fallback;
}

/** The words of a choice and the one that counts when none was chosen. */
export interface Choice<C extends string> {
  readonly options: readonly C[];
  readonly fallback: NoInfer<C>;
}

/** A list; anything else is an empty one. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list under a key. */
export function readRecords(values: Values, key: string): readonly Values[] {
  return readList(readValue(values, key)).filter(isRecord);
}
