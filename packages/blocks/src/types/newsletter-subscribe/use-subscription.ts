import { firstMessages, validate } from '@omnis/validation';
import { useState, type SubmitEvent } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';

/** What a sign-up asks for. */
export type SubscriptionField = 'email' | 'firstName';

/** What is shown when a subscription fails for another reason than what was typed (storefront.md §8). */
export const subscribeFailure = 'Oops... Something went wrong, please try again later';
/** What is shown when it went well and the answer says nothing (storefront.md §8). */
export const subscribeSuccess = "We've sent you an email to verify your subscription";

const rules = { firstName: ['required'], email: ['required', 'email'] } as const;

/** A sign-up form's values, faults and progress. */
export interface Subscription {
  readonly values: Readonly<Record<SubscriptionField, string>>;
  readonly faults: Partial<Record<SubscriptionField, string>>;
  readonly state: 'idle' | 'sending' | 'done';
  readonly message: string;
  readonly change: (field: SubscriptionField, value: string) => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Email required and valid, first name required (storefront.md §5); a second submit while sending is ignored. */
export function useSubscription(mailingList: string): Subscription {
  const { subscribe } = useBlockEnvironment();
  const [values, setValues] = useState({ email: '', firstName: '' });
  const [faults, setFaults] = useState<Partial<Record<SubscriptionField, string>>>({});
  const [state, setState] = useState<Subscription['state']>('idle');
  const [message, setMessage] = useState('');

  const send = async (): Promise<void> => {
    setState('sending');
    setMessage('');
    try {
      const answer = await subscribe({
        mailingList,
        email: values.email.trim(),
        firstName: values.firstName.trim(),
      });
      if (answer.ok) setMessage(answer.message || subscribeSuccess);
      else if (answer.invalid === true) setFaults({ email: answer.message });
      else setMessage(answer.message || subscribeFailure);
      setState(answer.ok ? 'done' : 'idle');
    } catch {
      setMessage(subscribeFailure);
      setState('idle');
    }
  };
  return {
    values,
    faults,
    state,
    message,
    change: (field, value) => {
      setValues({ ...values, [field]: value });
      setFaults({ ...faults, [field]: undefined });
    },
    submit: (event) => {
      event.preventDefault();
      if (state === 'sending') return;
      const found: Partial<Record<SubscriptionField, string>> = firstMessages(validate(rules, values));
      setFaults(found);
      const first = (['firstName', 'email'] as const).find((field) => found[field] !== undefined);
      if (first === undefined) void send();
      else event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    },
  };
}
