import { z } from 'zod';
import { defineCall } from '../call.ts';
import { v3 } from '../prefixes.ts';
import { timestamp } from './common.ts';

/** A permission that somebody asked for. */
export const permissionRequestSchema = z.object({
  id: z.string(),
  permission: z.string(),
  reason: z.string(),
  state: z.enum(['open', 'granted', 'refused', 'expired']),
  /** Note given with the decision. */
  note: z.string(),
  askedAt: timestamp,
  expiresAt: timestamp,
  decidedAt: timestamp.nullable(),
  /** Name of the person who decided; '' while nobody has. */
  decidedBy: z.string(),
  requester: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});
/** A permission that somebody asked for. */
export type PermissionRequest = z.output<typeof permissionRequestSchema>;

const requests = z.object({ items: z.array(permissionRequestSchema) });

export const atlasRequestPermissions = defineCall('atlas.requestPermissions', {
  method: 'POST',
  path: `${v3}/atlas/permissions/request/:permissions/`,
  access: 'staff',
  summary:
    'Ask for permissions, a comma list, with a reason (storefront.md §7). 422 for one that does not exist, 409 for one that is held or was asked for.',
  params: z.object({ permissions: z.string().min(1).max(600) }),
  body: z.object({ reason: z.string().trim().min(1, 'This field is required').max(500) }),
  response: requests,
  status: 201,
});

export const atlasMyPermissionRequests = defineCall('atlas.myPermissionRequests', {
  method: 'GET',
  path: `${v3}/atlas/permissions/mine/`,
  access: 'staff',
  summary: 'The permission requests of the signed-in member of staff, latest first.',
  response: requests,
});

export const atlasPermissionRequests = defineCall('atlas.permissionRequests', {
  method: 'GET',
  path: `${v3}/atlas/permissions/requests/`,
  access: 'staff',
  permission: 'permissions.grant',
  summary:
    'The permission requests of others that the signed-in member of staff may decide: open and recently decided.',
  response: requests,
});

export const atlasDecidePermissionRequest = defineCall('atlas.decidePermissionRequest', {
  method: 'POST',
  path: `${v3}/atlas/permissions/requests/:id/decide/`,
  access: 'staff',
  permission: 'permissions.grant',
  summary:
    'Grant or refuse a request. 409 when it was decided or has expired. Granting ends the sessions of who asked.',
  params: z.object({ id: z.string().min(1).max(60) }),
  body: z.object({
    decision: z.enum(['grant', 'refuse']),
    note: z.string().trim().max(500).default(''),
  }),
  response: permissionRequestSchema,
});
