import { submitFault, useAtlasReprintOrderMutation } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import {
  FormDialog,
  FormStack,
  NumberField,
  TextArea,
  useForm,
  useSnackbar,
  type SubmitFault,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { ProtectedButton } from '../permissions/protected.tsx';
import type { Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

type Item = Order['items'][number];

const itemLabel = ({ name, options }: Item): string =>
  [name, options.Colour, options.Size].filter(Boolean).join(', ');

interface Wish {
  readonly lines: { readonly id: string; readonly quantity: number }[];
  readonly reason: string;
}

function ReprintForm({
  id,
  items,
  onReprint,
}: {
  readonly id: string;
  readonly items: readonly Item[];
  readonly onReprint: (wish: Wish) => Promise<SubmitFault | undefined>;
}): ReactElement {
  const t = useTexts(orderTexts);
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({});
  const [fault, setFault] = useState<string | undefined>();
  const form = useForm({
    initialValues: { reason: '' },
    schema: { reason: ['required', ['max_length', 500]] },
    onSubmit: async ({ reason }) => {
      const lines = Object.entries(units).flatMap(([line, quantity]) =>
        quantity > 0 ? [{ id: line, quantity }] : [],
      );
      if (lines.length === 0) {
        setFault(t('chooseItemsToReprint'));
        return undefined;
      }
      return onReprint({ lines, reason: reason.trim() });
    },
  });
  return (
    <FormStack id={id} form={form}>
      {items.map((item, at) => (
        <NumberField
          key={item.id}
          label={itemLabel(item)}
          help={t('upTo', { quantity: item.quantity })}
          error={at === 0 ? fault : undefined}
          value={units[item.id] ?? 0}
          min={0}
          max={item.quantity}
          steppers
          stepperName={t('quantityOf', { item: itemLabel(item) })}
          onValueChange={(value) => {
            setFault(undefined);
            setUnits({ ...units, [item.id]: value ?? 0 });
          }}
        />
      ))}
      <TextArea
        label={t('reason')}
        help={t('reprintReasonHelp')}
        placeholder={t('printSmudged')}
        rows={2}
        maxLength={500}
        {...form.field('reason')}
      />
    </FormStack>
  );
}

/** Making spoiled items of an order again, once it is in production (platform.md §4: a child order with a reprint reason). */
export function ReprintAction({ order }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(orderTexts);
  const [send] = useAtlasReprintOrderMutation();
  const showSnackbar = useSnackbar();
  // Sent again after a broken line, it is the same reprint.
  const [key, setKey] = useState<string | null>(null);
  const items = order.items.filter(({ giftCard }) => giftCard === null);
  if (items.length === 0 || order.reprintRefusal !== null) return null;
  return (
    <>
      <ProtectedButton permission="orders.advance" variant="secondary" onClick={() => setKey(randomUuid())}>
        {t('reprintItems')}
      </ProtectedButton>
      <FormDialog
        open={key !== null}
        onClose={() => setKey(null)}
        title={t('reprintItemsNumber', { number: order.number })}
        description={t('reprintIntro')}
        submitLabel={t('createReprint')}
      >
        {(id) => (
          <ReprintForm
            id={id}
            items={items}
            onReprint={async (wish) => {
              const { data, error } = await send({
                params: { id: order.id },
                body: wish,
                headers: { 'Idempotency-Key': key ?? '' },
              });
              if (error) return submitFault(error);
              const made = data?.children.at(-1);
              showSnackbar({ text: t('reprintCreated', { number: made?.number ?? '' }), tone: 'success' });
              setKey(null);
              return undefined;
            }}
          />
        )}
      </FormDialog>
    </>
  );
}
