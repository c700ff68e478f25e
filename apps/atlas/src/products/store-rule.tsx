import {
  errorText,
  useAtlasProductApprovalQuery,
  useAtlasSetProductApprovalMutation,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Switch } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { productsTexts } from '../texts/products/index.ts';

/** Switch for whether new products of a store wait for approval; renders nothing while that is not known. */
export function StoreRule({
  store,
  onClear,
}: {
  readonly store: number;
  readonly onClear: () => void;
}): ReactElement | null {
  const t = useTexts(productsTexts);
  const { data } = useAtlasProductApprovalQuery({ params: { id: store } });
  const [save, { isLoading }] = useAtlasSetProductApprovalMutation();
  const [problem, setProblem] = useState('');
  if (data === undefined) return null;
  const change = async (required: boolean): Promise<void> => {
    setProblem('');
    const { error } = await save({ params: { id: store }, body: { required } });
    if (error !== undefined) {
      setProblem(errorText(error));
      return;
    }
    snackbars.show({
      text: required
        ? t('productsOfStoreWait', { store: data.storeName })
        : t('productsOfStoreApproved', { store: data.storeName }),
      tone: 'success',
    });
  };
  return (
    <Card
      title={data.storeName}
      actions={
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t('showEveryStore')}
        </Button>
      }
    >
      <Switch
        label={t('newProductsWait')}
        help={t('existingProductsStay')}
        checked={data.required}
        disabled={isLoading}
        onCheckedChange={(required) => void change(required)}
        {...(problem === '' ? {} : { error: problem })}
      />
    </Card>
  );
}
