import { z } from 'zod';
import { pageModes } from '../block.ts';
import { cartSchema, favouriteItemSchema } from './common.ts';
import { currencyCode, flag, id, optionalText, optionalTime, text, values } from './fields.ts';
import { menuEntrySchema } from './menu.ts';
import { pageSchema } from './page.ts';

/** Settings of the plugin `christmas-banner` (storefront.md §3, Subdomain plugins). */
export const seasonalPluginSchema = z.looseObject({
  disabled: flag,
  backgroundColor: optionalText,
  textColor: optionalText,
  currency: optionalText,
});

/** Plugins of a store (storefront.md §3); a plugin that is off is missing. */
export const pluginsSchema = z.looseObject({
  marketing: z
    .looseObject({ aw_conversion_id: text, conversion_id: text, conversion_label: text })
    .optional(),
  'tracking-pixel': z.looseObject({ pixel: text, access_token: text }).optional(),
  analytics: z.looseObject({ ga_tracking_id: text, measurement_id: text }).optional(),
  pinterest: z.looseObject({ pixel: text }).optional(),
  currency: z
    .looseObject({
      enabled: flag,
      currency: currencyCode.default('GBP'),
      /** Further codes, separated by commas; see `availableCurrencies`. */
      currencies: text,
    })
    .optional(),
  /** Read it with `subscriberOfferWords`. */
  'email-subscriber-offer': z.looseObject({}).optional(),
  'cookie-policy': z.looseObject({ message: text, allowEssentialOnly: flag }).optional(),
  'christmas-banner': seasonalPluginSchema.optional(),
});
/** Plugins of a store. */
export type Plugins = z.output<typeof pluginsSchema>;

/** A font that a store has uploaded: the addresses of its Latin letters and of all of it. */
export const storeThemeFontSchema = z.looseObject({
  family: z.string(),
  /** As in `@font-face`: `400`, or `100 900`. */
  weight: z.string().default('400'),
  style: z.enum(['normal', 'italic']).default('normal'),
  latin: z.string(),
  whole: z.string(),
});

/** Theme of a store: its name and what the store changed in it. */
export const storeThemeSchema = z.looseObject({
  name: text,
  properties: values,
  /** Values of the dark mode alone, above `properties`. */
  dark: z.record(z.string(), z.unknown()).optional(),
  /** Fonts of the store's own. */
  fonts: z.array(storeThemeFontSchema).optional(),
});
/** Theme of a store. */
export type StoreTheme = z.output<typeof storeThemeSchema>;

/** A search that leads somewhere else (storefront.md §3). */
export const searchRedirectSchema = z.looseObject({ searchTerm: z.string(), destinationUrl: z.string() });
/** A search that leads somewhere else. */
export type SearchRedirect = z.output<typeof searchRedirectSchema>;

/** The bar above the header of every page (storefront.md §2 Other UI); null: none. */
export const sitewideBannerSchema = z
  .looseObject({
    text,
    href: text,
    backgroundColor: optionalText,
    textColor: optionalText,
    /** From and until when it is shown; null: from ever, for ever. */
    from: optionalTime,
    until: optionalTime,
  })
  .nullable();

/** Data of a store about itself (storefront.md §3, Subdomain data). */
export const subdomainSchema = z.looseObject({
  theme: storeThemeSchema.nullable().default(null),
  pages: z.array(pageSchema).default([]),
  mode: optionalText,
  currency: currencyCode.default('GBP'),
  cart: cartSchema.prefault({}),
  favicon: optionalText,
  logo: optionalText,
  companyName: text,
  meta: z
    .looseObject({
      ogImage: optionalText,
      /** Meta elements that prove the site to search engines and networks; left out where the store has none. */
      siteVerification: z.array(z.looseObject({ name: z.string(), content: z.string() })).optional(),
    })
    .prefault({}),
  customCode: optionalText,
  customDomainName: optionalText,
  favourites: z.looseObject({ items: z.array(favouriteItemSchema).default([]) }).prefault({}),
  searchRedirects: z.array(searchRedirectSchema).default([]),
  plugins: pluginsSchema.prefault({}),
  sitewideBanner: sitewideBannerSchema.default(null),
  passwordProtected: flag,
  comingSoonPageData: z
    .looseObject({ enabled: flag, title: text, copy: text, image: optionalText, launchAt: optionalTime })
    .nullable()
    .default(null),
  mainMenu: z.array(menuEntrySchema).default([]),
  sessionId: optionalText,
  division: id.nullable().default(null),
  isNative: z.boolean().default(true),
});
/** Data of a store about itself. */
export type Subdomain = z.output<typeof subdomainSchema>;

/** App that serves pages (storefront.md §3, App). */
export const appSchema = z.looseObject({
  name: text,
  mode: z.enum(pageModes).default('native'),
  pages: z.array(pageSchema).default([]),
  theme: storeThemeSchema.nullable().default(null),
});
/** App that serves pages. */
export type App = z.output<typeof appSchema>;
