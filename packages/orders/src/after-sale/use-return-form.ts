import { errorText, useOrdersAskReturnMutation } from '@omnis/api-client';
import { labelled } from '@omnis/texts';
import { useTexts } from '@omnis/texts/react';
import { isRecord, sendAgain } from '@omnis/shop-kit';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Order } from '../order/stages.ts';
import {
  othersOf,
  readReturnWishes,
  returnLines,
  stays,
  wishFaults,
  within,
  type Returns,
  type ReturnWish,
  type ReturnWishes,
} from './return-wishes.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import type { OnceKey } from './use-once-key.ts';
import { ordersTexts } from '../texts/orders/index.ts';

type Resolution = Returns['returns'][number]['resolution'];

/** Options of a return's form. */
export interface ReturnFormOptions {
  readonly order: Pick<Order, 'orderHash' | 'items'>;
  readonly returns: Returns;
  readonly once: OnceKey;
  readonly onDone: (message: string) => void;
  /** Nothing is known of what was sent. */
  readonly onLost: () => void;
}

/** Everything that the form of a return does. */
export function useReturnForm({ order, returns, once, onDone, onLost }: ReturnFormOptions) {
  const t = useTexts(ordersTexts);
  const { orderHash, items } = order;
  const [wishes, setWishes] = useState<ReturnWishes>({});
  const [resolution, setResolution] = useState<Resolution>('refund');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [off, setOff] = useState('');
  const isOffUnseen = useRef(false);
  const [ask, { isLoading }] = useOrdersAskReturnMutation();
  // Items already on their way are not offered.
  const shown = within(returns, wishes);
  const hasChosen = (some: ReturnWishes): boolean => Object.values(some).some(({ quantity }) => quantity > 0);
  const forget = useKeptChoice(
    { of: 'returns', orderHash },
    {
      choice: hasChosen(shown) || note !== '' ? { resolution, note, wishes: shown } : null,
      restore: (before) => {
        if (!isRecord(before)) return;
        setWishes(readReturnWishes(before['wishes'], returns));
        if (before['resolution'] === 'exchange') setResolution('exchange');
        if (typeof before['note'] === 'string') setNote(before['note']);
      },
    },
  );

  /** Reason against sending these wishes; null where there is none, '' where the fields show it. */
  const faultOf = (wanted: ReturnWishes): string | null => {
    if (!hasChosen(wanted)) return t('chooseBack');
    // Chosen to be exchanged, for which there is nothing: no field of it could be filled in.
    const stuck =
      resolution === 'exchange' &&
      items.find(
        (item) =>
          (wanted[item.id]?.quantity ?? 0) > 0 &&
          othersOf(
            item,
            returns.lines.find(({ id }) => id === item.id),
          ).length === 0,
      );
    if (stuck) return labelled(stuck.name, t('nothingElse'), t.locale);
    const isComplete = Object.values(wanted).every(
      (wish) => Object.keys(wishFaults(t, wish, resolution)).length === 0,
    );
    return isComplete ? null : '';
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    const form = event.currentTarget;
    const showFault = (): void => {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    };
    // The press that left the field: what is there again is not what was typed, and is not sent for it.
    if (isOffUnseen.current) {
      isOffUnseen.current = false;
      showFault();
      return;
    }
    const bodyOf = (wanted: ReturnWishes) => ({ resolution, note, lines: returnLines(wanted, resolution) });
    const wishOf = (wanted: ReturnWishes) => [orderHash, bodyOf(wanted)];
    // A request without an answer is sent as it was, though its items may already be on their way.
    const wanted = once.isOpen(wishOf(wishes)) ? wishes : shown;
    const missing = faultOf(wanted);
    // A line that is chosen next is not to be blamed before it could be filled in.
    setTried(hasChosen(wanted));
    setFault(missing === '' ? null : missing);
    if (missing !== null) {
      showFault();
      return;
    }
    const headers = { 'Idempotency-Key': once.keyOf(wishOf(wanted)) };
    const body = bodyOf(wanted);
    const { data, error } = await sendAgain(() => ask({ headers, params: { orderHash }, body }));
    if (!data) {
      setFault(errorText(error));
      onLost();
      return;
    }
    once.answered();
    forget();
    setWishes({});
    setNote('');
    setTried(false);
    onDone(data.message);
  };

  return {
    wishes: shown,
    wishOf: (id: string): ReturnWish => shown[id] ?? stays,
    wish: (id: string, wish: ReturnWish): void => {
      setWishes((before) => ({ ...before, [id]: wish }));
      // It was about what was chosen before.
      setFault(null);
      setOff('');
      isOffUnseen.current = false;
    },
    resolution,
    resolve: (value: Resolution): void => {
      setResolution(value);
      setFault(null);
    },
    note,
    setNote,
    /** The line of which a number was typed that cannot be; '' for none. */
    off,
    setOff: (id: string): void => {
      setOff(id);
      isOffUnseen.current = true;
    },
    tried,
    fault,
    isLoading,
    submit,
  };
}
