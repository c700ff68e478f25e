import {
  errorText,
  useDashboardAddDiscountCodesMutation,
  useLazyDashboardDiscountCodesQuery,
} from '@omnis/api-client';
import { discountLimits, randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Inline, NumberField, Stack, TextField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { saveFile } from '../parts/save-file.ts';
import type { LoadedDiscount } from './discount-values.ts';
import { discountsTexts } from '../texts/discounts/index.ts';

/** More codes for a discount, and all of them as a file. */
export function CodesCard({ discount }: { readonly discount: LoadedDiscount }): ReactElement {
  const t = useTexts(discountsTexts);
  const at = { division: useDivision(), id: discount.id };
  const [add, { isLoading }] = useDashboardAddDiscountCodesMutation();
  const [read, reading] = useLazyDashboardDiscountCodesQuery();
  const [count, setCount] = useState<number | null>(100);
  const [prefix, setPrefix] = useState('');
  const [key, setKey] = useState(randomUuid);
  const create = async (): Promise<void> => {
    const headers = { 'Idempotency-Key': key };
    const { data, error } = await add({ params: at, headers, body: { count: count ?? 0, prefix } });
    setKey(randomUuid());
    snackbars.show(
      data
        ? { text: t('codesCreated', { codes: t('codesCounted', { count: data.added }) }), tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  const save = async (): Promise<void> => {
    const { data, error } = await read({ params: at });
    if (data) saveFile(data.filename, [data.csv]);
    else snackbars.show({ text: errorText(error), tone: 'error' });
  };
  return (
    <Card
      title={t('codes')}
      description={t('codesCounted', { count: discount.codeCount })}
      actions={
        <Button size="sm" variant="secondary" loading={reading.isFetching} onClick={() => void save()}>
          {t('exportCodes')}
        </Button>
      }
    >
      <Stack gap={5}>
        <NumberField
          label={t('numberOfCodes')}
          min={1}
          max={discountLimits.codesAtOnce}
          value={count}
          onValueChange={setCount}
        />
        <TextField
          label={t('codesBeginWith')}
          optional
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          value={prefix}
          onValueChange={setPrefix}
        />
        <Inline>
          <Button variant="secondary" loading={isLoading} onClick={() => void create()}>
            {t('createCodes')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
