// Over 400 lines: each export of the package is named in this one place.
export {
  grantedBy,
  isSensitive,
  isStaffPermission,
  roleGrantedBy,
  staffGraceDays,
  staffPermissionNames,
  staffPermissions,
  staffSizes,
  storeControlRoleOf,
  storeControlRoles,
  type StoreControlRole,
} from './staff-permission.ts';
export type { SensitiveKind, StaffPermission } from './staff-permission.ts';
export { appKinds, previewHost } from './app.ts';
export type { AppKind, PreviewDomains } from './app.ts';
export { betaOfBlock, isStoreBeta, storeBetaNames, storeBetas } from './beta.ts';
export type { Beta, StoreBeta } from './beta.ts';
export { aspectRatios, shadows } from './block-look.ts';
export type { AspectRatio, Shadow } from './block-look.ts';
export {
  blockFlags,
  blockSize,
  isBlockDeleted,
  isBlockPublished,
  isBlockVisible,
  isFixedBlock,
  isPseudoType,
  pageModes,
  withBlockOrder,
} from './block.ts';
export type { BlockFlag, BlockState, PageMode } from './block.ts';
export { isBot } from './bots.ts';
export {
  carrierCodes,
  carrierNames,
  longestParcelNumber,
  parcelNumberPattern,
  trackingLink,
} from './carrier.ts';
export type { CarrierCode } from './carrier.ts';
export { badgeGroupNames, badgeGroups, completionBadges, groupsOfBadge } from './completion-badge.ts';
export type { BadgeGroup, CompletionBadgeCode } from './completion-badge.ts';
export { couponEffect } from './coupon.ts';
export type { Coupon, CouponEffect } from './coupon.ts';
export { momentOf, wallTime } from './store-clock.ts';
export type { WallTime } from './store-clock.ts';
export { applyDiscounts } from './apply-discounts.ts';
export { deliveryLimits, deliveryMeasures, everywhere, type DeliveryMeasure } from './delivery.ts';
export { mostDomains } from './store-domains.ts';
export {
  convertPrice,
  mostMargin,
  mostRate,
  priceRoundings,
  rateDecimals,
  roundPrice,
  roundingsOf,
  type PriceRounding,
} from './price-rounding.ts';
export {
  collectionKinds,
  collectionLimits,
  collectionMatches,
  collectionNumberRelations,
  collectionSorts,
  collectionTextFields,
  collectionTextRelations,
  type CollectionKind,
  type CollectionMatch,
  type CollectionSort,
} from './collection.ts';
export { postLimits, postState, postStates, type PostState } from './post.ts';
export {
  customerLimits,
  customerSorts,
  leadStatuses,
  socialNetworks,
  type CustomerSort,
  type LeadStatus,
  type SocialNetwork,
} from './customer.ts';
export { discountKinds, discountLimits, discountName } from './discount.ts';
export type {
  AppliedDiscount,
  Discount,
  DiscountGift,
  DiscountGoods,
  DiscountKind,
  DiscountLine,
  DiscountOutcome,
  DiscountProblem,
} from './discount.ts';
export {
  currencies,
  currencyCodes,
  currencyOf,
  currencySymbol,
  defaultCurrency,
  isCurrencyCode,
} from './currencies.ts';
export type { Currency, CurrencyCode, SymbolAlign } from './currencies.ts';
export {
  dashboardNotificationKinds,
  dashboardNotifications,
  mostUnread,
  notificationDays,
  notificationKindsFor,
} from './dashboard-notification.ts';
export type { DashboardNotificationKind } from './dashboard-notification.ts';
export {
  dashboardPermissionNames,
  dashboardPermissions,
  isDashboardPermission,
  teamRoles,
} from './dashboard-permission.ts';
export type { DashboardPermission, TeamRole } from './dashboard-permission.ts';
export { defaultFontWeights, fontDisplayModes, fontSources, fontTypes, fontWeights } from './font.ts';
export { randomUuid } from './identifiers.ts';
export { imageAt, srcsetMinStep, srcsetSteps, srcsetWidths } from './image.ts';
export type { SizedImage } from './image.ts';
export { imageLimits, imageSrcset, imageUrl, parseImageOptions } from './image-url.ts';
export type { ImageOptionError, ImageOptions, ParsedImageOptions } from './image-url.ts';
export {
  chooseLanguage,
  isLanguage,
  languageNames,
  languageOf,
  languages,
  localeIn,
  sourceLanguage,
} from './language.ts';
export type { Language, LanguageWishes } from './language.ts';
export { linkTypes } from './link.ts';
export type { LinkType } from './link.ts';
export { runsCustomCode } from './custom-code-pages.ts';
export { footerLimits, paymentMarks } from './footer.ts';
export {
  menuImageRadii,
  menuImageRatios,
  menuLimits,
  menuTextAligns,
  segmentModes,
  type SegmentMode,
} from './menu.ts';
export {
  addPercent,
  allocate,
  configuredRates,
  convertMinor,
  formatMoney,
  percentOf,
  toMajor,
  toMinor,
  vatIncluded,
} from './money.ts';
export type { Conversion, ExchangeRates, FormatMoneyOptions } from './money.ts';
export { ukPostcodeCountries, worldCountries } from './countries.ts';
export { countryDefaults, timeZoneOf, unitSystems } from './country-defaults.ts';
export type { CountryDefaults, UnitSystem } from './country-defaults.ts';
export {
  addNotification,
  dismissNotification,
  notificationPermissions,
  notificationPositions,
  notificationTemplates,
  openNotification,
  readRelated,
  unreadNotifications,
} from './notifications.ts';
export type {
  NotificationPermissionState,
  NotificationPosition,
  NotificationReading,
  NotificationState,
  NotificationTemplate,
  RelatedEntity,
} from './notifications.ts';
export {
  completionAt,
  defineOrderFlow,
  flowStatuses,
  isBackwards,
  isSetAside,
  nextStatuses,
  orderFlows,
  requiresReason,
  stepOf,
} from './order-flow.ts';
export type { OrderFlow, OrderFlowCode, OrderTransitions } from './order-flow.ts';
export {
  customerMoves,
  maxQuoteQuantity,
  printColours,
  printField,
  printPositionCodes,
  printPositions,
  quoteLines,
  quoteProducts,
  oneSize,
  quoteSizes,
  sizeField,
} from './bespoke.ts';
export type { PrintColours, PrintPosition, QuoteLines, QuoteProduct, QuoteSize } from './bespoke.ts';
export { activeQuantity, itemTotal } from './order-item.ts';
export type { ItemMoney, QuantityFacts } from './order-item.ts';
export {
  canRefund,
  currentStep,
  flowFor,
  isBespokeOrder,
  isExchange,
  isBeforeProduction,
  isShipped,
  isUnderDiscussion,
  nextStatusesFor,
  paperFactoryCode,
  percentageComplete,
  wasEver,
} from './order-state.ts';
export type { OrderState } from './order-state.ts';
export { isOrderStatusCode, notifiesCustomer, orderStatusCodes, orderStatuses } from './order-status.ts';
export type { OrderStatus, OrderStatusCode } from './order-status.ts';
export {
  canDeletePage,
  defaultYSpacing,
  isHomeUrl,
  isIndexable,
  isOnSiteMap,
  isV1Page,
  loginStates,
  normalisePageUrl,
  pageDivision,
  pageLayouts,
  pagePath,
  pageRouteName,
  slugOfTitle,
} from './page.ts';
export type { LoginState, PageLayout, PageState } from './page.ts';
export { lostByPlan, storePlanFacts } from './plan.ts';
export type { StorePlanFacts } from './plan.ts';
export { addressFields, typedAddress, type AddressField } from './order-address.ts';
export {
  storeChatChannelNames,
  storeChatChannels,
  storeDemographicNames,
  storeDemographics,
  storeIntegrationTypeNames,
  storeIntegrationTypes,
  storePaymentIntervalNames,
  storePaymentIntervals,
} from './project.ts';
export type {
  StoreChatChannel,
  StoreDemographic,
  StoreIntegrationType,
  StorePaymentInterval,
} from './project.ts';

export {
  hasPostcodeFirst,
  nameIn,
  orderAddressLines,
  postalLines,
  type PostalAddress,
} from './postal-address.ts';
export { typedCode } from './typed-code.ts';
export { blockName, movedBlocks, pageChanges } from './page-changes.ts';
export type { BlockChange, BlockChangeKind, ComparedPage, PageChanges } from './page-changes.ts';
export { isSameValue } from './same-value.ts';
export { pageRoute } from './page-route.ts';
export type { PageRoute, RoutedPage } from './page-route.ts';
export {
  bundleItemsFault,
  mostBundleItems,
  mostOfBundleItem,
  unitsTaken,
  type BundleItem,
  type TakenLine,
} from './bundle.ts';
export {
  creatorKinds,
  creatorLimits,
  creatorLinkFault,
  creatorParagraphs,
  creatorUrlNameFault,
  type CreatorKind,
} from './creator.ts';
export {
  deliveryByMail,
  giftCardAlphabet,
  giftCardCodeLength,
  mostGiftCards,
  mostGiftCardValues,
  readGiftCardCode,
  shareOverGiftCards,
  showGiftCardCode,
  type GiftCardBalance,
} from './gift-card.ts';
export {
  characterCount,
  longestPersonalisation,
  mostPersonalisationFields,
  longestPattern,
  personalisationCharacters,
  personalisationFaults,
  personalisationKinds,
  personalisationPrice,
  readPersonalisation,
  tidyPersonalisation,
  type PersonalisationFault,
  type JudgeCharacters,
  type PersonalisationCharacters,
  type PersonalisationField,
  type PersonalisationFieldFault,
  type PersonalisationValue,
  type ReadPersonalisation,
} from './personalisation.ts';
export { changedPrice, type PriceChange } from './price-change.ts';
export { lessPercent, mostQuantityPrices, priceAt } from './price-matrix.ts';
export { quantityPercent, quantityPricesFault } from './price-matrix.ts';
export type { QuantityPrice, QuantityStep } from './price-matrix.ts';
export {
  approvalStatuses,
  isApprovalStatus,
  blankSkuMark,
  currentPrice,
  customSkuPrefixes,
  colourSlug,
  isBlankSku,
  isCustomSku,
  isOnSale,
  matchesGender,
  priceRange,
  skuKind,
  skuKinds,
} from './product.ts';
export type { ApprovalStatus, Priced, SkuKind } from './product.ts';
export {
  chooseVariation,
  discoveredCookie,
  readVariations,
  variationParameter,
  writeVariations,
} from './split-test.ts';
export type { SplitTestState, SplitTestVisitor, Variations } from './split-test.ts';
export {
  homepageSplitTest,
  homepageVariations,
  isVariationName,
  splitTestLimits,
  splitTestNameFault,
  splitTestStartEvent,
  startedCookie,
} from './split-test-rules.ts';
export type { HomepageVariation } from './split-test-rules.ts';
export { conversionOf, judgeSplitTest, verdictNeeds } from './split-test-verdict.ts';
export type { SplitTestVerdict, VariationResult } from './split-test-verdict.ts';
export {
  christmasContent,
  christmasCutoffDates,
  christmasSeasonBegins,
  christmasWords,
  seasonalCutoff,
} from './seasonal-banner.ts';
export type { ChristmasWords, SeasonalBannerFacts, SeasonalCutoff } from './seasonal-banner.ts';
export { socialHref, socialNetworkNames } from './socials.ts';
export {
  subscriberOffer,
  subscriberOfferDelay,
  subscriberOfferList,
  subscriberOfferWords,
} from './subscriber-offer.ts';
export type { SubscriberOfferWords } from './subscriber-offer.ts';
export {
  addedItems,
  availableCurrencies,
  bespokeCompany,
  breadcrumbKinds,
  customerTagTypes,
  liveChatGroups,
  paymentProcessors,
  platformDivision,
  pluginCodes,
  searchDestination,
  totalQuantity,
  userStatusName,
  userStatuses,
} from './store.ts';
export type { Breadcrumb, BreadcrumbKind, CurrencySetting, PluginCode, UserStatus } from './store.ts';
export {
  chatNameFault,
  chatTextFault,
  generalChatGroup,
  isLiveChatGroupId,
  liveChatEvents,
  liveChatGroupId,
  liveChatGroupIds,
  liveChatGroupName,
  liveChatLimits,
  liveChatStatuses,
} from './live-chat.ts';
export type { LiveChatEvent, LiveChatGroup, LiveChatGroupId, LiveChatStatus } from './live-chat.ts';
export { computeTotals, discountLeft, unitsShare } from './totals.ts';
export type { LineTotals, Totals, TotalsInput, TotalsLine } from './totals.ts';
export {
  canReverseCharge,
  countryOfVatNumber,
  isInEu,
  mostTaxRegistrations,
  taxClassOf,
  taxRateOf,
  taxSchemes,
  taxTreatment,
} from './taxes.ts';
export { taxClasses } from './tax-classes.ts';
export type {
  TaxedProduct,
  TaxRegistration,
  TaxRules,
  TaxScheme,
  TaxSituation,
  TaxTreatment,
} from './taxes.ts';
export type { TaxClass, TaxRates } from './tax-classes.ts';
export { startTaxRates } from './vat-start-rates.ts';
export { euVatRates, isExport, vatRateFor } from './vat-rates.ts';
export type { VatDestination } from './vat-rates.ts';
export { visitStep, visitSteps } from './visit-steps.ts';
export type { VisitStep } from './visit-steps.ts';

export { facePreviewQuery, facePreviewSchema, type FacePreview } from './schemas/index.ts';
export {
  addressSchema,
  appSchema,
  badgeSchema,
  blockFields,
  blockSchema,
  breadcrumbSchema,
  cartItemSchema,
  cartSchema,
  currencySchema,
  customerSchema,
  divisionSchema,
  factoryLabelSchema,
  favouriteItemSchema,
  fontSchema,
  imageSchema,
  isWithinDepth,
  manufacturerSchema,
  maxJsonDepth,
  menuEntrySchema,
  menuImageSchema,
  menuItemSchema,
  menuSegmentSchema,
  notificationSchema,
  orderItemSchema,
  orderSchema,
  orderStatusCodeSchema,
  orderStatusSchema,
  pageFields,
  pagePropertiesSchema,
  pageSchema,
  parseEntity,
  plainMessage,
  paymentAttemptSchema,
  pickedLinkSchema,
  pluginsSchema,
  pointSchema,
  productOptionSchema,
  productSchema,
  remillFormSchema,
  searchRedirectSchema,
  splitTestSchema,
  statusLogRecordSchema,
  storeCoreDataSchema,
  storeThemeSchema,
  subdomainSchema,
  subscriberOfferFormSchema,
  tagSchema,
  timeIntervalSchema,
  userSchema,
  userStateSchema,
} from './schemas/index.ts';
export type {
  Address,
  App,
  Badge,
  Block,
  BlockInput,
  Cart,
  CartItem,
  Customer,
  Division,
  FactoryLabel,
  FavouriteItem,
  FieldError,
  Font,
  Image,
  Manufacturer,
  MenuEntry,
  MenuImage,
  MenuItem,
  MenuSegment,
  Notification,
  NotificationAction,
  Order,
  OrderItem,
  Page,
  PageProperties,
  ParsedEntity,
  PaymentAttempt,
  PickedLink,
  Plugins,
  Point,
  Product,
  ProductOption,
  RemillForm,
  SearchRedirect,
  SplitTest,
  StatusLogRecord,
  StoreCoreData,
  StoreTheme,
  Subdomain,
  SubscriberOfferForm,
  Tag,
  TimeInterval,
  User,
  UserState,
} from './schemas/index.ts';
export { fewUnits, runsLow } from './stock.ts';
export { offersStudioAddress, studioAddresses, type StudioAddress } from './studio-addresses.ts';
export { hexOfColourName } from './colour-names.ts';
export {
  axesOf,
  combinationsOf,
  isColourOption,
  optionsFault,
  optionsOfAxes,
  productFileLimits,
  productLimits,
  rearranged,
  sizeNameOf,
  valuesOfVariant,
} from './product-options.ts';
export type {
  NamedOption,
  OptionsFault,
  OptionValue,
  VariantAxes,
  VariantChoice,
} from './product-options.ts';
