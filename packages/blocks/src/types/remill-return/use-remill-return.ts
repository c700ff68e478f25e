import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { useSendForm, type SendForm } from '../../parts/use-send-form.ts';

/** Confirmation when it was sent (storefront.md §4 Remill popup). */
export const remillSuccess = 'Thank you, we sent you an email with instructions.';
/** Error when it failed (storefront.md §8 Remill submit). */
export const remillFailure = "We're sorry, something went wrong. Please try again later.";

const rules = { email: ['required', 'email'] } as const;

/** The form of a return for recycling; an answer of any type but success shows the server's message. */
export function useRemillReturn(): SendForm<'email'> {
  const { submitRemill } = useBlockEnvironment();
  return useSendForm<'email'>({
    initial: { email: '' },
    rules,
    failure: remillFailure,
    send: async (form) => {
      if (submitRemill === undefined) return { sent: false, message: remillFailure };
      const { type, message } = await submitRemill(form);
      return type === 'success'
        ? { sent: true, message: remillSuccess }
        : { sent: false, message: message || remillFailure };
    },
  });
}
