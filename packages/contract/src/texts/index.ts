/**
 * Error codes with their status, and the texts that the spec fixes word for word. No schema here, so that a browser
 * may carry it.
 */

/** Machine-readable reason of an error, with the status it is sent with. */
export const errorStatus = {
  bad_request: 400,
  malformed_json: 400,
  unauthenticated: 401,
  pro_required: 402,
  forbidden: 403,
  confirmation_required: 403,
  /** The store asks its team for a second factor, and this account has none yet. */
  two_factor_setup_required: 403,
  invalid_xsrf_token: 403,
  invalid_origin: 403,
  not_found: 404,
  unknown_host: 404,
  method_not_allowed: 405,
  conflict: 409,
  sold_out: 409,
  total_changed: 409,
  idempotency_key_reused: 409,
  in_progress: 409,
  too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  card_declined: 422,
  insufficient_funds: 422,
  authentication_failed: 422,
  two_factor_required: 422,
  captcha_required: 422,
  coupon_invalid: 422,
  gift_card_invalid: 422,
  rate_limited: 429,
  server_error: 500,
  /** Something that the platform needs cannot be had just now; `Retry-After` says when to try again. */
  unavailable: 503,
  payment_unavailable: 503,
  captcha_unavailable: 503,
  /** The server's disk is full. */
  storage_full: 507,
} as const satisfies Record<string, number>;

/** Machine-readable reason of an error. */
export type ErrorCode = keyof typeof errorStatus;

/** Default texts by status (platform.md §8). */
export const statusTexts: Readonly<Record<number, string>> = {
  402: '402 Pro upgrade required',
  403: '403 Permission denied',
  404: '404 Not found',
  500: '500 Server error',
};

/** Text when nothing better is known (platform.md §8). */
export const defaultErrorText = 'Api error';

/** Texts that the spec fixes word for word (platform.md §8, storefront.md §8). */
export const texts = {
  somethingWrong: 'Oops.. looks like something went wrong',
  somethingWrongTryAgain: 'Oops... looks like something went wrong. Please try again.',
  permissionDenied: 'Permission denied',
  noItemsAdded: 'No items were added to basket',
  productGone: 'Oops... Looks like this product is no longer available',
  permissionRequested: 'Permission request successfully submitted',
  pageNotFound: 'We were unable to find this page',
  pageOfAnotherStore: "Oops... Looks like you're trying to access a page from another store",
  pageFailedToLoad: 'Oops... Looks like something went wrong loading this page',
  pageNotAttached: 'Page not attached to a store',
  proRequiredToSave: 'Pro required to save this page',
  pageFailedValidation: 'Page failed validation',
  pageSaveNotFound: 'Page not found',
  pageSaveForbidden: 'Insufficient permissions to access this page',
  pageServerError: 'Server error encountered fetching page',
  subscribed: "We've sent you an email to verify your subscription",
  subscribeFailed: 'Oops... Something went wrong, please try again later',
  contactSent: 'Thank you, your message is on its way. We will write back soon.',
  remillSent: 'Thank you, we sent you an email with instructions.',
  remillFailed: "We're sorry, something went wrong. Please try again later.",
  startUpFailed: 'Oops... Looks like something went wrong',
  exchangeRateNotice: 'Discount applied due to improved exchange rates',
} as const;
