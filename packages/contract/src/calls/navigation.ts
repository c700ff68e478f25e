import {
  footerLimits,
  menuEntrySchema,
  menuImageRadii,
  menuImageRatios,
  menuLimits,
  menuTextAligns,
  segmentModes,
  shadows,
  socialHref,
  type SocialNetwork,
} from '@omnis/models';
import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { dashboard } from '../prefixes.ts';
import { faceColour, faceLink, ownPicture, plainText, requiredLink, requiredText } from './face-fields.ts';
import { readVersion } from './read-version.ts';

const length = z
  .string()
  .trim()
  .regex(/^$|^\d{1,3}(?:\.\d{1,2})?(?:px|rem|em|%)$/, 'Enter a length such as 4px')
  .nullable();

const button = z.object({
  text: plainText(40),
  textColor: faceColour.default(null),
  backgroundColor: faceColour.default(null),
  borderColor: faceColour.default(null),
  borderRadius: length.default(null),
  fullWidth: z.boolean().default(false),
});

const image = z.object({
  src: ownPicture,
  title: plainText(80).default(''),
  description: plainText(200).default(''),
  link: faceLink.default(''),
  /** True: a veil in the theme's colour; a colour: a veil in that. */
  overlay: z.union([z.boolean(), faceColour]).default(null),
  borderRadius: z.enum(menuImageRadii).default('sharp'),
  ratio: z.enum(menuImageRatios).default('square'),
  textAlign: z.enum(menuTextAligns).default('left'),
  color: faceColour.default(null),
  shadow: z.enum(shadows).default('none'),
  button: button.nullable().default(null),
});

const item = z.object({
  text: requiredText(80),
  link: requiredLink,
  color: faceColour.default(null),
  backgroundColor: faceColour.default(null),
});

const segment = z
  .object({
    title: plainText(80).default(''),
    link: faceLink.default(''),
    mode: z.enum(segmentModes).nullable().default(null),
    image: image.nullable().default(null),
    items: z.array(item).max(menuLimits.items, `A segment has at most ${menuLimits.items} links`).default([]),
  })
  .refine(({ title, image: picture, items }) => title !== '' || picture !== null || items.length > 0, {
    path: ['title'],
    message: 'Give the segment a title, a picture or a link',
  })
  .refine(({ mode, image: picture }) => mode !== 'image' || picture !== null, {
    path: ['image'],
    message: 'Choose a picture, or another mode',
  });

const entry = z.object({
  text: requiredText(80),
  href: faceLink.default(''),
  color: faceColour.default(null),
  backgroundColor: faceColour.default(null),
  submenu: z
    .array(segment)
    .max(menuLimits.segments, `An entry has at most ${menuLimits.segments} segments`)
    .default([]),
});

/** Number of links of a menu, at every level. */
const linksOf = (entries: readonly z.output<typeof entry>[]): number =>
  entries.reduce(
    (sum, { submenu }) => submenu.reduce((all, { items }) => all + 1 + items.length, sum + 1),
    0,
  );

const mainMenu = z
  .array(entry)
  .max(menuLimits.entries, `A menu has at most ${menuLimits.entries} entries`)
  .refine(
    (entries) => linksOf(entries) <= menuLimits.links,
    `A menu has at most ${menuLimits.links} links in all`,
  );

/** The main menu of a store, as its team edits it (storefront.md §3, Main-menu entry). */
const editedMenuSchema = z.object({
  mainMenu: z.array(menuEntrySchema),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});
/** The main menu of a store, as its team edits it. */
export type EditedMenu = z.output<typeof editedMenuSchema>;

export const dashboardMenu = defineCall('dashboard.menu', {
  method: 'GET',
  path: `${dashboard}/menu/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'The main menu of a store.',
  params: divisionParams,
  response: editedMenuSchema,
});

export const dashboardUpdateMenu = defineCall('dashboard.updateMenu', {
  method: 'PATCH',
  path: `${dashboard}/menu/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Change the main menu; the shop shows it from its next page on.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({ version: readVersion, mainMenu }),
  response: editedMenuSchema,
});

/** A handle or an https address at a network; '' for none. */
const presence = (network: SocialNetwork) =>
  z
    .string()
    .trim()
    .max(500, 'At most 500 characters')
    .refine(
      (text) => text === '' || socialHref(network, text) !== '',
      'Enter a name such as @yourshop, or an address that starts with https://',
    );

const social = z.object({
  tiktok: presence('tiktok'),
  twitter: presence('twitter'),
  youtube: presence('youtube'),
  facebook: presence('facebook'),
  linkedin: presence('linkedin'),
  instagram: presence('instagram'),
} satisfies Record<SocialNetwork, z.ZodType>);

const column = z.object({
  title: requiredText(80),
  items: z
    .array(z.object({ text: requiredText(80), link: requiredLink }))
    .max(footerLimits.items, `A column has at most ${footerLimits.items} links`),
});

/** The footer of a store, as its team edits it (storefront.md §1). */
const editedFooterSchema = z.object({
  columns: z.array(
    z.object({ title: z.string(), items: z.array(z.object({ text: z.string(), link: z.string() })) }),
  ),
  /** Name or address at each network; '' for none. */
  social: z.object({
    tiktok: z.string(),
    twitter: z.string(),
    youtube: z.string(),
    facebook: z.string(),
    linkedin: z.string(),
    instagram: z.string(),
  }),
  /** True when the marks of the ways to pay are shown. */
  payments: z.boolean(),
  /** Brands that are shown for the ways to pay that the store offers. */
  marks: z.array(z.string()),
  /** Last lines of the footer. */
  smallPrint: z.string(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});
/** The footer of a store, as its team edits it. */
export type EditedFooter = z.output<typeof editedFooterSchema>;

export const dashboardFooter = defineCall('dashboard.footer', {
  method: 'GET',
  path: `${dashboard}/footer/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'The footer of a store: columns of links, social networks, marks of the ways to pay, small print.',
  params: divisionParams,
  response: editedFooterSchema,
});

export const dashboardUpdateFooter = defineCall('dashboard.updateFooter', {
  method: 'PATCH',
  path: `${dashboard}/footer/`,
  access: 'owner',
  dashboardPermission: 'pages',
  summary: 'Change the footer; the shop shows it from its next page on. Fields left out stay.',
  idempotent: 'optional',
  params: divisionParams,
  body: z.object({
    version: readVersion,
    columns: z
      .array(column)
      .max(footerLimits.columns, `A footer has at most ${footerLimits.columns} columns`)
      .optional(),
    social: social.partial().optional(),
    payments: z.boolean().optional(),
    smallPrint: plainText(footerLimits.smallPrint).optional(),
  }),
  response: editedFooterSchema,
});
