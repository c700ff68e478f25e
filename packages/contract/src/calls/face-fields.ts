import { checkLink, parseHexColour } from '@omnis/validation';
import { z } from 'zod';

/** A line of text that shoppers read: no HTML, which would be shown as it is. */
export const plainText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters`)
    .refine((text) => !/<[a-z!/?]/i.test(text), 'Enter plain text without HTML');

/** The same, which has to be there. */
export const requiredText = (most: number) =>
  plainText(most).refine((text) => text !== '', 'This field is required');

/** Address that a part of the shop leads to, by the rule of storefront.md §5; '' for none. */
export const faceLink = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .refine(
    (href) => href === '' || checkLink(href).safe,
    'Enter an address of your shop such as /about/, a web address, or an email or phone link',
  );

/** Address that has to be there. */
export const requiredLink = faceLink.refine((href) => href !== '', 'This field is required');

/** Tells whether a text has the form of a token's name, such as `primary.color`. */
const isReference = (text: string): boolean => /^[a-z][\da-z]*(?:\.[\da-z]+)+$/i.test(text);

/** A hex colour, or the name of a colour of the theme, such as `primary.color`; null: the theme's own. */
export const faceColour = z
  .string()
  .trim()
  .max(60, 'At most 60 characters')
  .refine(
    (text) => parseHexColour(text) !== null || isReference(text),
    'Choose a hex colour such as #86b302, or a colour of the theme',
  )
  .nullable();

/** A picture that the store has uploaded, or that the platform draws. */
export const ownPicture = z
  .string()
  .max(300, 'At most 300 characters')
  .regex(/^\/images\/[^"'\\\s()]+$/, 'Choose a picture of your store');
