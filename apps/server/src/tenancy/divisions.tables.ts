import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, NullableJson } from '../database/columns.ts';

/** Row of `divisions`. */
export interface DivisionsTable {
  id: number;
  code: string;
  name: string;
  company_name: string;
  /** The registered address, a line each. */
  company_address: Generated<string>;
  vat_number: Generated<string>;
  company_number: Generated<string>;
  charity_number: Generated<string>;
  subdomain: string | null;
  custom_domain: string | null;
  /** More domains of its own. */
  other_domains: Generated<string[]>;
  enabled: Generated<boolean>;
  /** Its new products wait for approval by staff. */
  approves_products: Generated<boolean>;
  plan: Generated<string>;
  payment_processor: Generated<string>;
  country: Generated<string>;
  locale: Generated<string>;
  /** Codes of the languages that it is offered in, its own first. */
  languages: DefaultedJson;
  currency: Generated<string>;
  contact_email: Generated<string>;
  logo: string | null;
  /** On dark grounds; null: `logo`. */
  logo_dark: string | null;
  /** Pixels of a logo that was uploaded. */
  logo_width: number | null;
  logo_height: number | null;
  /** `both` or `light`. */
  appearance: Generated<string>;
  favicon: string | null;
  og_image: string | null;
  theme: Generated<string>;
  theme_properties: DefaultedJson;
  /** Values of the theme for the dark mode alone. */
  theme_dark: DefaultedJson;
  /** Fonts that the store has uploaded. */
  theme_fonts: DefaultedJson;
  plugins: DefaultedJson;
  /** Version of each plugin, and the settings of those that are off, by their codes. */
  plugin_settings: DefaultedJson;
  main_menu: DefaultedJson;
  footer: DefaultedJson;
  /** Parts of its footer besides the columns of links. */
  footer_details: DefaultedJson;
  sitewide_banner: NullableJson;
  search_redirects: DefaultedJson;
  /** Versions of its search redirects and synonyms, and the synonyms. */
  search_settings: DefaultedJson;
  coming_soon: NullableJson;
  /** Code in the head of its pages; null: none. */
  custom_code: NullableJson;
  /** Versions of the parts of its face, by their names; 1 where one is missing. */
  face_versions: DefaultedJson;
  store_password_hash: string | null;
  exchange_rates: DefaultedJson;
  /** How each offered currency is kept, by its code. */
  currency_settings: DefaultedJson;
  /** Where it is registered for tax; null: as before that could be said. */
  tax_settings: NullableJson;
  /** How it takes money. */
  payment_settings: DefaultedJson;
  /** Fields that its checkout asks for. */
  checkout_settings: DefaultedJson;
  time_zone: Generated<string>;
  /** True when its team must sign in with a second factor. */
  force_2fa: Generated<boolean>;
  /** Addresses of customers who may come in while it is closed. */
  guests: DefaultedJson;
  /** Since when staff look at it; null: they do not. */
  review_since: Date | null;
  /** Why, for its team to read. */
  review_reason: Generated<string>;
  /** Name at the time of the person who put it under review. */
  review_by: Generated<string>;
  /** Since when it is switched off; null: it is not. */
  closed_since: Date | null;
  /** Why, for its team to read. */
  closed_reason: Generated<string>;
  /** Name at the time of the person who did it. */
  closed_by: Generated<string>;
  is_vip: Generated<boolean>;
  /** Why it takes no orders, for its team to read; '': nothing is suspected. */
  fraud_reason: Generated<string>;
  /** Staff look after it. */
  managed: Generated<boolean>;
  demographic: string | null;
  chat_channels: Generated<string[]>;
  payment_interval: string | null;
  integration_type: string | null;
  /** Its products on Shopify have a delivery profile. */
  has_shopify_delivery_profile: Generated<boolean>;
  /** The number that the store is known by outside. */
  hash: Generated<string>;
  /** Where staff promote the store; '' for nowhere. */
  promo_url: Generated<string>;
  /** Codes of features in test that it may use. */
  betas: Generated<string[]>;
  /** Goes up with each change of the above. */
  project_version: Generated<number>;
  /** Goes up with each change of its settings. */
  settings_version: Generated<number>;
  phone: Generated<string>;
  /** Where letters and returns go, a line each; '': the registered address. */
  postal_address: Generated<string>;
  /** `metric` or `imperial`. */
  units: Generated<string>;
  /** Prefix of its order numbers; null: its code in capitals. */
  order_prefix: string | null;
  next_order_number: Generated<number>;
  next_draft_number: Generated<number>;
  created_at: DefaultedTime;
}
