import {
  errorText,
  useDashboardAddDiscountCodesMutation,
  useLazyDashboardDiscountCodesQuery,
} from '@omnis/api-client';
import { discountLimits, randomUuid } from '@omnis/models';
import { Button, Card, counted, Inline, NumberField, Stack, TextField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { saveFile } from '../parts/save-file.ts';
import type { LoadedDiscount } from './discount-values.ts';

/** More codes for a discount, and all of them as a file. */
export function CodesCard({ discount }: { readonly discount: LoadedDiscount }): ReactElement {
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
        ? { text: `${counted(data.added, 'code')} created`, tone: 'success' }
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
      title="Codes"
      description={counted(discount.codeCount, 'code')}
      actions={
        <Button size="sm" variant="secondary" loading={reading.isFetching} onClick={() => void save()}>
          Export codes
        </Button>
      }
    >
      <Stack gap={5}>
        <NumberField
          label="Number of codes"
          min={1}
          max={discountLimits.codesAtOnce}
          value={count}
          onValueChange={setCount}
        />
        <TextField
          label="Codes begin with"
          optional
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          value={prefix}
          onValueChange={setPrefix}
        />
        <Inline>
          <Button variant="secondary" loading={isLoading} onClick={() => void create()}>
            Create codes
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
