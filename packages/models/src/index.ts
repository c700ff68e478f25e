export { currencies, currencyCodes, currencySymbol, defaultCurrency, isCurrencyCode } from './currencies.ts';
export type { Currency, CurrencyCode, SymbolAlign } from './currencies.ts';
export { addPercent, allocate, convertMinor, formatMoney, percentOf, toMajor, toMinor, vatIncluded } from './money.ts';
export type { ExchangeRates, FormatMoneyOptions } from './money.ts';
export {
  defineOrderFlow,
  flowStatuses,
  isBackwards,
  nextStatuses,
  orderFlows,
  requiresReason,
  stepOf,
} from './order-flow.ts';
export type { OrderFlow, OrderFlowCode, OrderTransitions } from './order-flow.ts';
export {
  canRefund,
  currentStep,
  flowFor,
  isBespokeOrder,
  isExchange,
  isShipped,
  nextStatusesFor,
  paperFactoryCode,
  percentageComplete,
  wasEver,
} from './order-state.ts';
export type { OrderState } from './order-state.ts';
export { isOrderStatusCode, notifiesCustomer, orderStatusCodes, orderStatuses } from './order-status.ts';
export type { OrderStatus, OrderStatusCode } from './order-status.ts';
export { couponEffect, couponKinds } from './coupon.ts';
export type { Coupon, CouponEffect } from './coupon.ts';
export { imageAt, srcsetMinStep, srcsetSteps, srcsetWidths } from './image.ts';
export type { SizedImage } from './image.ts';
export { imageLimits, imageSrcset, imageUrl, parseImageOptions } from './image-url.ts';
export type { ImageOptionError, ImageOptions, ParsedImageOptions } from './image-url.ts';
export { activeQuantity, itemTotal } from './order-item.ts';
export type { ItemMoney, QuantityFacts } from './order-item.ts';
export {
  approvalStatuses,
  blankSkuMark,
  currentPrice,
  customSkuPrefixes,
  isBlankSku,
  isCustomSku,
  isOnSale,
  matchesGender,
  priceRange,
  skuKind,
} from './product.ts';
export type { ApprovalStatus, Priced, SkuKind } from './product.ts';
export { computeTotals } from './totals.ts';
export type { LineTotals, Totals, TotalsInput, TotalsLine } from './totals.ts';
