import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { useSendForm, type SendForm } from '../../parts/use-send-form.ts';

/** Fields of a sign-up. */
export type SubscriptionField = 'firstName' | 'email';

/** Error when a subscription fails for another reason than the entered values (storefront.md §8). */
export const subscribeFailure = 'Oops... Something went wrong, please try again later';
/** Confirmation when it succeeded and the answer has no text (storefront.md §8). */
export const subscribeSuccess = "We've sent you an email to verify your subscription";

const rules = { firstName: ['required', ['max_length', 80]], email: ['required', 'email'] } as const;

/** Email required and valid, first name required (storefront.md §5) and no longer than a list keeps; a second submit while sending is ignored. */
export function useSubscription(mailingList: string): SendForm<SubscriptionField> {
  const { subscribe } = useBlockEnvironment();
  return useSendForm<SubscriptionField>({
    initial: { firstName: '', email: '' },
    rules,
    failure: subscribeFailure,
    send: async (form) => {
      const { ok, message, invalid = false } = await subscribe({ mailingList, ...form });
      if (ok) return { sent: true, message: message || subscribeSuccess };
      return invalid
        ? { sent: false, message: '', faults: { email: message } }
        : { sent: false, message: message || subscribeFailure };
    },
  });
}
