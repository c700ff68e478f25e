import { z } from 'zod';
import { currencyCodes } from '../currencies.ts';

// Fields that the entities share. The spec leaves optionality open: what a server does not send is
// null, '', 0, false or an empty list, and an entity is never refused for a field it lacks but its id.

/** A row's number, or the text id of another system. */
export const id = z.union([z.number().int(), z.string().min(1)]);
/** Text that is '' when not sent. */
export const text = z.string().default('');
/** Text that is null when not sent. */
export const optionalText = z.string().nullable().default(null);
/** A number that is null when not sent. */
export const optionalNumber = z.number().nullable().default(null);
/** False when not sent. */
export const flag = z.boolean().default(false);
/** UTC time, ISO 8601; null when not sent. */
export const optionalTime = z.iso.datetime({ offset: true }).nullable().default(null);
/** Money on the wire: major units; 0 when not sent. */
export const amount = z.number().default(0);
/** One of the 33 currency codes. */
export const currencyCode = z.enum(currencyCodes);
/** Keys that stand for an entity without its number, as shops name theirs. */
const standIns = ['productId', 'uuid', 'urlName', 'orderHash', 'code'];

/** A list of texts or an object, but no date: what `in` can be asked of. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entity without an id has the address or code that it is known by for one. */
function withId(value: unknown): unknown {
  if (!isRecord(value) || 'id' in value) return value;
  const found = standIns.find((name) => id.safeParse(value[name]).success);
  return found === undefined ? value : { ...value, id: value[found] };
}

/** A name alone, as the platform tells tags, as an entity. */
export const named = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? { id: value, name: value } : value;

/** A picture as the platform tells it, in the words of the entity. */
export function pictured(value: unknown): unknown {
  if (!isRecord(value) || 'original' in value || typeof value['src'] !== 'string') return value;
  const { src, alt, colour } = value;
  return { ...value, original: src, altText: alt ?? '', color: colour ?? null };
}

/** Another entity: its id alone, or as much of it as was asked for. */
export const related = z.preprocess(withId, z.union([id, z.looseObject({ id })]));
/** Another entity that may be missing; an empty text names none. */
export const optionalRelated = z
  .preprocess((value) => (value === '' ? null : value), related.nullable())
  .default(null);
/** Other entities. */
export const relatedList = z.array(related).default([]);
/** Texts; empty when not sent. */
export const texts = z.array(z.string()).default([]);
/** Values by name; empty when not sent. */
export const values = z.record(z.string(), z.unknown()).default({});
