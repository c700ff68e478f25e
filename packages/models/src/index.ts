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
