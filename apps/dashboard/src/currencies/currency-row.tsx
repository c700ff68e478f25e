import {
  errorText,
  useDashboardRemoveCurrencyMutation,
  useDashboardUpdateCurrencyMutation,
} from '@omnis/api-client';
import type { StoreCurrency } from '@omnis/contract';
import { currencies, randomUuid, type CurrencyCode } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog, IconButton, Menu } from '@omnis/ui';
import { Ellipsis, Pencil, Star, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { equationText, exampleText, roundingTexts, sourceText } from './currency-texts.ts';
import { currenciesTexts } from '../texts/currencies/index.ts';

/** Properties of {@link CurrencyRow}. */
export interface CurrencyRowProps {
  readonly currency: StoreCurrency;
  readonly main: CurrencyCode;
  /** True when the main currency can be changed. */
  readonly canBeMain: boolean;
  /** The day that the reference rates are of. */
  readonly day: string | null;
  readonly onEdit: () => void;
}

/** A currency that is offered: its rate, its rounding, an example, and what can be done with it. */
export function CurrencyRow({ currency, main, canBeMain, day, onEdit }: CurrencyRowProps): ReactElement {
  const t = useTexts(currenciesTexts);
  const { code, rounding, version } = currency;
  const { name } = currencies[code];
  const params = { division: useDivision(), code };
  const [update, updating] = useDashboardUpdateCurrencyMutation();
  const [remove, removing] = useDashboardRemoveCurrencyMutation();
  const [asked, setAsked] = useState<'remove' | 'main' | null>(null);
  const told = (text: string, error?: unknown): void => {
    setAsked(null);
    snackbars.show(
      error === undefined ? { text, tone: 'success' } : { text: errorText(error), tone: 'error' },
    );
  };
  const confirm = async (): Promise<void> => {
    const headers = { 'Idempotency-Key': randomUuid() };
    if (asked === 'main') {
      const { error } = await update({ params, body: { isMain: true, version }, headers });
      told(t('mainCurrencyName', { name }), error);
    } else {
      const { error } = await remove({ params, headers });
      told(t('wasRemoved', { name }), error);
    }
  };
  return (
    <li>
      <span>
        <strong>
          {name} ({code})
        </strong>
        <small>{sourceText(t, currency, day)}</small>
      </span>
      <span>
        {equationText(main, currency)}
        <small>{t(roundingTexts[rounding])}</small>
      </span>
      <span>{exampleText(t, main, currency)}</span>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={t('actionsFor', { name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          { key: 'edit', label: t('editCurrency'), icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
          ...(canBeMain
            ? [
                {
                  key: 'main',
                  label: t('makeMainCurrency'),
                  icon: <Star aria-hidden="true" />,
                  onSelect: () => setAsked('main'),
                },
              ]
            : []),
          {
            key: 'remove',
            label: t('removeCurrency'),
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={asked === 'main' ? t('makeMainCurrencyQuestion', { name }) : t('remove', { name })}
        text={
          asked === 'main'
            ? t('makeMainEffect', { code, main, becomes: code, former: main })
            : t('shoppersCanNoLongerChoose', { code, main })
        }
        confirmLabel={asked === 'main' ? t('makeMainCurrency') : t('removeCurrency')}
        danger={asked !== 'main'}
        loading={updating.isLoading || removing.isLoading}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
