import type { ValidationSchema } from '@omnis/validation';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useMessageText } from '../text/block-text.ts';

/** How sending went. */
export interface SendResult<F extends string> {
  readonly sent: boolean;
  /** At the end of the form, or in its place once it was sent. */
  readonly message: string;
  /** Shown at their fields instead. */
  readonly faults?: Partial<Record<F, string>>;
}

/** Options of a form. */
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

/** The rules' code, which comes when somebody begins to fill in: few who see a form do. */
const loadRules = () => import('./check-rules.ts');

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

  const busy = useRef(false);
  const around = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: whoever goes by keys goes on at the thanks.
    if (state !== 'sent' || document.activeElement !== document.body) return;
    const thanks = around.current?.querySelector<HTMLElement>('[role="status"]');
    if (!thanks) return;
    thanks.tabIndex = -1;
    thanks.focus();
  }, [state]);

  /** Shows the faults and focuses the first, for keyboards and screen readers. Returns true when there are any. */
  const showFaults = (form: HTMLFormElement, found: Partial<Record<F, string>>): boolean => {
    setFaults(saidOf(found));
    const first = Object.keys(rules).find((field) => Object.hasOwn(found, field));
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const check = async (form: HTMLFormElement, checked: Readonly<Record<F, string>>): Promise<boolean> => {
    const { checkRules } = await loadRules();
    const found = { ...noFaults, ...checkRules(rules, checked) };
    return !showFaults(form, found);
  };
  const run = async (form: HTMLFormElement): Promise<void> => {
    const checked = trimmed(values);
    setState('sending');
    setMessage('');
    try {
      if (!(await check(form, checked))) return setState('idle');
      const result = await send(checked);
      setMessage(say(result.message));
      showFaults(form, result.faults ?? {});
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
      // Asked for again when it is needed, should it fail now.
      void loadRules().catch(() => undefined);
      setValues((before) => ({ ...before, [field]: value }));
      setFaults((before) => ({ ...before, [field]: undefined }));
    },
    submit: (event) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      around.current = event.currentTarget.parentElement;
      void run(event.currentTarget).finally(() => {
        busy.current = false;
      });
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
