import {
  errorText,
  useAtlasProductApprovalQuery,
  useAtlasSetProductApprovalMutation,
} from '@omnis/api-client';
import { Button, Card, Switch } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';

/** Whether the new products of a store wait for approval; nothing while it is not known. */
export function StoreRule({
  store,
  onClear,
}: {
  readonly store: number;
  readonly onClear: () => void;
}): ReactElement | null {
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
        ? `New products of ${data.storeName} wait for approval`
        : `New products of ${data.storeName} are approved at once`,
      tone: 'success',
    });
  };
  return (
    <Card
      title={data.storeName}
      actions={
        <Button variant="ghost" size="sm" onClick={onClear}>
          Show every store
        </Button>
      }
    >
      <Switch
        label="New products wait for approval"
        help="Products that are there stay as they are."
        checked={data.required}
        disabled={isLoading}
        onCheckedChange={(required) => void change(required)}
        {...(problem === '' ? {} : { error: problem })}
      />
    </Card>
  );
}
