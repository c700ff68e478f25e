import type { DashboardPermission } from '@omnis/models';
import { z } from 'zod';
import type { CallName, CallPath } from './paths/index.ts';

/**
 * Access rule of a call. The server enforces it before a handler runs.
 * - `store`: any visitor of a store host
 * - `customer`: a signed-in customer of the store that the host names
 * - `store-or-staff`: any visitor of a store host; on the atlas host a signed-in member of staff with the permission
 * - `owner`: on the platform host, a member of the division in the path
 * - `visitor-or-owner`: a visitor of that store, or its owner on the platform host
 * - `staff`: on the atlas host, a signed-in member of staff
 * - `account`: any host; the handler looks at who signs in
 * - `signed-in`: any host; whoever is signed in there, for what concerns the own account
 */
export type CallAccess =
  | 'store'
  | 'customer'
  | 'owner'
  | 'visitor-or-owner'
  | 'store-or-staff'
  | 'staff'
  | 'account'
  | 'signed-in';

/** Parts of a call besides its name. */
export interface CallShape extends CallPath {
  access: CallAccess;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** Status of a good answer; 200 when left out. 201 where something new has an address of its own. */
  status?: 201;
  /**
   * Sent without cookies and taken for nobody's, so that it needs no XSRF token; another site still may not send it. Only
   * for what changes nothing of anybody.
   */
  anonymous?: boolean;
  /** `multipart/form-data` with one file in the field `file`. */
  upload?: boolean;
  /** The `Idempotency-Key` header is required; `optional`: it may be left out, and then each call counts. */
  idempotent?: true | 'optional';
  /** `Authorization: Bearer` may hold the secret of a trusted device, for clients that keep no cookies. */
  bearer?: boolean;
  /** Permission of staff that the call needs, such as `orders.view`. */
  permission?: string;
  /**
   * Dashboard permission that a member of the store's team needs; owners have all of them. `any`: membership is enough.
   * Said by every call of access `owner`; without it `visitor-or-owner` asks for membership alone.
   */
  dashboardPermission?: DashboardPermission | 'any';
}

/** One call: its shape with its name. */
export type Call<N extends CallName = CallName, S extends CallShape = CallShape> = S & { readonly name: N };

/**
 * A schema whose objects refuse fields that they do not name, at every depth; what is loose by its own word stays so, and
 * what is read by code of its own (a transform) is left alone.
 */
function refusingUnknown<T extends z.core.$ZodType>(schema: T): T {
  const closed = (inner: z.core.$ZodType): z.core.$ZodType => refusingUnknown(inner);
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.def.shape).map(([field, inner]) => [field, closed(inner)]),
    );
    return schema.clone({ ...schema.def, shape, catchall: schema.def.catchall ?? z.never() });
  }
  if (schema instanceof z.ZodArray)
    return schema.clone({ ...schema.def, element: closed(schema.def.element) });
  if (schema instanceof z.ZodRecord)
    return schema.clone({ ...schema.def, valueType: closed(schema.def.valueType) });
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return schema.clone({ ...schema.def, options: schema.def.options.map(closed) });
  if (schema instanceof z.ZodOptional)
    return schema.clone({ ...schema.def, innerType: closed(schema.def.innerType) });
  if (schema instanceof z.ZodNullable)
    return schema.clone({ ...schema.def, innerType: closed(schema.def.innerType) });
  if (schema instanceof z.ZodDefault)
    return schema.clone({ ...schema.def, innerType: closed(schema.def.innerType) });
  return schema;
}

/**
 * Names a call. `pnpm calls` then writes its path into the list of paths, and the call into the list of calls. The body of a PATCH refuses fields that it does not name, also below its first level:
 * what is left out stays, so a misspelt field would be answered as if it had been changed.
 */
export function defineCall<N extends CallName, const S extends CallShape>(name: N, shape: S): Call<N, S> {
  const strict = shape.method === 'PATCH' && shape.body ? { body: refusingUnknown(shape.body) } : {};
  return { ...shape, ...strict, name };
}

/** A division in a path: its number. */
export const divisionParams = z.object({ division: z.coerce.number().int().positive() });

/** Page of a list: from 1, at most 100 rows. */
export const pagingQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(24),
});

/**
 * Page of a list of the dashboard: `limit` rows, at most 250, from `cursor` on. `page` and `perPage` are for tables that
 * show page numbers; `limit` goes before `perPage`, and `cursor` before `page`.
 */
export const cursorQuery = pagingQuery.extend({
  limit: z.coerce.number().int().min(1).max(250).optional(),
  /** `next` of the page before. */
  cursor: z.string().max(1000).optional(),
});

/** Envelope of every list around its items. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    perPage: z.number().int(),
  });
}

/** Envelope of a list that is paged by cursor, or by number. */
export function cursorListOf<T extends z.ZodType>(item: T) {
  return listOf(item).extend({
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
  });
}

/** Answer of a call that has nothing to say. */
export const done = z.object({ message: z.string() });
