export { rememberBasketCurrency } from './basket/basket-currency.ts';
export { BasketDrawerHost } from './basket/basket-drawer-host.tsx';
export { BasketPage } from './basket/basket-page.tsx';
export { HeldAddsHost } from './basket/held-adds-host.tsx';
export { linesCss } from './basket/line-css.ts';
export { LineFacts } from './basket/line-facts.tsx';
export { lineWords, type MadeLine, madeWords, makingOf } from './basket/line-words.ts';
export { useSendOnce } from './basket/send-once.ts';
export { SharedBaskets } from './basket/shared-baskets.tsx';
export { TotalsList } from './basket/totals.tsx';
export { holdUnsavedNote, unsavedNote } from './basket/unsaved-note.ts';
export { changeFilters, readFilters, writeFilters } from './catalogue/filters.ts';
export { FoundPages } from './catalogue/found-pages.tsx';
export { orKeepList } from './catalogue/kept-list.ts';
export { PageIcon } from './catalogue/page-icon.tsx';
export { PopularLater } from './catalogue/popular-later.tsx';
export { ProductBrowser } from './catalogue/product-browser.tsx';
export { readListing } from './catalogue/read-listing.ts';
export { searchTerm } from './catalogue/search-term.ts';
export { searchPath, suggestArg } from './catalogue/suggest-arg.ts';
export { AddressFields } from './checkout/address-fields.tsx';
export { endAttempt } from './checkout/attempt.ts';
export { CardFields } from './checkout/card-fields.tsx';
export { CheckoutPage } from './checkout/checkout-page.tsx';
export { CheckoutForm } from './checkout/checkout-form.tsx';
export { CheckoutRoot } from './checkout/checkout-root.ts';
export { type CountryOption, countryOptions } from './checkout/countries.ts';
export { storeDraft, writeDraft } from './checkout/draft.ts';
export { cardRules, deliveryRules } from './checkout/rules.ts';
export { TermsTick } from './checkout/terms-tick.tsx';
export { type CardPurchase, useCardPurchase } from './checkout/use-card-purchase.ts';
export { useDraft } from './checkout/use-draft.ts';
export {
  addressOf,
  type CardValues,
  type CheckoutValues,
  emptyCard,
  emptyCheckout,
  fillAddress,
  maskedCard,
} from './checkout/values.ts';
export { PaymentReturn } from './express/payment-return.tsx';
export { FavouriteConfettiHost } from './favourites/favourite-confetti-host.tsx';
export { FavouritesPage } from './favourites/favourites-page.tsx';
export { BalancePage } from './gift-card/balance-page.tsx';
export { giftCardsArg } from './gift-card/gift-cards-arg.ts';
export { useCardEnvironment } from './page/block-environment.tsx';
export { keepSubscribed } from './page/keep-subscribed.ts';
export { findPage, loadCanvas, loadNative, type PageRouteData } from './page/load-page.ts';
export { proseTableCss } from './page/prose-table-css.ts';
export { unfoldedCss } from './page/unfolded-css.ts';
export { BuyBox } from './product/buy-box.tsx';
export { Description, Details } from './product/details.tsx';
export { Gallery } from './product/gallery.tsx';
export { pictureCss } from './product/picture-css.ts';
export { problemCss } from './product/problem-css.ts';
export {
  type AskedProduct,
  ProductPage,
  type ProductPageProps,
  productReads,
} from './product/product-page.tsx';
export { endOfReviews } from './product/reviews-page.ts';
export { chosenColour, imagesOf, namedColour, type Product, productPath } from './product/selection.ts';
export { Stars } from './product/stars.tsx';
export { addingFailure } from './product/use-add-to-basket.ts';
export { usualWordLimit } from './product/words.ts';
export { basketTexts } from './texts/basket/index.ts';
export { catalogueTexts } from './texts/catalogue/index.ts';
export { checkoutTexts } from './texts/checkout/index.ts';
export { giftCardTexts } from './texts/gift-cards/index.ts';
export { productTexts, type ProductTexts } from './texts/product/index.ts';
export { NoteViewed } from './viewed/note-viewed.tsx';
export {
  loadChallengeDialog,
  loadGoesWell,
  loadGuardedPage,
  loadPageBlocks,
  loadPageCanvas,
  loadPageSources,
  loadPopular,
  loadRecentlyViewed,
} from './late-parts.ts';
export { AfterSaleRoot } from './after-sale/after-sale-root.ts';
export { AskRoot } from './after-sale/ask-root.ts';
