import { useNotificationsUnsubscribeMutation } from '@omnis/api-client';
import { isPushSupported } from './push-support.ts';

/** Ends what this browser is told of all orders of who signs out; what it is told of single orders stays. It never fails. */
export function useForgetBrowser(): () => Promise<void> {
  const [unsubscribe] = useNotificationsUnsubscribeMutation();
  return async () => {
    if (!isPushSupported()) return;
    try {
      const registration = await navigator.serviceWorker.getRegistration('/');
      const own = await registration?.pushManager.getSubscription();
      if (!own) return;
      const { stays } = await unsubscribe({ body: { endpoint: own.endpoint } }).unwrap();
      if (!stays) await own.unsubscribe();
    } catch {
      // Signing out does not wait for it.
    }
  };
}
