import { z } from 'zod';
import { defineCall } from '../call.ts';
import { v3 } from '../prefixes.ts';

const model = z.record(z.string(), z.unknown());

/** A number, a UUID, or the name of what has no other id, such as a tag. */
const modelId = z.union([z.coerce.number().int(), z.uuid(), z.string().min(1).max(60)]);

/** Types whose models have a name for an id. */
const namedTypes: ReadonlySet<string> = new Set(['badge', 'font', 'tag', 'time_interval']);
const isNumberOrUuid = (id: number | string): boolean =>
  typeof id === 'number' || z.uuid().safeParse(id).success;

export const modelsFetch = defineCall('models.fetch', {
  method: 'POST',
  path: `${v3}/models/fetch/`,
  access: 'store-or-staff',
  permission: 'staff.view',
  summary:
    'Models of one type by id: `product`, `collection`, `page`, `division`, `project`, `font` or `order_status` of a store; for its team also `order`, `order_item`, `customer`, `coupon`, `badge`, `image` and `tag` of the one that they manage; `user` and `order` in atlas. A single id gives a single model, a list of ids a list; 422 names attributes that the type does not have.',
  body: z
    .object({
      type: z.string().regex(/^[a-z_]{1,40}$/, 'Use a model name in snake case'),
      ids: z
        .union([z.array(modelId), modelId])
        .refine((ids) => !Array.isArray(ids) || ids.length <= 100, 'Ask for at most 100 at once'),
      relations: z.array(z.string()).max(20).default([]),
      attributes: z.array(z.string()).max(60).default([]),
    })
    .refine(({ type, ids }) => namedTypes.has(type) || [ids].flat().every(isNumberOrUuid), {
      error: 'Use numbers or UUIDs',
      path: ['ids'],
    }),
  response: z.object({ data: z.union([z.array(model), model]) }),
});
