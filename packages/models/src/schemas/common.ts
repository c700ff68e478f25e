import { z } from 'zod';
import { currencies } from '../currencies.ts';
import { fontDisplayModes, fontSources, fontTypes } from '../font.ts';
import { linkTypes } from '../link.ts';
import { breadcrumbKinds } from '../store.ts';
import { addressAsTold } from './as-told.ts';
import { amount, currencyCode, flag, id, optionalNumber, optionalText, pictured, text } from './fields.ts';

/** A picture (platform.md §3); pick a size with `imageAt`. */
export const imageSchema = z.preprocess(
  pictured,
  z.looseObject({
    id: id.nullable().default(null),
    original: z.string(),
    position: z.number().default(0),
    altText: text,
    color: optionalText,
    /** Addresses keyed by width in pixels. */
    sizes: z
      .record(z.string().regex(/^\d+$/, 'A size is keyed by its width in pixels'), z.string())
      .default({}),
  }),
);
/** A picture. */
export type Image = z.output<typeof imageSchema>;

/** A font (platform.md §3). */
export const fontSchema = z.looseObject({
  type: z.enum(fontTypes).default('standard'),
  name: z.string().min(1),
  /** Pixels. */
  size: optionalNumber,
  defaultWeight: z.number().int().min(1).max(1000).default(400),
  source: z.enum(fontSources).default('google'),
  capitalised: flag,
  displayMode: z.enum(fontDisplayModes).default('swap'),
  url: optionalText,
});
/** A font. */
export type Font = z.output<typeof fontSchema>;

/** A point (platform.md §3). */
export const pointSchema = z.looseObject({ x: z.number(), y: z.number() });
/** A point. */
export type Point = z.output<typeof pointSchema>;

/** A tag (platform.md §3). */
export const tagSchema = z.looseObject({ id, name: z.string() });
/** A tag. */
export type Tag = z.output<typeof tagSchema>;

/** A time interval (platform.md §3). */
export const timeIntervalSchema = z.looseObject({ id, code: z.string(), name: z.string(), character: text });
/** A time interval. */
export type TimeInterval = z.output<typeof timeIntervalSchema>;

/** A postal address (platform.md §3, Order). */
export const addressSchema = z.preprocess(
  addressAsTold,
  z.looseObject({
    name: text,
    company: text,
    street: text,
    city: text,
    state: text,
    /** ISO 3166-1 alpha-2, or '' when it is not known. */
    country: text,
    zip: text,
    /** EORI number. */
    eori: text,
  }),
);
/** A postal address. */
export type Address = z.output<typeof addressSchema>;

/** A currency as a store sends it (storefront.md §3). */
export const currencySchema = z.looseObject({
  code: currencyCode,
  conversionRate: z.number().positive().nullable().default(null),
  symbol: z.string(),
  symbolAlign: z.enum(['left', 'right']).default('left'),
  subScript: optionalText,
  name: text,
  decimals: z.number().int().min(0).max(4).default(currencies.GBP.decimals),
  decimalPoint: optionalText,
  thousandsSeparator: optionalText,
});

/** A split test (storefront.md §3). */
export const splitTestSchema = z.looseObject({
  id,
  code: text,
  name: z.string(),
  variation: optionalText,
  availableVariations: z.array(z.string()).default([]),
  discovered: flag,
});
/** A split test. */
export type SplitTest = z.output<typeof splitTestSchema>;

/** A favourite (platform.md §3). */
export const favouriteItemSchema = z.looseObject({
  productId: id.nullable().default(null),
  productUrl: text,
  key: z.string(),
  options: z.record(z.string(), z.string()).default({}),
});
/** A favourite. */
export type FavouriteItem = z.output<typeof favouriteItemSchema>;

/** A line of the basket as the basket calls list it (storefront.md §3). */
export const cartItemSchema = z.looseObject({
  key: z.string(),
  quantity: z.number().int().min(0),
  name: text,
  /** Major units. */
  priceIncTax: amount,
  image: optionalText,
  options: z.looseObject({ Colour: text, Size: text }).default({ Colour: '', Size: '' }),
  productUuid: text,
});
/** A line of the basket. */
export type CartItem = z.output<typeof cartItemSchema>;

/** The basket (storefront.md §3). */
export const cartSchema = z.looseObject({ items: z.array(cartItemSchema).default([]) });
/** The basket. */
export type Cart = z.output<typeof cartSchema>;

/** Result of a link picker (storefront.md §3, Link-picker result). */
export const pickedLinkSchema = z.looseObject({
  text,
  href: z.string(),
  type: z.enum(linkTypes).default('link'),
});
/** Result of a link picker. */
export type PickedLink = z.output<typeof pickedLinkSchema>;

/** One part of a trail (platform.md §2, storefront.md §2 Header). */
export const breadcrumbSchema = z.looseObject({
  text: z.string(),
  href: z.string().optional(),
  kind: z.enum(breadcrumbKinds).optional(),
});

/** Form for sending clothes back for recycling (storefront.md §3, Remill form). */
export const remillFormSchema = z.looseObject({ email: text });
/** Form for sending clothes back for recycling. */
export type RemillForm = z.output<typeof remillFormSchema>;

/** Form of the subscriber offer (storefront.md §5). */
export const subscriberOfferFormSchema = z.looseObject({ email: text, firstName: text });
/** Form of the subscriber offer. */
export type SubscriberOfferForm = z.output<typeof subscriberOfferFormSchema>;
