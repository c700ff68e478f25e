/** Kinds of seller, as staff sort stores (platform.md §3 Project and Division: demographic). */
export const storeDemographics = {
  artist: 'Artist',
  brand: 'Brand',
  charity: 'Charity',
  company: 'Company',
  school: 'School',
} as const;

/** Kind of seller that runs a store. */
export type StoreDemographic = keyof typeof storeDemographics;

/** Ways in which a shop can be spoken to (platform.md §3 Project: chatChannels). */
export const storeChatChannels = { 'live-chat': 'Live chat', phone: 'Phone' } as const;

/** A way in which a shop can be spoken to. */
export type StoreChatChannel = keyof typeof storeChatChannels;

/** How often the platform pays a store out (platform.md §3 Project: paymentInterval). */
export const storePaymentIntervals = {
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month',
} as const;

/** How often the platform pays a store out. */
export type StorePaymentInterval = keyof typeof storePaymentIntervals;

/** Other systems that a store sells through (platform.md §3 Project: integrationType). */
export const storeIntegrationTypes = { shopify: 'Shopify', api: 'Its own system' } as const;

/** Another system that a store sells through. */
export type StoreIntegrationType = keyof typeof storeIntegrationTypes;

const names = <T extends string>(titles: Readonly<Record<T, string>>): [T, ...T[]] =>
  Object.keys(titles) as [T, ...T[]];

/** Names of {@link storeDemographics}. */
export const storeDemographicNames = /* @__PURE__ */ names(storeDemographics);
/** Names of {@link storeChatChannels}. */
export const storeChatChannelNames = /* @__PURE__ */ names(storeChatChannels);
/** Names of {@link storePaymentIntervals}. */
export const storePaymentIntervalNames = /* @__PURE__ */ names(storePaymentIntervals);
/** Names of {@link storeIntegrationTypes}. */
export const storeIntegrationTypeNames = /* @__PURE__ */ names(storeIntegrationTypes);
