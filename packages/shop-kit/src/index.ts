export { addressText } from './data/address-text.ts';
export { createBrowserStore } from './data/browser-store.ts';
export { type Consent, consent, consentCookie, giveConsent, onConsent, useConsent } from './data/consent.ts';
export { cookieValue, keepCookie } from './data/cookies.ts';
export { type CorePage, divisionOf, findCore, type StoreCoreData, useCore } from './data/core.ts';
export { currencyCookie } from './data/currency-cookie.ts';
export { dayText } from './data/day-text.ts';
export { benchPath, designPath, lineParameter } from './data/design-path.ts';
export { failedRead, maySucceed, type PageFailure } from './data/failure.ts';
export { isRecord } from './data/is-record.ts';
export { readTexts, storeTexts, type Texts } from './data/kept-texts.ts';
export { OnceAlive } from './data/once-alive.tsx';
export { oneDecimal } from './data/one-decimal.ts';
export { useOwnLanguage } from './data/own-language.ts';
export { isPageData, noSeeds, pageData, type PageData, type ReadSeed, seedsOf } from './data/page-data.ts';
export { pageNumber } from './data/page-number.ts';
export { codeOf, formatPrice, formatRoundPrice } from './data/price.ts';
export {
  everySeeded,
  type Read,
  type Reader,
  readerOf,
  readSource,
  type ReadSource,
  seeded,
} from './data/reader.ts';
export { browserSource } from './data/reads.ts';
export type { ReadArg, ReadName, ReadValue } from './data/reads.types.ts';
export type { RefusedForm } from './data/refused-form.ts';
export { sendAgain } from './data/send-again.ts';
export { forgetStored, readStored, writeStored } from './data/session-storage.ts';
export type { ThemeOptions } from './data/theme-options.ts';
export { useAnalyticsDue } from './data/use-analytics-due.ts';
export { useCurrencyChoice } from './data/use-currency-choice.ts';
export { useHydrated } from './data/use-hydrated.ts';
export { useOpenFor } from './data/use-open-for.ts';
export { useOwnEmail } from './data/use-own-email.ts';
export { useSettled } from './data/use-settled.ts';
export { useVisitorCountry } from './data/use-visitor-country.ts';
export { findView, type OperatorMode, useView, type View, ViewContext } from './data/view.ts';
export { visitorCountry } from './data/visitor-country.ts';
export { useSignedIn, useVisitorBasket, useVisitorKnown, Visitor } from './data/visitor.ts';
export { collectorEvent, type SeenEvent, seenLocation } from './events/collector-event.ts';
export { createEventQueue, type EventData, type EventQueue, type QueuedEvent } from './events/event-queue.ts';
export { newestAnswer, part, type Sale, saleInBasket, saleOf, saleOfProduct } from './events/sale.ts';
export { isOn, isOnAt } from './features/features.ts';
export { useIsOn } from './features/use-is-on.ts';
export { HeadTags } from './head/head-tags.tsx';
export { absolute, pagedText, pagedTitle, pageHead, plainDescription } from './head/head.ts';
export { metaTexts } from './head/meta-texts.ts';
export { type MetaArgs, metaPlace, routeHead } from './head/route-head.ts';
export { listData, organisationData, productData } from './head/structured-data.ts';
export { Keep, type PartKeeper, PartKeeperContext } from './kept/keep.tsx';
export { kept } from './kept/kept.tsx';
export { AccountRoot } from './kit/account-root.ts';
export { actionEvent, hearActions, triggerAction } from './kit/actions.ts';
export { atWork, isAtWork } from './kit/at-work.ts';
export { Chunk, lazyChunk } from './kit/chunk.tsx';
export { safeColour, wordColours } from './kit/colour.ts';
export { CountBadge } from './kit/count-badge.tsx';
export { countCss } from './kit/count-css.ts';
export { goesOn } from './kit/go-on.ts';
export { holdPart } from './kit/hold-part.ts';
export { later, loadPatiently } from './kit/later.tsx';
export { hasFoot, shopLayoutOf } from './kit/layouts.ts';
export { safeLength } from './kit/length.ts';
export { linkIntent } from './kit/link-intent.ts';
export { loadChunk } from './kit/load-chunk.ts';
export { makeNotification, type NotificationStart } from './kit/make-notification.ts';
export type { OverlayProps } from './kit/overlay-props.ts';
export {
  askOverlay,
  type OverlayContent,
  overlayEvent,
  type OverlayName,
  overlayNames,
  type OverlayRequest,
  readOverlayAction,
  subscribeAction,
} from './kit/overlay-request.ts';
export { pairCss } from './kit/pair-css.ts';
export { PartBoundary } from './kit/part-boundary.tsx';
export { PlainWay } from './kit/plain-way.tsx';
export { preloading } from './kit/preload.ts';
export { noteProblem, onProblem, problemEvent, type ShopProblem } from './kit/problems.ts';
export { RouteCode } from './react-router/route-code.ts';
export { frameOf, readTrail, rests, type RouteHandle, useFrame } from './kit/route-handle.ts';
export { say } from './kit/say.ts';
export { snackbars } from './kit/snackbars.ts';
export { textButtonCss } from './kit/text-button-css.ts';
export { trailEvent, trailSlot, updateTrail } from './kit/trail-update.ts';
export { usePagedList } from './kit/use-paged-list.ts';
export { linkOrNotFound, useSafeLink } from './kit/use-safe-link.ts';
export { WayHere } from './kit/way-here.tsx';
export { useWholeLayout } from './kit/whole-layout.ts';
export { linkWorker, tellWorker, type WorkerNews, workerPath } from './kit/worker-link.ts';
export { controlsSay, controlsTexts } from './texts/controls/index.ts';
export { marketingTexts, type MarketingTexts } from './texts/marketing/index.ts';
export { shellTexts, type ShellTexts } from './texts/shell/index.ts';
export type { EarlyAct, EarlyActs } from './kit/early-acts.ts';
export { isServer } from './kit/is-server.ts';
export { openShop, type Shop, type ShopOptions } from './provider/open-shop.ts';
export { ShopProvider, type ShopProviderProps } from './provider/shop-provider.tsx';
