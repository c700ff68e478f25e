import { firstMessages, validate, type ValidationSchema } from '@omnis/validation';
import { useState, type SubmitEvent } from 'react';
import { useMessageText } from '../text/block-text.ts';

/** How sending went. */
export interface SendResult<F extends string> {
  readonly sent: boolean;
  /** At the end of the form, or in its place once it was sent. */
  readonly message: string;
  /** Shown at their fields instead. */
  readonly faults?: Partial<Record<F, string>>;
}

/** What a form needs to be told. */
export interface SendFormOptions<F extends string> {
  /** The fields in their order, with what they start with. */
  readonly initial: Readonly<Record<F, string>>;
  readonly rules: ValidationSchema;
  /** Given trimmed values that keep the rules. It may reject; then `failure` is shown. */
  readonly send: (values: Readonly<Record<F, string>>) => Promise<SendResult<F>>;
  readonly failure: string;
}

/** A form's values, faults and progress. */
export interface SendForm<F extends string> {
  readonly values: Readonly<Record<F, string>>;
  readonly faults: Partial<Record<F, string>>;
  readonly state: 'idle' | 'sending' | 'sent';
  readonly message: string;
  readonly change: (field: F, value: string) => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Back to an empty form. */
  readonly restart: () => void;
}

/** A form that is checked, sent once at a time, and says how that went in the language of the page; the first field at fault gets the focus. */
export function useSendForm<F extends string>({
  initial,
  rules,
  send,
  failure,
}: SendFormOptions<F>): SendForm<F> {
  const say = useMessageText();
  const saidOf = (found: Partial<Record<F, string>>): Partial<Record<F, string>> => {
    const said = Object.entries<string | undefined>(found).map(([field, text]) => [field, text && say(text)]);
    return { ...found, ...Object.fromEntries(said) };
  };
  const [values, setValues] = useState(initial);
  const noFaults: Partial<Record<F, string>> = {};
  const [faults, setFaults] = useState(noFaults);
  const [state, setState] = useState<SendForm<F>['state']>('idle');
  const [message, setMessage] = useState('');

  const run = async (checked: Readonly<Record<F, string>>): Promise<void> => {
    setState('sending');
    setMessage('');
    try {
      const result = await send(checked);
      setMessage(say(result.message));
      setFaults(saidOf(result.faults ?? {}));
      setState(result.sent ? 'sent' : 'idle');
    } catch {
      setMessage(say(failure));
      setState('idle');
    }
  };
  return {
    values,
    faults,
    state,
    message,
    change: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setFaults((before) => ({ ...before, [field]: undefined }));
    },
    submit: (event) => {
      event.preventDefault();
      if (state === 'sending') return;
      const checked = trimmed(values);
      const found = { ...noFaults, ...firstMessages(validate(rules, checked)) };
      setFaults(saidOf(found));
      const first = Object.keys(rules).find((field) => Object.hasOwn(found, field));
      if (first === undefined) void run(checked);
      else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
    restart: () => {
      setValues(initial);
      setFaults({});
      setMessage('');
      setState('idle');
    },
  };
}

function trimmed<V extends Readonly<Record<string, string>>>(values: V): V {
  const texts = Object.entries(values).map(([field, value]) => [field, value.trim()]);
  return { ...values, ...Object.fromEntries(texts) };
}
