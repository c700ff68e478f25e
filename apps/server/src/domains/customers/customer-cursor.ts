import type { CustomerSort } from '@omnis/models';
import { z } from 'zod';

/** The place where a page of customers ended, in its sort. */
export interface CustomerPlace {
  readonly sort: CustomerSort;
  /** A time as PostgreSQL writes it, or minor units. */
  readonly value: string;
  readonly id: string;
}

const schema = z.union([
  z.tuple([z.enum(['last_order', 'newest']), z.string().regex(/^[\d :.+-]{10,40}$/), z.uuid()]),
  z.tuple([z.literal('spent'), z.string().regex(/^-?\d{1,18}$/), z.uuid()]),
]);

/** The cursor behind a customer. */
export const writePlace = ({ sort, value, id }: CustomerPlace): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

/** A cursor that was sent; null for any other text, and for one of another sort. */
export function readPlace(text: string, sort: CustomerSort): CustomerPlace | null {
  try {
    const [of, value, id] = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return of === sort ? { sort: of, value, id } : null;
  } catch {
    return null;
  }
}
