import type { ApiError, SecondFactorMethod } from '@omnis/contract';
import { defaultErrorText, statusTexts, texts } from '@omnis/contract/texts';

/** Why a call failed. `status` 0: no answer came (`code` says whether it was cancelled or the network failed). */
export interface ApiFailure {
  readonly status: number;
  readonly data: ApiError;
}

/** `code` of a call that was cancelled; nobody is told of it. */
export const cancelledCode = 'cancelled';

/** `code` of a call that got no answer. */
export const networkCode = 'network_error';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseFields(value: unknown): ApiError['errors'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry['message'] === 'string'
      ? [{ field: typeof entry['field'] === 'string' ? entry['field'] : '', message: entry['message'] }]
      : [],
  );
}

const methods: Readonly<Record<SecondFactorMethod, true>> = { app: true, sms: true, recovery: true };
const isMethod = (value: unknown): value is SecondFactorMethod =>
  typeof value === 'string' && Object.hasOwn(methods, value);

/** Requirements that the client has to meet; nothing where the answer does not name them. */
function parseDetails(value: unknown): Pick<ApiError, 'details'> {
  if (!isRecord(value)) return {};
  const { captcha, methods: given } = value;
  return {
    details: {
      ...(captcha === 'proof-of-work' || captcha === 'recaptcha' ? { captcha } : {}),
      ...(Array.isArray(given) ? { methods: given.filter(isMethod) } : {}),
    },
  };
}

/**
 * The failure of an answer outside 2xx: the server's message, else the default text of the status (platform.md §8).
 *
 * @param status - HTTP status
 * @param body - parsed body, or undefined when there was none
 */
export function failureOf(status: number, body: unknown): ApiFailure {
  const record = isRecord(body) ? body : {};
  const message = typeof record['message'] === 'string' ? record['message'] : '';
  return {
    status,
    data: {
      message: message === '' ? (statusTexts[status] ?? defaultErrorText) : message,
      errors: parseFields(record['errors']),
      code: typeof record['code'] === 'string' ? record['code'] : '',
      ...parseDetails(record['details']),
    },
  };
}

/** The failure of a call that got no answer: status 0. */
export function unanswered(cancelled: boolean): ApiFailure {
  return {
    status: 0,
    data: cancelled
      ? { message: '', errors: [], code: cancelledCode }
      : { message: texts.somethingWrongTryAgain, errors: [], code: networkCode },
  };
}

/** Tells whether something is the failure of a call: `error` of an endpoint's result, or thrown by `unwrap()`. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return (
    isRecord(error) &&
    typeof error['status'] === 'number' &&
    isRecord(error['data']) &&
    typeof error['data']['message'] === 'string' &&
    typeof error['data']['code'] === 'string' &&
    Array.isArray(error['data']['errors'])
  );
}

/** Tells whether a call was cancelled (status 0), which is not reported to the user. */
export function isCancelled(error: unknown): boolean {
  return isApiFailure(error) && error.status === 0 && error.data.code === cancelledCode;
}

/**
 * Tells whether the outcome of a call is unknown: no answer came, or that of a server that failed. The action may have
 * been carried out.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return !isApiFailure(error) || error.status === 0 || error.status >= 500;
}

/**
 * Message for the user about an error (platform.md §7–8): for 422 the first validation message, else the message; the
 * server's message or the default text of the status; '' for a cancelled call; a general text for anything else.
 *
 * @example
 * import { errorText, useBasketListQuery } from '@omnis/api-client';
 *
 * export function Basket() {
 *   const { data, error } = useBasketListQuery({ params: { name: 'main' } });
 *   return error ? <p role="alert">{errorText(error)}</p> : <p>{data?.totalQuantity} in your basket</p>;
 * }
 */
export function errorText(error: unknown): string {
  if (!isApiFailure(error)) return texts.somethingWrong;
  const [first] = error.data.errors;
  return error.status === 422 && first !== undefined && first.message !== ''
    ? first.message
    : error.data.message;
}

/**
 * The first message of each field of a failed validation, by field name; dotted names for nested fields.
 *
 * @example
 * import { fieldErrors, useAccountsLoginMutation } from '@omnis/api-client';
 *
 * export function EmailMessage() {
 *   const [, { error }] = useAccountsLoginMutation();
 *   return <p>{fieldErrors(error)['email']}</p>;
 * }
 */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!isApiFailure(error)) return {};
  const messages = new Map<string, string>();
  for (const { field, message } of error.data.errors) {
    if (field !== '' && !messages.has(field)) messages.set(field, message);
  }
  return Object.fromEntries(messages);
}

/**
 * A failed call as a form takes it: words for the whole form, and for a failed validation the messages of its fields.
 *
 * @example
 * try {
 *   await fetch('/omnis/v3/basket/main/');
 * } catch (error) {
 *   const { message, errors } = submitFault(error);
 *   console.log(message, errors); // one text for the form, and those of its fields
 * }
 */
export function submitFault(error: unknown): {
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  /** The failure's code, such as `captcha_required`; '' when there is none. */
  readonly code: string;
  /** Requirements to meet, where the failure names them. */
  readonly details?: ApiError['details'];
} {
  return {
    ...(isApiFailure(error)
      ? { code: error.data.code, ...(error.data.details && { details: error.data.details }) }
      : { code: '' }),
    message: errorText(error),
    errors: isApiFailure(error) && error.status === 422 ? error.data.errors : [],
  };
}
