import type { PricedDraft, VatClass } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, Card, IconButton, moneyText, NumberField, Select, Stack, TextField } from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Thumb } from '../parts/thumb.tsx';
import { customRow, productRow, type CustomRow, type DraftRow } from './draft-values.ts';
import { VariantField } from './variant-field.tsx';
import type { DraftForm } from './use-draft-form.ts';
import { deskOrdersTexts, type DeskOrdersTextKey } from '../texts/desk-orders/index.ts';

const Root = styled.ul.withConfig({ componentId: 'desk-draft-lines' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 6rem 6rem auto;
    gap: ${token('space.2')} ${token('space.4')};
    align-items: center;
    padding: ${token('space.3')} 0;
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    font-size: ${token('type.sm')};
  }
  .what {
    display: grid;
    gap: ${token('space.2')};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .custom {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 8rem 9rem;
    gap: ${token('space.3')};
  }
  small {
    display: block;
    color: ${token('text.muted')};
  }
  .total {
    justify-self: end;
    font-variant-numeric: tabular-nums;
  }
  .fault {
    grid-column: 2 / -1;
    color: ${token('error.color')};
  }
  ${media.down('md')} {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .what {
      grid-column: 2 / -1;
    }
    .custom {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    .custom > :first-child {
      grid-column: 1 / -1;
    }
    .quantity {
      grid-column: 2;
      max-width: 7rem;
    }
  }
`;

const vatOptions = [
  { value: 'standard', labelKey: 'standardVat' },
  { value: 'reduced', labelKey: 'reducedVat' },
  { value: 'zero', labelKey: 'noVat' },
] as const satisfies readonly { value: VatClass; labelKey: DeskOrdersTextKey }[];

/** The fields of a line that is no product. */
function CustomFields({
  row,
  errorOf,
  currency,
  onChange,
}: {
  readonly row: CustomRow;
  readonly errorOf: (field: string) => string | undefined;
  readonly currency: string;
  readonly onChange: (row: CustomRow) => void;
}): ReactElement {
  const t = useTexts(deskOrdersTexts);
  return (
    <span className="custom">
      <TextField
        label={t('title')}
        maxLength={200}
        value={row.title}
        error={errorOf('title')}
        onValueChange={(title) => onChange({ ...row, title })}
      />
      <NumberField
        label={t('price', { currency })}
        decimals={2}
        min={0}
        max={1_000_000_000}
        value={row.price}
        error={errorOf('price')}
        onValueChange={(price) => onChange({ ...row, price })}
      />
      <Select
        label={t('vatClass')}
        value={row.vat}
        options={vatOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
        onValueChange={(vat) => onChange({ ...row, vat })}
      />
    </span>
  );
}

/** The lines of a draft: products that are looked up, and custom lines. */
export function LinesEditor({
  form: { values, set, errors },
  priced,
  currency,
}: {
  readonly form: DraftForm;
  /** The price of each row by its key; none while it is asked for. */
  readonly priced: ReadonlyMap<string, PricedDraft['lines'][number]>;
  readonly currency: string;
}): ReactElement {
  const t = useTexts(deskOrdersTexts);
  const { rows } = values;
  const change = (row: DraftRow): void =>
    set({ rows: rows.map((each) => (each.key === row.key ? row : each)) });
  return (
    <Card title={t('items')}>
      <Stack gap={4}>
        <VariantField
          onAdd={({ variantId, product: name, variant, image }) => {
            const same = rows.find((row) => row.kind === 'product' && row.variantId === variantId);
            if (same) change({ ...same, quantity: (same.quantity ?? 0) + 1 });
            else set({ rows: [...rows, productRow({ variantId, name, variant, image })] });
          }}
        />
        {errors['lines'] !== undefined && <p role="alert">{errors['lines']}</p>}
        {rows.length > 0 && (
          <Root aria-label={t('itemsOfDraft')}>
            {rows.map((row, index) => {
              const line = priced.get(row.key);
              const errorOf = (field: string): string | undefined => errors[`lines.${index}.${field}`];
              const name = row.kind === 'product' ? row.name : row.title || t('customItem');
              const left = line?.left ?? null;
              return (
                <li key={row.key}>
                  <Thumb src={row.kind === 'product' ? row.image : null} size={48} />
                  <span className="what">
                    {row.kind === 'product' ? (
                      <span>
                        <strong>{row.name}</strong>
                        <small>
                          {[row.variant, line && moneyText(line.price, currency)].filter(Boolean).join(' · ')}
                        </small>
                        {left !== null && left < (row.quantity ?? 0) && (
                          <small className="fault">{t('onlyInStock', { left })}</small>
                        )}
                      </span>
                    ) : (
                      <CustomFields row={row} errorOf={errorOf} currency={currency} onChange={change} />
                    )}
                  </span>
                  <span className="quantity">
                    <NumberField
                      label={t('quantity')}
                      min={1}
                      max={999}
                      value={row.quantity}
                      error={errorOf('quantity')}
                      onValueChange={(quantity) => change({ ...row, quantity })}
                    />
                  </span>
                  <span className="total">{line ? moneyText(line.total, currency) : ''}</span>
                  <IconButton
                    label={t('remove', { name })}
                    onClick={() => set({ rows: rows.filter(({ key }) => key !== row.key) })}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                  {(errorOf('variantId') ?? errors[`lines.${index}`]) !== undefined && (
                    <span className="fault" role="alert">
                      {errorOf('variantId') ?? errors[`lines.${index}`]}
                    </span>
                  )}
                </li>
              );
            })}
          </Root>
        )}
        <div>
          <Button
            variant="secondary"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => set({ rows: [...rows, customRow()] })}
          >
            {t('addCustomItem')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
