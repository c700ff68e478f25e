import { z } from 'zod';
import { shadows } from '../block-look.ts';
import { menuImageRadii, menuImageRatios, menuTextAligns } from '../menu.ts';
import { flag, optionalText, text } from './fields.ts';

/** Picture of a menu segment (storefront.md §3). */
export const menuImageSchema = z.looseObject({
  src: z.string(),
  title: text,
  description: text,
  link: text,
  overlay: z.union([z.boolean(), z.string()]).nullable().default(null),
  borderRadius: z.enum(menuImageRadii).default('sharp'),
  ratio: z.enum(menuImageRatios).default('square'),
  textAlign: z.enum(menuTextAligns).default('left'),
  color: optionalText,
  shadow: z.enum(shadows).default('none'),
  button: z
    .looseObject({
      text,
      textColor: optionalText,
      backgroundColor: optionalText,
      borderColor: optionalText,
      borderRadius: optionalText,
      /** True when the button is as wide as its picture. */
      fullWidth: flag,
    })
    .nullable()
    .default(null),
});
/** Picture of a menu segment. */
export type MenuImage = z.output<typeof menuImageSchema>;

/** Link of a menu segment (storefront.md §3). */
export const menuItemSchema = z.looseObject({
  text,
  link: text,
  color: optionalText,
  backgroundColor: optionalText,
});
/** Link of a menu segment. */
export type MenuItem = z.output<typeof menuItemSchema>;

/** Column of a submenu (storefront.md §3). */
export const menuSegmentSchema = z.looseObject({
  title: text,
  link: text,
  mode: optionalText,
  image: menuImageSchema.nullable().default(null),
  items: z.array(menuItemSchema).default([]),
});
/** Column of a submenu. */
export type MenuSegment = z.output<typeof menuSegmentSchema>;

/** Entry of the main menu (storefront.md §3). */
export const menuEntrySchema = z.looseObject({
  text: z.string(),
  href: text,
  color: optionalText,
  backgroundColor: optionalText,
  submenu: z.array(menuSegmentSchema).default([]),
});
/** Entry of the main menu. */
export type MenuEntry = z.output<typeof menuEntrySchema>;
