import type { CheckoutSettings } from '@omnis/contract';
import {
  currencyCodes,
  isStoreBeta,
  languages,
  menuEntrySchema,
  pluginsSchema,
  searchRedirectSchema,
  availableCurrencies,
  sourceLanguage,
  storeChatChannelNames,
  storeDemographicNames,
  storeIntegrationTypeNames,
  storePaymentIntervalNames,
  unitSystems,
  type CurrencyCode,
  type Language,
  type PriceRounding,
  type StoreBeta,
  type StoreChatChannel,
  type StoreDemographic,
  type StoreIntegrationType,
  type StorePaymentInterval,
  type UnitSystem,
} from '@omnis/models';
import { z } from 'zod';
import { storedCheckoutSettings } from './checkout-fields.ts';
import {
  customCodeSchema,
  faceVersionsSchema,
  footerDetailsSchema,
  storedBannerSchema,
  type FaceVersions,
  type FooterDetails,
  type StoredBanner,
  type StoredCode,
} from './shop-face.ts';
import { currencySettingsSchema, type CurrencySetting } from './currency-settings.ts';
import { searchSettingsSchema } from './search-settings.ts';
import { readTaxes, taxSettingsSchema, type StoreTaxes } from './tax-settings.ts';
import { storeFontSchema, type StoreFont } from './store-font.ts';
import { paymentSettingsSchema, type PaymentSettings } from './payment-settings.ts';

const columnsSchema = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  company_name: z.string(),
  company_address: z.string(),
  vat_number: z.string(),
  company_number: z.string(),
  charity_number: z.string(),
  subdomain: z.string().nullable(),
  custom_domain: z.string().nullable(),
  other_domains: z.array(z.string()),
  enabled: z.boolean(),
  plan: z.enum(['standard', 'pro', 'turbo']),
  payment_processor: z.enum(['teemill', 'direct']),
  country: z.string(),
  locale: z.string(),
  languages: z.array(z.enum(languages)),
  currency: z.enum(currencyCodes),
  contact_email: z.string(),
  logo: z.string().nullable(),
  logo_dark: z.string().nullable(),
  logo_width: z.number().nullable(),
  logo_height: z.number().nullable(),
  appearance: z.enum(['both', 'light']),
  favicon: z.string().nullable(),
  og_image: z.string().nullable(),
  theme: z.string(),
  theme_properties: z.record(z.string(), z.unknown()),
  theme_dark: z.record(z.string(), z.unknown()),
  theme_fonts: z.array(storeFontSchema),
  plugins: pluginsSchema,
  main_menu: z.array(menuEntrySchema),
  footer: z.array(
    z.object({ title: z.string(), items: z.array(z.object({ text: z.string(), link: z.string() })) }),
  ),
  footer_details: footerDetailsSchema,
  custom_code: customCodeSchema.nullable(),
  face_versions: faceVersionsSchema,
  sitewide_banner: storedBannerSchema.nullable(),
  search_redirects: z.array(searchRedirectSchema),
  search_settings: searchSettingsSchema,
  coming_soon: z.looseObject({}).nullable(),
  store_password_hash: z.string().nullable(),
  exchange_rates: z.record(z.string(), z.number()),
  currency_settings: currencySettingsSchema,
  tax_settings: taxSettingsSchema,
  payment_settings: paymentSettingsSchema,
  checkout_settings: storedCheckoutSettings,
  time_zone: z.string(),
  force_2fa: z.boolean(),
  guests: z.array(z.string()),
  review_since: z.date().nullable(),
  review_reason: z.string(),
  review_by: z.string(),
  closed_since: z.date().nullable(),
  closed_reason: z.string(),
  closed_by: z.string(),
  is_vip: z.boolean(),
  fraud_reason: z.string(),
  managed: z.boolean(),
  demographic: z.enum(storeDemographicNames).nullable(),
  chat_channels: z.array(z.enum(storeChatChannelNames)),
  payment_interval: z.enum(storePaymentIntervalNames).nullable(),
  integration_type: z.enum(storeIntegrationTypeNames).nullable(),
  has_shopify_delivery_profile: z.boolean(),
  hash: z.string(),
  promo_url: z.string(),
  betas: z.array(z.string()),
  project_version: z.number(),
  settings_version: z.number(),
  phone: z.string(),
  postal_address: z.string(),
  units: z.enum(unitSystems),
  order_prefix: z.string().nullable(),
  created_at: z.date(),
});

/** That staff look at a store or have switched it off, and why. */
export interface StoreReview {
  readonly since: Date;
  /** For its team to read. */
  readonly reason: string;
  /** Name at the time of the person who put it under review. */
  readonly by: string;
}

/** Settings of a store that staff decide (platform.md §3 Project). */
export interface StoreProject {
  /** That it is switched off, and why; null: it is on. */
  readonly closure: StoreReview | null;
  readonly isVip: boolean;
  /** Why it takes no orders, for its team to read; null: nothing is suspected. */
  readonly fraud: { readonly reason: string } | null;
  /** Staff look after it, and may come in while it is closed. */
  readonly managed: boolean;
  readonly demographic: StoreDemographic | null;
  /** Ways in which its shop can be spoken to. */
  readonly chatChannels: readonly StoreChatChannel[];
  /** How often the platform pays it out; null: nothing is agreed on. */
  readonly paymentInterval: StorePaymentInterval | null;
  /** The other system that it sells through; null: none. */
  readonly integrationType: StoreIntegrationType | null;
  /** The store's id outside, where the number would tell how many stores there are. */
  readonly hash: string;
  /** Address of the page by which staff promote the store; '' for none. */
  readonly promoUrl: string;
  /** Features in test that it may use. */
  readonly betas: readonly StoreBeta[];
  /** Goes up with each change of these. */
  readonly version: number;
}

/** A store, as the server works with it. */
export interface Division {
  id: number;
  code: string;
  name: string;
  companyName: string;
  /** Lines of the registered address. */
  companyAddress: readonly string[];
  vatNumber: string;
  companyNumber: string;
  charityNumber: string;
  subdomain: string | null;
  /** The address of its own that it is known by; null: its subdomain. */
  customDomain: string | null;
  /** More domains of its own, which lead to the one that it is known by. */
  otherDomains: readonly string[];
  plan: 'standard' | 'pro' | 'turbo';
  paymentProcessor: 'teemill' | 'direct';
  country: string;
  locale: string;
  /** Languages that a shopper may choose, its own first. */
  languages: readonly Language[];
  /** The currency of its prices. */
  currency: CurrencyCode;
  /** Currencies that a shopper may choose, its own first. */
  currencies: readonly CurrencyCode[];
  /** Amounts that one unit of its own currency buys. */
  exchangeRates: Readonly<Record<string, number>>;
  /** How prices are rounded in other currencies; not at all where it is not said. */
  priceRoundings: Readonly<Record<string, PriceRounding>>;
  /** Where it is registered for tax, and how prices are typed. */
  taxes: StoreTaxes;
  /** How it takes money. */
  payments: PaymentSettings;
  /** Fields that its checkout asks for. */
  checkout: CheckoutSettings;
  /** IANA name of the zone whose clock hangs in the store. */
  timeZone: string;
  contactEmail: string;
  phone: string;
  /** Lines of the address that letters and returns go to. */
  postalAddress: readonly string[];
  /** Units that its shop shows sizes in. */
  units: UnitSystem;
  /** Prefix of its next order numbers. */
  orderPrefix: string;
  /** Goes up with each change of its settings. */
  settingsVersion: number;
  logo: string | null;
  /** The logo for dark grounds, where there is one. */
  logoDark: string | null;
  /** Pixels of a logo that was uploaded. */
  logoSize: { readonly width: number; readonly height: number } | null;
  /** `light`: its shop is never dark, whatever the visitor's system asks for. */
  appearance: 'both' | 'light';
  favicon: string | null;
  ogImage: string | null;
  theme: string;
  themeProperties: Readonly<Record<string, unknown>>;
  /** Values of the dark mode alone, above those of both. */
  themeDark: Readonly<Record<string, unknown>>;
  /** Fonts that the store has uploaded. */
  themeFonts: readonly StoreFont[];
  plugins: z.output<typeof pluginsSchema>;
  mainMenu: z.output<typeof menuEntrySchema>[];
  footer: z.output<typeof columnsSchema>['footer'];
  /** Parts of its footer besides the columns of links. */
  footerDetails: FooterDetails;
  /** Code that its owner wants in the head of its pages; null: none. */
  customCode: StoredCode | null;
  /** Versions of the parts of its face. */
  faceVersions: FaceVersions;
  sitewideBanner: StoredBanner | null;
  searchRedirects: z.output<typeof searchRedirectSchema>[];
  /** Groups of words that mean the same in its search. */
  synonyms: readonly (readonly string[])[];
  comingSoon: Readonly<Record<string, unknown>> | null;
  passwordHash: string | null;
  /** True when its team must sign in with a second factor. */
  force2fa: boolean;
  /** Addresses of customers who may come in while it is closed, in small letters. */
  guests: readonly string[];
  /** Null while it is not under review. */
  review: StoreReview | null;
  project: StoreProject;
  /** True once the delivery profile of its products on Shopify is chosen (platform.md §6). */
  hasShopifyDeliveryProfile: boolean;
  createdAt: Date;
}

/** The language that a store speaks by itself. */
export const ownLanguage = ({ languages: [own] }: Pick<Division, 'languages'>): Language =>
  own ?? sourceLanguage;

const roundingsIn = (
  settings: Readonly<Record<string, CurrencySetting>>,
): Readonly<Record<string, PriceRounding>> =>
  Object.fromEntries(Object.entries(settings).map(([code, { rounding }]) => [code, rounding]));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Reads a row of `divisions`; what an owner wrote into its settings is checked here. */
export function toDivision(row: unknown): Division {
  const columns = columnsSchema.parse(row);
  return {
    id: columns.id,
    code: columns.code,
    name: columns.name,
    companyName: columns.company_name,
    companyAddress: linesOf(columns.company_address),
    vatNumber: columns.vat_number,
    companyNumber: columns.company_number,
    charityNumber: columns.charity_number,
    subdomain: columns.subdomain,
    customDomain: columns.custom_domain,
    otherDomains: columns.other_domains,
    plan: columns.plan,
    paymentProcessor: columns.payment_processor,
    country: columns.country,
    locale: columns.locale,
    languages: columns.languages,
    currency: columns.currency,
    currencies: [
      ...new Set([columns.currency, ...availableCurrencies(columns.plugins.currency, columns.currency)]),
    ],
    exchangeRates: columns.exchange_rates,
    priceRoundings: roundingsIn(columns.currency_settings),
    taxes: readTaxes(columns),
    payments: columns.payment_settings,
    checkout: columns.checkout_settings,
    timeZone: columns.time_zone,
    createdAt: columns.created_at,
    contactEmail: columns.contact_email,
    phone: columns.phone,
    postalAddress: linesOf(columns.postal_address),
    units: columns.units,
    orderPrefix: columns.order_prefix ?? columns.code.toUpperCase(),
    settingsVersion: columns.settings_version,
    logo: columns.logo,
    logoDark: columns.logo_dark,
    logoSize:
      columns.logo_width === null || columns.logo_height === null
        ? null
        : { width: columns.logo_width, height: columns.logo_height },
    appearance: columns.appearance,
    favicon: columns.favicon,
    ogImage: columns.og_image,
    theme: columns.theme,
    themeProperties: columns.theme_properties,
    themeDark: columns.theme_dark,
    themeFonts: columns.theme_fonts,
    plugins: columns.plugins,
    mainMenu: columns.main_menu,
    footer: columns.footer,
    footerDetails: columns.footer_details,
    customCode: columns.custom_code,
    faceVersions: columns.face_versions,
    sitewideBanner: columns.sitewide_banner,
    searchRedirects: columns.search_redirects,
    synonyms: columns.search_settings.synonyms,
    comingSoon: columns.coming_soon,
    passwordHash: columns.store_password_hash,
    force2fa: columns.force_2fa,
    guests: columns.guests,
    review: columns.review_since && {
      since: columns.review_since,
      reason: columns.review_reason,
      by: columns.review_by,
    },
    hasShopifyDeliveryProfile: columns.has_shopify_delivery_profile,
    project: {
      closure: columns.closed_since && {
        since: columns.closed_since,
        reason: columns.closed_reason,
        by: columns.closed_by,
      },
      isVip: columns.is_vip,
      fraud: columns.fraud_reason === '' ? null : { reason: columns.fraud_reason },
      managed: columns.managed,
      demographic: columns.demographic,
      chatChannels: columns.chat_channels,
      paymentInterval: columns.payment_interval,
      integrationType: columns.integration_type,
      hash: columns.hash,
      promoUrl: columns.promo_url,
      // A test that is over leaves its code in the row.
      betas: columns.betas.filter(isStoreBeta),
      version: columns.project_version,
    },
  };
}
