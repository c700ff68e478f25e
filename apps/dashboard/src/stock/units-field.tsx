import { errorText } from '@omnis/api-client';
import { mostUnits, type StockRow } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, IconButton, NumberField } from '@omnis/ui';
import { PackagePlus } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { unitsFault, variantName } from './stock-views.ts';
import { useAdjustStock } from './use-adjust-stock.ts';
import { stockTexts } from '../texts/stock/index.ts';

const Root = styled.form.withConfig({ componentId: 'dashboard-units-field' })`
  /* Above the link that spans the row. */
  position: relative;
  z-index: 1;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: flex-end;
  gap: ${token('space.2')};
  text-align: start;

  .units {
    width: 8rem;
  }
  /* Room for what is wrong. */
  &[data-fault] .units {
    width: 14rem;
  }
  .units input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  ${media.down('md')} {
    max-width: 8.5rem;

    .units {
      width: 5.25rem;
    }
    &[data-fault] .units {
      width: 8.5rem;
    }
  }
`;

interface Edit {
  readonly value: number | null;
  /** The stock when typing began; null once the owner was told that it is another one. */
  readonly from: { readonly stock: number | null } | null;
}

/** Properties of {@link UnitsField}. */
export interface UnitsFieldProps {
  readonly row: StockRow;
  /** Opens the dialog for a change by a number of units. */
  readonly onAdjust: () => void;
}

/** The units of a variant, edited in place as they were counted, and the way to a change with another reason. */
export function UnitsField({ row, onAdjust }: UnitsFieldProps): ReactElement {
  const t = useTexts(stockTexts);
  const { adjust, isLoading } = useAdjustStock(row);
  const input = useRef<HTMLInputElement>(null);
  const [edit, setEdit] = useState<Edit | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const value = edit === null ? row.stock : edit.value;
  // Units that are missing, as more were sold, are no fault of what was typed.
  const fault = edit === null ? null : unitsFault(t, value, mostUnits);
  const isChanged = edit !== null && !Object.is(edit.value, row.stock);
  const name = variantName(row);
  const type = (typed: number | null): void => {
    setRefusal(null);
    setEdit((before) => ({ value: typed, from: before === null ? { stock: row.stock } : before.from }));
  };
  const save = async (): Promise<void> => {
    if (!isChanged || fault !== null || isLoading) return;
    const expected = edit.from === null ? row.stock : edit.from.stock;
    const error = await adjust({ to: edit.value, expected, reason: 'counted' });
    if (error === undefined) setEdit(null);
    else {
      setRefusal(errorText(error));
      setEdit({ value: edit.value, from: null });
    }
    input.current?.focus();
  };
  return (
    <Root
      noValidate
      data-fault={refusal !== null || fault !== null ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <span className="units">
        <NumberField
          ref={input}
          label={t('unitsName', { name })}
          hideLabel
          placeholder={t('noLimit')}
          min={0}
          max={mostUnits}
          keepTyped
          value={value}
          error={refusal ?? fault}
          onValueChange={type}
        />
      </span>
      {isChanged ? (
        <Button type="submit" loading={isLoading} aria-label={t('saveUnitsOf', { name })}>
          {t('save')}
        </Button>
      ) : (
        <IconButton label={t('adjustStockName', { name })} disabled={row.stock === null} onClick={onAdjust}>
          <PackagePlus aria-hidden="true" />
        </IconButton>
      )}
    </Root>
  );
}
