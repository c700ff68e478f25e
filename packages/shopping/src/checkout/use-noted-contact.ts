import { useCheckoutNoteContactMutation } from '@omnis/api-client';
import { useRef } from 'react';
import type { OrderedBasket } from './checkout-path.ts';

/** Rough pattern of an email address; the server makes the final check. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Tells the store who is at the checkout once a shopper has typed an email address, each address once, so that the store sees
 * checkouts that are not finished. Nothing waits for it, and nothing is said when it fails.
 */
export function useNotedContact(basket: OrderedBasket): (email: string) => void {
  const [note] = useCheckoutNoteContactMutation();
  const noted = useRef('');
  return (email) => {
    const typed = email.trim();
    if (typed === '' || typed === noted.current || !address.test(typed)) return;
    noted.current = typed;
    void note({ body: { email: typed, basket } });
  };
}
