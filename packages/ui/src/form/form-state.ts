import { firstMessages, validate, type ValidationSchema } from '@omnis/validation';

/** A message about one field, as the server sends it (design of errors: `errors: [{ field, message }]`). */
export interface ServerError {
  readonly field: string;
  readonly message: string;
}

/** Failure of sending a form. */
export interface SubmitFault {
  /** For the whole form. */
  readonly message?: string;
  readonly errors?: readonly ServerError[];
  /** The failure's code, such as `captcha_required`. */
  readonly code?: string;
  /** Requirements to meet. */
  readonly details?: {
    /** Second factors of the account that signs in: `app`, `sms`, `recovery`. */
    readonly methods?: readonly string[] | undefined;
  };
}

/** Everything that a form knows. */
export interface FormState<V> {
  readonly values: V;
  readonly touched: ReadonlySet<string>;
  /** Messages of the server by field; each goes when its field changes. */
  readonly serverErrors: Readonly<Record<string, string>>;
  /** For the whole form, and for fields that the form does not have. */
  readonly message: string | null;
  readonly submitting: boolean;
  /** Counts attempts, so that the focus moves at each. */
  readonly attempts: number;
}

/** Action on a form. */
export type FormAction<V> =
  | { readonly type: 'changed'; readonly values: Partial<V> }
  | { readonly type: 'touched'; readonly field: string }
  | { readonly type: 'refused'; readonly fields: readonly string[] }
  | { readonly type: 'submitting' }
  | { readonly type: 'succeeded' }
  | { readonly type: 'failed'; readonly fault: SubmitFault }
  | { readonly type: 'reset'; readonly values: V };

/** A form that nobody has touched. */
export function initialFormState<V>(values: V): FormState<V> {
  return { values, touched: new Set(), serverErrors: {}, message: null, submitting: false, attempts: 0 };
}

function without(
  errors: Readonly<Record<string, string>>,
  fields: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}

function applyFault<V extends object>(state: FormState<V>, fault: SubmitFault): FormState<V> {
  const errors = fault.errors ?? [];
  const isKnown = ({ field }: ServerError): boolean => Object.hasOwn(state.values, field);
  const serverErrors = firstByField(errors.filter(isKnown));
  const others = errors.filter((error) => !isKnown(error)).map((error) => error.message);
  // The whole form's message would only repeat what stands at the fields.
  const general = Object.keys(serverErrors).length > 0 ? [] : [fault.message];
  return {
    ...state,
    submitting: false,
    attempts: state.attempts + 1,
    touched: new Set([...state.touched, ...Object.keys(serverErrors)]),
    serverErrors,
    message: [...new Set([...general, ...others])].filter(Boolean).join(' ') || null,
  };
}

function firstByField(errors: readonly ServerError[]): Record<string, string> {
  const entries = errors.map(({ field, message }): [string, string] => [field, message]);
  // Reversed, so that the first message of a field wins.
  return Object.fromEntries(entries.toReversed());
}

/** The next state of a form. */
export function formReducer<V extends object>(state: FormState<V>, action: FormAction<V>): FormState<V> {
  switch (action.type) {
    case 'changed':
      return {
        ...state,
        values: { ...state.values, ...action.values },
        serverErrors: without(state.serverErrors, Object.keys(action.values)),
      };
    case 'touched':
      return state.touched.has(action.field)
        ? state
        : { ...state, touched: new Set([...state.touched, action.field]) };
    case 'refused':
      return {
        ...state,
        attempts: state.attempts + 1,
        message: null,
        touched: new Set([...state.touched, ...action.fields]),
      };
    case 'submitting':
      return { ...state, submitting: true, message: null, serverErrors: {} };
    case 'succeeded':
      return { ...state, submitting: false };
    case 'failed':
      return applyFault(state, action.fault);
    case 'reset':
      return initialFormState(action.values);
  }
}

/** The first message that the rules have for each field at fault. */
export function clientErrors(schema: ValidationSchema, values: object): Record<string, string> {
  return firstMessages(validate(schema, { ...values }));
}

/** The messages to show: the rules' at fields that were left or sent, and the server's. */
export function shownErrors<V>(
  state: FormState<V>,
  errors: Readonly<Record<string, string>>,
): Record<string, string> {
  const touched = Object.entries(errors).filter(([field]) => state.touched.has(field));
  return { ...state.serverErrors, ...Object.fromEntries(touched) };
}
