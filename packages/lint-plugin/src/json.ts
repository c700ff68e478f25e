/** A JSON object whose values have not been looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys of an object with string values; anything else counts as empty. */
export function stringRecord(value: unknown): ReadonlyMap<string, string> {
  if (!isObject(value)) return new Map();
  return new Map(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
