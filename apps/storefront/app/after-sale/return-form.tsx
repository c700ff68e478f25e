import { errorText, useOrdersAskReturnMutation } from '@omnis/api-client';
import { Button, Notice, RadioGroup, TextArea } from '@omnis/ui';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useHydrated } from '../data/use-hydrated.ts';
import type { Order } from '../order/stages.ts';
import { ReturnLine } from './return-line.tsx';
import { returnLines, stays, wishFaults, type Returns, type ReturnWish } from './return-wishes.ts';
import { useOnceKey } from './use-once-key.ts';

const resolutions = [
  { value: 'refund', label: 'My money back', help: 'To the card that you paid with, once it has arrived.' },
  {
    value: 'exchange',
    label: 'Another colour or size',
    help: 'Sent to you free of charge, once it has arrived.',
  },
] as const;

/** Asks what comes back, why, and what for. */
export function ReturnForm({
  order,
  returns,
  onDone,
}: {
  readonly order: Order;
  readonly returns: Returns;
  readonly onDone: (message: string) => void;
}): ReactElement {
  const { orderHash, items, currency } = order;
  const hydrated = useHydrated();
  const [wishes, setWishes] = useState<Readonly<Record<string, ReturnWish>>>({});
  const [resolution, setResolution] = useState<'refund' | 'exchange'>('refund');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [ask, { isLoading }] = useOrdersAskReturnMutation();
  const keyOf = useOnceKey();
  const wishOf = (id: string): ReturnWish => wishes[id] ?? stays;
  const chosen = Object.values(wishes).some(({ quantity }) => quantity > 0);
  const complete = items.every(({ id }) => Object.keys(wishFaults(wishOf(id), resolution)).length === 0);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    setTried(true);
    setFault(chosen ? null : 'Choose what you send back.');
    if (!chosen || !complete) {
      const form = event.currentTarget;
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const body = { resolution, note, lines: returnLines(wishes, resolution) };
    const headers = { 'Idempotency-Key': keyOf([orderHash, returns.returns.length, body]) };
    const { data, error } = await ask({ headers, params: { orderHash }, body });
    if (!data) {
      setFault(errorText(error));
      return;
    }
    setWishes({});
    setNote('');
    setTried(false);
    onDone(data.message);
  };
  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        label="What would you like?"
        look="cards"
        name="resolution"
        options={resolutions}
        value={resolution}
        onValueChange={setResolution}
      />
      <ul className="lines">
        {items.map((item) => (
          <ReturnLine
            key={item.id}
            item={item}
            currency={currency}
            back={returns.lines.find(({ id }) => id === item.id)}
            exchange={resolution === 'exchange'}
            wish={wishOf(item.id)}
            faults={tried ? wishFaults(wishOf(item.id), resolution) : {}}
            onWish={(wish) => setWishes((before) => ({ ...before, [item.id]: wish }))}
          />
        ))}
      </ul>
      <TextArea
        label="Anything that we should know"
        optional
        rows={3}
        maxLength={1000}
        value={note}
        onValueChange={setNote}
      />
      {fault !== null && (
        <Notice tone="error" alert>
          {fault}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" loading={isLoading} loadingLabel="Noting your return" disabled={!hydrated}>
          Get the label
        </Button>
      </div>
      <noscript>
        <p>Your browser has to run scripts for this step. You can write to us, too.</p>
      </noscript>
    </form>
  );
}
