import { creatorKinds, creatorLimits, creatorLinkFault, creatorUrlNameFault } from '@omnis/models';
import { z } from 'zod';
import { cursorListOf, cursorQuery, defineCall, divisionParams, done } from '../call.ts';
import { readVersion } from './read-version.ts';
import { dashboard } from '../prefixes.ts';

const link = z.object({ name: z.string(), url: z.string() });

/** Somebody who makes or designs products, as their page shows them (storefront.md §2 Route list). */
export const creatorSchema = z.object({
  urlName: z.string(),
  name: z.string(),
  kind: z.enum(creatorKinds),
  /** Plain text; an empty line parts paragraphs. */
  about: z.string(),
  image: z.string().nullable(),
  /** Elsewhere, `https` only. */
  links: z.array(link),
});
/** Somebody who makes or designs products, as their page shows them. */
export type Creator = z.output<typeof creatorSchema>;

/** A creator in the list of the store's team. */
export const managedCreatorRowSchema = z.object({
  id: z.number().int(),
  urlName: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  /** Products of theirs, hidden ones too. */
  productCount: z.number().int(),
});

/** A creator as the store's team edits them. */
export const managedCreatorSchema = managedCreatorRowSchema.extend({
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
  kind: z.enum(creatorKinds),
  about: z.string(),
  links: z.array(link),
  storeUrl: z.string(),
});
/** A creator as the store's team edits them. */
export type ManagedCreator = z.output<typeof managedCreatorSchema>;

function faultless(schema: z.ZodString, faultOf: (text: string) => string | null) {
  return schema.superRefine((text, context) => {
    const message = faultOf(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
}

const required = (most: number) => z.string().trim().min(1, 'This field is required').max(most);

const fields = z.object({
  name: required(creatorLimits.name),
  urlName: faultless(z.string().trim(), creatorUrlNameFault),
  kind: z.enum(creatorKinds),
  about: z.string().trim().max(creatorLimits.about),
  links: z
    .array(
      z.object({
        name: required(creatorLimits.linkName),
        url: faultless(z.string().trim(), creatorLinkFault),
      }),
    )
    .max(creatorLimits.links, `At most ${creatorLimits.links} links`),
});

const one = divisionParams.extend({ id: z.coerce.number().int().positive() });

export const dashboardCreators = defineCall('dashboard.creators', {
  method: 'GET',
  path: `${dashboard}/creators/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'The makers and designers of the store’s products, by name, with product counts.',
  params: divisionParams,
  query: cursorQuery.extend({ search: z.string().max(120).optional() }),
  response: cursorListOf(managedCreatorRowSchema),
});

export const dashboardCreator = defineCall('dashboard.creator', {
  method: 'GET',
  path: `${dashboard}/creators/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'One creator to edit.',
  params: one,
  response: managedCreatorSchema,
});

export const dashboardCreateCreator = defineCall('dashboard.createCreator', {
  method: 'POST',
  path: `${dashboard}/creators/`,
  access: 'owner',
  dashboardPermission: 'products',
  status: 201,
  summary: 'Add a creator. Without a `urlName`, the address is made from the name.',
  idempotent: 'optional',
  params: divisionParams,
  body: fields.partial().required({ name: true }),
  response: managedCreatorSchema,
});

export const dashboardUpdateCreator = defineCall('dashboard.updateCreator', {
  method: 'PATCH',
  path: `${dashboard}/creators/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary:
    'Change a creator; what is left out stays. `version` is the one that was read. Shoppers see it on their next load.',
  idempotent: 'optional',
  params: one,
  /** `image: null` takes the picture away. */
  body: fields.extend({ image: z.null() }).partial().extend({ version: readVersion }),
  response: managedCreatorSchema,
});

export const dashboardSetCreatorImage = defineCall('dashboard.setCreatorImage', {
  method: 'POST',
  path: `${dashboard}/creators/:id/image/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Upload the picture of a creator: PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels.',
  upload: true,
  idempotent: 'optional',
  params: one,
  response: managedCreatorSchema,
});

export const dashboardDeleteCreator = defineCall('dashboard.deleteCreator', {
  method: 'DELETE',
  path: `${dashboard}/creators/:id/`,
  access: 'owner',
  dashboardPermission: 'products',
  summary: 'Delete a creator. Their products stay, without one.',
  idempotent: 'optional',
  params: one,
  response: done,
});
