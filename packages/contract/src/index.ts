// Over 400 lines: every public name of the package, by the module that has it.
export {
  defineCall,
  divisionParams,
  done,
  listOf,
  pagingQuery,
  type Call,
  type CallAccess,
  type CallShape,
} from './call.ts';
export { calls, type CallBody, type CallInput, type CallQuery, type CallResponse } from './calls/index.ts';
export { captchaActions, sessionSchema, type CaptchaAction, type Session } from './calls/account-fields.ts';
export {
  jobFiguresSchema,
  jobSchema,
  jobStateSchema,
  mostJobsAtOnce,
  type JobFigures,
  type StaffJob,
} from './calls/atlas-jobs.ts';
export {
  atlasCustomerRowSchema,
  atlasCustomerSchema,
  type AtlasCustomer,
  type AtlasCustomerRow,
} from './calls/atlas-customers.ts';
export {
  abandonedCheckoutSchema,
  abandonedStates,
  reminderHours,
  reminderSettingsSchema,
  type AbandonedCheckout,
  type ReminderSettings,
} from './calls/abandoned-checkouts.ts';
export {
  largestFont,
  mostOwnThemes,
  mostThemeFonts,
  themeFormats,
  themeScheduleDays,
  type StoredTheme,
  type ThemeFont,
  type ThemeLook,
  type ThemeState,
} from './calls/themes.ts';
export {
  mostWebhooks,
  webhookDeliverySchema,
  webhookDeliveryStates,
  webhookEvents,
  webhookPatienceDays,
  webhookPauses,
  webhookSchema,
  webhookSecretHours,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from './calls/webhooks.ts';
export {
  pageDraftSchema,
  pageScheduleActions,
  pageVersionKinds,
  pageVersionSchema,
  type PageDraftAnswer,
  type PageScheduleAction,
  type PageVersionEntry,
  type PageVersionKind,
} from './calls/page-versions.ts';
export {
  editedLists,
  listActionSchemas,
  listEditSchema,
  mostNamedRows,
  type EditedList,
  type ListEdit,
} from './calls/list-edits.ts';
export { pictureViewSchema, type PictureView } from './calls/product-fields.ts';
export { draftCustomerSchema, type DraftCustomer } from './calls/atlas-drafts.ts';
export {
  reviewedStoreSchema,
  storeProjectSchema,
  type ReviewedStore,
  type StoreProject,
} from './calls/atlas-stores.ts';
export { atlasOrderSchema, nextStatusSchema, type AtlasOrder } from './calls/atlas.ts';
export {
  ownProfileSchema,
  staffMemberSchema,
  staffPersonalSchema,
  staffProfileSchema,
  staffRowSchema,
  type StaffMember,
  type OwnProfile,
  type StaffPersonal,
  type StaffProfile,
  type StaffRole,
  type StaffRow,
} from './calls/atlas-staff.ts';
export { permissionRequestSchema, type PermissionRequest } from './calls/atlas-permissions.ts';
export {
  addItemSchema,
  appliedCouponSchema,
  basketItemSchema,
  basketName,
  basketSchema,
  orderedBasketName,
  readBasketName,
  type Basket,
  type BasketItem,
} from './calls/basket.ts';
export { postCardSchema, type PostCard } from './calls/blog.ts';
export {
  placeOrderAnswer,
  placeOrderSchema,
  shippingMethodSchema,
  type PlaceOrder,
  type PlaceOrderAnswer,
} from './calls/checkout.ts';
export {
  addressSchema,
  currencyCode,
  emailField,
  giftNoteField,
  imageSchema,
  money,
  orderHash,
  quantity,
  storedAddressSchema,
  timestamp,
  totalsSchema,
  type Address,
  type Totals,
} from './calls/common.ts';
export { importRowSchema, importSchema, type Import } from './calls/imports.ts';
export {
  managedProductRowSchema,
  managedProductSchema,
  productChanges,
  storeFileSchema,
  type ManagedProduct,
  type StoreFile,
} from './calls/dashboard.ts';
export { dashboardNotificationSchema, type DashboardNotification } from './calls/dashboard-notifications.ts';
export { helpQuestionSchema, type HelpQuestion } from './calls/help.ts';
export {
  customerOrderSchema,
  managedOrderRowSchema,
  managedOrderSchema,
  orderItemSchema,
  orderPaymentSchema,
  orderSummarySchema,
  paymentAttemptSchema,
  statusLogSchema,
  type CustomerOrder,
  type ManagedOrder,
} from './calls/orders.ts';
export {
  lineChoiceSchema,
  orderChangedSchema,
  orderOptionsSchema,
  orderPurposes,
  type OrderChanged,
  type OrderOptions,
} from './calls/order-changes.ts';
export { orderSignals, orderSignalSchema, type OrderSignal } from './calls/order-signals.ts';
export {
  draftContentSchema,
  draftDeliverySchema,
  draftDiscountSchema,
  draftLineSchema,
  managedDraftSchema,
  mostDraftLines,
  pricedDraftSchema,
  vatClasses,
  type DraftContent,
  type DraftDelivery,
  type DraftDiscount,
  type DraftLine,
  type ManagedDraft,
  type OrderLineChange,
  type PricedDraft,
  type UpdateOrder,
  type VatClass,
} from './calls/order-drafts.ts';
export {
  orderReturnSchema,
  orderReturnsSchema,
  returnReasons,
  returnResolutions,
  type OrderReturn,
  type OrderReturns,
} from './calls/order-returns.ts';
export type { CancelOrder, OrderNote } from './calls/order-actions.ts';
export { fulfilOrderSchema, type ChangeFulfilment, type FulfilOrder } from './calls/order-fulfilments.ts';
export type { SendOrderMail } from './calls/order-mails.ts';
export { paymentMethods, type OrderRefund, type RecordPayment } from './calls/order-money.ts';
export {
  chatAvailabilitySchema,
  staffChatReadSchema,
  staffChatSchema,
  type ChatAvailability,
  type StaffChat,
} from './calls/atlas-chats.ts';
export {
  chatMessageSchema,
  chatReadSchema,
  chatSchema,
  type Chat,
  type ChatMessage,
} from './calls/live-chat.ts';
export { artworkSchema, type ArtworkFile } from './calls/artworks.ts';
export {
  quoteRequestSchema,
  quoteSchema,
  staffQuoteSchema,
  quoteWishSchema,
  type Quote,
  type QuoteRequest,
  type StaffQuote,
  type QuoteWish,
} from './calls/quotes.ts';
export { placementSchema, studioProductSchema, type Placement, type StudioProduct } from './calls/studio.ts';
export { invoiceSchema, sellerSchema, type Invoice } from './calls/invoices.ts';
export {
  bundleItemSchema,
  bundleLineSchema,
  bundlePartSchema,
  type BundleLine,
  type BundlePart,
} from './calls/bundles.ts';
export { moderatedProductSchema, type ModeratedProduct } from './calls/moderation.ts';
export {
  figureColumnSchema,
  figuresComparisons,
  figuresPeriods,
  figuresQuerySchema,
  figureTables,
  figureTotalsSchema,
  mostFigureDays,
  type FigureColumn,
  type FiguresComparison,
  type FiguresPeriod,
  type FiguresQuery,
  type FigureTable,
  type FigureTotals,
} from './calls/figures.ts';
export {
  deliveryMethodSchema,
  deliveryZoneSchema,
  type DeliveryMethod,
  type DeliveryZone,
} from './calls/delivery-zones.ts';
export { pickupPlaceSchema, type PickupPlace } from './calls/pickup.ts';
export { shopifyOutcomes, shopifyProblems, shopifyProfileSchema, shopifyScopes } from './calls/shopify.ts';
export { shopifySendSchema, type ShopifyConnection, type ShopifyProfile } from './calls/shopify.ts';
export type { ShopifySend, ShopifySentProduct } from './calls/shopify.ts';
export {
  bulkActionSchema,
  bulkEditSchema,
  bulkPriceFields,
  bulkProductsSchema,
  mostNamedProducts,
  type BulkAction,
  type BulkEdit,
} from './calls/bulk-edits.ts';
export {
  certificateSchema,
  dnsRecordSchema,
  dnsRecordTypes,
  storeDomainSchema,
  type DnsRecord,
  type StoreDomain,
} from './calls/store-domains.ts';
export {
  taxRegistrationSchema,
  taxSettingsSchema,
  type StoreTaxRegistration,
  type StoreTaxSettings,
} from './calls/store-taxes.ts';
export {
  listedPluginSchema,
  managedPluginSchema,
  pluginFieldSchema,
  pluginTestOutcomes,
  type ListedPlugin,
  type ManagedPlugin,
} from './calls/plugins.ts';
export {
  shopSearchLimits,
  synonymGroupSchema,
  type SearchRedirects,
  type StoreSynonyms,
} from './calls/shop-search.ts';
export {
  campaignAudiences,
  campaignFormFields,
  campaignSchema,
  campaignStates,
  campaignValuesSchema,
  type Campaign,
  type CampaignValues,
} from './calls/campaigns.ts';
export { rateSources, storeCurrencySchema, type StoreCurrency } from './calls/store-currencies.ts';
export {
  offeredMethodsSchema,
  paymentAccountSchema,
  paymentMethodSchema,
  waysToPay,
  payoutSchema,
  type PaymentAccount,
  type PaymentMethod,
  type Payout,
} from './calls/payment-accounts.ts';
export {
  checkoutFieldsSchema,
  checkoutSettingsSchema,
  fieldRules,
  type CheckoutFields,
  type CheckoutSettings,
  type FieldRule,
} from './calls/checkout-settings.ts';
export { alertMailKinds, alertMailsSchema, type AlertMails } from './calls/alert-mails.ts';
export type { EditedFooter, EditedMenu } from './calls/navigation.ts';
export type { Branding, BrandingPicture, EditedBanners } from './calls/branding.ts';
export { seasonalBannerSchema, type SeasonalBanner } from './calls/atlas-seasonal-banner.ts';
export {
  collectionRuleSchema,
  managedCollectionRowSchema,
  managedCollectionSchema,
  type CollectionRule,
  type ManagedCollection,
  type ManagedCollectionRow,
} from './calls/collections.ts';
export {
  managedPolicySchema,
  policyTextLimit,
  policyVersionSchema,
  type ManagedPolicy,
} from './calls/managed-policies.ts';
export {
  managedPostRowSchema,
  managedPostSchema,
  type ManagedPost,
  type ManagedPostRow,
} from './calls/managed-posts.ts';
export { customerSegmentSchema, type CustomerSegment } from './calls/customer-segments.ts';
export {
  customerFiltersSchema,
  customerRowSchema,
  managedCustomerSchema,
  type CustomerFilters,
  type CustomerRow,
  type ManagedCustomer,
} from './calls/customers.ts';
export { subscriberSchema, type Subscriber } from './calls/subscribers.ts';
export {
  buyAndGetSchema,
  discountGoodsSchema,
  discountStates,
  managedDiscountSchema,
  type DiscountGoodsChoice,
  type ManagedDiscount,
} from './calls/discounts.ts';
export {
  mostUnits,
  stockChangeReasons,
  stockFilters,
  stockReasons,
  stockRowSchema,
  stockSettingsSchema,
  stockStates,
  type StockRow,
  type StockSettings,
} from './calls/stock.ts';
export {
  listedOrderSchema,
  mostOrdersCounted,
  mostOrderViews,
  orderFiltersSchema,
  orderSorts,
  type ListedOrder,
  type OrderFilters,
  type OrderView,
} from './calls/order-list.ts';
export { orderPaymentStates, type OrderPaymentState } from './calls/order-payment-states.ts';
export {
  dashboardHitSchema,
  dashboardSearchKinds,
  type DashboardHit,
  type DashboardSearchKind,
} from './calls/dashboard-search.ts';
export {
  giftCardRecipientSchema,
  giftCardStates,
  type AppliedGiftCard,
  type GiftCardRecipient,
  type ManagedGiftCard,
  type UsedGiftCard,
} from './calls/gift-cards.ts';
export {
  personalisationAnswers,
  personalisationFieldSchema,
  personalisationFieldsSchema,
  personalisationSchema,
  type Personalisation,
  type PersonalisationField,
} from './calls/personalisation.ts';
export {
  collectionSchema,
  productCardSchema,
  productFileSchema,
  productColourSchema,
  productQuery,
  productSchema,
  productSorts,
  reviewSchema,
  variantSchema,
  type Product,
  type ProductCard,
  type ProductFile,
  quantityPriceSchema,
  sizeChartSchema,
  type SizeChart,
} from './calls/products.ts';
export {
  creatorSchema,
  managedCreatorRowSchema,
  managedCreatorSchema,
  type Creator,
  type ManagedCreator,
} from './calls/creators.ts';
export { managedReviewSchema, reviewStates } from './calls/reviews.ts';
export {
  instagramMediaTypes,
  instagramPostSchema,
  instagramProblems,
  mostInstagramPosts,
  type InstagramPost,
  type InstagramSettings,
} from './calls/social.ts';
export { managedSplitTestSchema, type ManagedSplitTest } from './calls/split-tests.ts';
export { storeCoreData, type StoreCore } from './calls/store.ts';
export { errorSchema, type ApiError, type SecondFactorMethod } from './errors.ts';
export { defaultErrorText, errorStatus, statusTexts, texts, type ErrorCode } from './texts/index.ts';
export { callPath, paths, type CallName, type CallPath } from './paths/index.ts';
export {
  liveBeatSeconds,
  liveEvents,
  livePath,
  liveTopics,
  mostLiveTopics,
  type LiveTopic,
} from './paths/live.ts';
export type { Appearance } from './calls/settings.ts';
