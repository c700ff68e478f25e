import type { ValidationSchema } from '@omnis/validation';
import { useMessageText } from '../text/ui-text.tsx';
import { useReducer, type RefObject, type SubmitEvent } from 'react';
import {
  clientErrors,
  formReducer,
  initialFormState,
  shownErrors,
  type FormAction,
  type FormState,
  type SubmitFault,
} from './form-state.ts';
import { useAfterPress } from './use-after-press.ts';
import { useFaultFocus } from './use-fault-focus.ts';

/** Options of a form. */
export interface FormOptions<V extends object> {
  readonly initialValues: V;
  /** Rules by field (`@omnis/validation`). */
  readonly schema?: ValidationSchema;
  /**
   * Sends the values. Answer with the faults that the server found, or with nothing when it worked. What it throws is
   * thrown on: only the unexpected throws.
   */
  readonly onSubmit: (values: V) => Promise<SubmitFault | undefined | void> | SubmitFault | undefined | void;
}

/** Props that connect a text, number, select or radio field to the form. */
export interface FieldBinding<T> {
  readonly name: string;
  readonly value: T;
  readonly onValueChange: (value: T) => void;
  readonly onBlur: () => void;
  readonly error: string | null;
}

/** Props that connect a checkbox to the form. */
export interface CheckBinding {
  readonly name: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly onBlur: () => void;
  readonly error: string | null;
}

/** The fields that hold a yes or no. */
export type BooleanKey<V> = { [K in keyof V]: V[K] extends boolean ? K : never }[keyof V] & string;

/** A form in use. */
export interface Form<V extends object> {
  readonly values: V;
  /** Messages to show, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** A message for the whole form. */
  readonly message: string | null;
  readonly touched: ReadonlySet<string>;
  /** True when the rules find no fault, shown or not. */
  readonly valid: boolean;
  /** True when a value differs from the initial one. */
  readonly dirty: boolean;
  readonly submitting: boolean;
  readonly setValues: (values: Partial<V>) => void;
  /** Back to the initial values, or to others. */
  readonly reset: (values?: V) => void;
  readonly field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>;
  readonly check: (name: BooleanKey<V>) => CheckBinding;
  /** For the `<form>` element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    /** A browser that runs no script, or none yet, sends nothing: values must not end up in the address. */
    readonly method: 'dialog';
    readonly noValidate: true;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/**
 * Values, messages and sending of a form. Messages show once a field has been left or the form has been sent; a refused
 * form puts the focus on the first field at fault; the server's messages stand at their fields until these change.
 *
 * @example
 * ```tsx
 * import { Button, TextField, useForm } from '@omnis/ui';
 * export const SignUp = ({ send }: { send: (email: string) => Promise<void> }) => {
 *   const form = useForm({ initialValues: { email: '' }, schema: { email: ['required', 'email'] }, onSubmit: ({ email }) => send(email) });
 *   return <form {...form.props}><TextField label="Email" type="email" {...form.field('email')} /><Button type="submit" loading={form.submitting}>Sign up</Button></form>;
 * };
 * ```
 */
export function useForm<V extends object>({ initialValues, schema = {}, onSubmit }: FormOptions<V>): Form<V> {
  const [state, dispatch] = useReducer<FormState<V>, V, [FormAction<V>]>(
    formReducer,
    initialValues,
    initialFormState,
  );
  const ref = useFaultFocus<HTMLFormElement>(state.attempts);
  const afterPress = useAfterPress();
  const faults = clientErrors(schema, state.values);
  const say = useMessageText();
  const errors = Object.fromEntries(
    Object.entries(shownErrors(state, faults)).map(([name, message]) => [name, say(message)]),
  );
  const before = new Map<string, unknown>(Object.entries(initialValues));

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.submitting) return;
    const fields = Object.keys(faults);
    if (fields.length > 0) {
      dispatch({ type: 'refused', fields });
      return;
    }
    dispatch({ type: 'submitting' });
    let fault: SubmitFault | undefined | void;
    try {
      fault = await onSubmit(state.values);
    } catch (error) {
      dispatch({ type: 'succeeded' });
      throw error;
    }
    dispatch(fault ? { type: 'failed', fault } : { type: 'succeeded' });
  };

  const change = <K extends keyof V>(name: K, value: V[K]): void => {
    const values: Partial<V> = {};
    values[name] = value;
    dispatch({ type: 'changed', values });
  };
  const common = (name: string) => ({
    name,
    onBlur: () => afterPress(() => dispatch({ type: 'touched', field: name })),
    error: errors[name] ?? null,
  });

  return {
    values: state.values,
    errors,
    message: state.message && say(state.message),
    touched: state.touched,
    valid: Object.keys(faults).length === 0,
    dirty: Object.entries(state.values).some(([key, value]) => !Object.is(value, before.get(key))),
    submitting: state.submitting,
    setValues: (values) => dispatch({ type: 'changed', values }),
    reset: (values = initialValues) => dispatch({ type: 'reset', values }),
    field: (name) => ({
      ...common(name),
      value: state.values[name],
      onValueChange: (value) => change(name, value),
    }),
    check: (name) => ({
      ...common(name),
      checked: state.values[name] === true,
      onCheckedChange: (checked) => dispatch({ type: 'changed', values: booleanValue<V>(name, checked) }),
    }),
    props: {
      ref,
      method: 'dialog',
      noValidate: true,
      onSubmit: (event) => void submit(event),
    },
  };
}

function booleanValue<V extends object>(name: BooleanKey<V>, checked: boolean): Partial<V> {
  // BooleanKey says that the field holds a yes or no; TypeScript cannot follow it through the computed key.
  return { [name]: checked } as Partial<V>;
}
