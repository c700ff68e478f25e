import { postLimits, postStates } from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams, done } from '../call.ts';
import { timestamp } from './common.ts';
import { dashboard } from '../prefixes.ts';
import { readVersion } from './read-version.ts';

const atMost = (length: number) => `At most ${length} characters`;
const text = (length: number) => z.string('Enter a text').trim().max(length, atMost(length));

const fields = {
  title: text(postLimits.title).min(1, 'This field is required'),
  /** Last part of its address. A former one leads to the new one. */
  url: text(postLimits.url).min(1, 'This field is required'),
  excerpt: text(postLimits.excerpt),
  /** HTML; scripts, styles and unsafe links are taken out. */
  content: z.string('Enter a text').max(postLimits.content, atMost(postLimits.content)),
  imageAlt: text(postLimits.imageAlt),
  tags: z
    .array(text(postLimits.tag).min(1, 'A tag cannot be empty'))
    .max(postLimits.tags, `At most ${postLimits.tags} tags`),
  author: text(postLimits.author),
  /** When shoppers see it: null for a draft, in the future for a scheduled post. */
  publishedAt: z.iso.datetime({ offset: true, error: 'Enter a date with its time' }).nullable(),
};

/** A post in the list of the store's team. */
export const managedPostRowSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  url: z.string(),
  image: z.string().nullable(),
  author: z.string(),
  tags: z.array(z.string()),
  state: z.enum(postStates),
  publishedAt: timestamp.nullable(),
  updatedAt: timestamp,
});
/** A post in the list of the store's team. */
export type ManagedPostRow = z.output<typeof managedPostRowSchema>;

/** A post as the store's team edits it. */
export const managedPostSchema = managedPostRowSchema.extend({
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
  excerpt: z.string(),
  content: z.string(),
  imageAlt: z.string(),
  /** Address of its page in the store. */
  storeUrl: z.string(),
});
/** A post as the store's team edits it. */
export type ManagedPost = z.output<typeof managedPostSchema>;

const one = divisionParams.extend({ id: z.coerce.number().int().positive() });

export const dashboardPosts = defineCall('dashboard.posts', {
  method: 'GET',
  path: `${dashboard}/blog/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Posts of the blog of a store with drafts, last changed first.',
  params: divisionParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(250).default(50),
    /** `next` of the page before. */
    cursor: z.string().max(200).optional(),
    state: z.enum(postStates).optional(),
    /** In the title. */
    search: z.string().trim().max(120).optional(),
  }),
  response: z.object({
    items: z.array(managedPostRowSchema),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
  }),
});

export const dashboardPost = defineCall('dashboard.post', {
  method: 'GET',
  path: `${dashboard}/blog/:id/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'A post of the blog of a store with its text.',
  params: one,
  response: managedPostSchema,
});

export const dashboardCreatePost = defineCall('dashboard.createPost', {
  method: 'POST',
  path: `${dashboard}/blog/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Write a post; a title is enough. Without a time it is a draft.',
  status: 201,
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    title: fields.title,
    url: fields.url.optional(),
    excerpt: fields.excerpt.default(''),
    content: fields.content.default(''),
    imageAlt: fields.imageAlt.default(''),
    tags: fields.tags.default([]),
    author: fields.author.default(''),
    publishedAt: fields.publishedAt.default(null),
  }),
  response: managedPostSchema,
});

export const dashboardUpdatePost = defineCall('dashboard.updatePost', {
  method: 'PATCH',
  path: `${dashboard}/blog/:id/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Change a post, publish it, schedule it or make it a draft again.',
  idempotent: 'optional',
  params: one,
  body: z
    .object({ ...fields, image: z.null() })
    .partial()
    .extend({
      version: readVersion,
    }),
  response: managedPostSchema,
});

export const dashboardSetPostImage = defineCall('dashboard.setPostImage', {
  method: 'POST',
  path: `${dashboard}/blog/:id/image/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Upload the image of a post: PNG, JPEG, WebP, AVIF or GIF, up to 40 megapixels.',
  idempotent: 'optional',
  upload: true,
  params: one,
  response: managedPostSchema,
});

export const dashboardDeletePost = defineCall('dashboard.deletePost', {
  method: 'DELETE',
  path: `${dashboard}/blog/:id/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Delete a post; its page is gone.',
  idempotent: 'optional',
  params: one,
  response: done,
});
