import { errorText, fieldErrors } from '@omnis/api-client';
import type { ManagedOrder, OrderLineChange } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Dialog, IconButton, moneyText, Notice, NumberField, Stack } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Thumb } from '../parts/thumb.tsx';
import { useOrderDesk } from './order-desk.tsx';
import { useTask } from './use-task.ts';
import { VariantField } from './variant-field.tsx';
import { deskOrdersTexts } from '../texts/desk-orders/index.ts';

const Root = styled.ul.withConfig({ componentId: 'desk-edit-lines' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 6rem auto;
    gap: ${token('space.4')};
    align-items: center;
    padding: ${token('space.3')} 0;
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    font-size: ${token('type.sm')};
  }
  li[data-removed] strong {
    text-decoration: line-through;
  }
  small {
    display: block;
    color: ${token('text.muted')};
  }
`;

interface Row {
  /** Of a line of the order; null of one that is added. */
  readonly id: string | null;
  readonly variantId: string;
  readonly name: string;
  readonly variant: string;
  readonly image: string | null;
  readonly price: string;
  readonly before: number;
  readonly quantity: number | null;
}

const rowsOf = ({ items, currency }: ManagedOrder): Row[] =>
  items.map((item) => ({
    id: item.id,
    variantId: '',
    name: item.name,
    variant: [item.options.Colour, item.options.Size].filter(Boolean).join(', '),
    image: item.image,
    price: moneyText(item.priceIncTax, currency),
    before: item.quantity,
    quantity: item.quantity,
  }));

const changesOf = (rows: readonly Row[]): OrderLineChange[] =>
  rows.flatMap(({ id, variantId, before, quantity }): OrderLineChange[] => {
    const wanted = quantity ?? 0;
    if (id === null) return wanted > 0 ? [{ variantId, quantity: wanted }] : [];
    return wanted === before ? [] : [{ id, quantity: wanted }];
  });

function Form({
  order,
  onClose,
}: {
  readonly order: ManagedOrder;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(deskOrdersTexts);
  const desk = useOrderDesk();
  const [isLoading, run] = useTask();
  const [rows, setRows] = useState(() => rowsOf(order));
  const [message, setMessage] = useState<string | null>(null);
  // Sent again after a lost answer, it is the same change; what was edited since is another one.
  const [key, setKey] = useState(randomUuid);
  const lines = changesOf(rows);
  const change = (next: readonly Row[]): void => {
    setRows([...next]);
    setMessage(null);
    setKey(randomUuid());
  };
  const setQuantity = (at: number, quantity: number | null): void =>
    change(rows.map((row, index) => (index === at ? { ...row, quantity } : row)));
  const save = async (): Promise<void> => {
    const { data, error } = await run(desk.update({ id: order.id, key }, { version: order.version, lines }));
    if (!data) {
      const [first] = Object.values(fieldErrors(error));
      setMessage(first ?? errorText(error));
      return;
    }
    const text =
      data.owed > 0
        ? t('savedStillOwed', { amount: moneyText(data.owed, data.currency) })
        : t('savedAndTold');
    desk.tell({ text, tone: 'success' });
    onClose();
  };
  return (
    <Stack gap={5}>
      <VariantField
        onAdd={({ variantId, product: name, variant, image }) =>
          change([
            ...rows,
            {
              id: null,
              variantId,
              name,
              variant,
              image,
              price: t('atTodaysPrice'),
              before: 0,
              quantity: 1,
            },
          ])
        }
      />
      <Root aria-label={t('itemsOfOrder')}>
        {rows.map((row, index) => (
          <li key={`${row.id ?? row.variantId} ${index}`} data-removed={row.quantity === 0 ? '' : undefined}>
            <Thumb src={row.image} size={48} />
            <span>
              <strong>{row.name}</strong>
              <small>{[row.variant, row.price].filter(Boolean).join(' · ')}</small>
            </span>
            <NumberField
              label={t('quantity')}
              min={0}
              max={999}
              value={row.quantity}
              onValueChange={(quantity) => setQuantity(index, quantity)}
            />
            <IconButton
              label={t('remove', { name: row.name })}
              onClick={() =>
                row.id === null ? change(rows.filter((_row, at) => at !== index)) : setQuantity(index, 0)
              }
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </Root>
      <p>{t('editItemsText')}</p>
      {message !== null && (
        <Notice tone="error" alert>
          {message}
        </Notice>
      )}
      <div>
        <Button
          disabled={lines.length === 0}
          loading={isLoading}
          loadingLabel={t('saving')}
          onClick={() => void save()}
        >
          {t('saveItems')}
        </Button>
      </div>
    </Stack>
  );
}

/** Changing the items of an order before its production; a reason where that cannot be done. */
export function EditLines({ order }: { readonly order: ManagedOrder }): ReactElement {
  const t = useTexts(deskOrdersTexts);
  const [isOpen, setIsOpen] = useState(false);
  const refusal = order.edit.lines;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('editItems')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={refusal === null ? t('editItems') : t('cannotEditItems')}
        {...(refusal === null ? {} : { description: refusal, size: 'sm' as const })}
      >
        {isOpen && refusal === null && <Form order={order} onClose={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}
