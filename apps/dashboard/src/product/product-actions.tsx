import {
  errorText,
  useDashboardDeleteProductMutation,
  useDashboardDuplicateProductMutation,
  useDashboardUpdateProductMutation,
} from '@omnis/api-client';
import { ConfirmDialog, IconButton, Menu, useSnackbar } from '@omnis/ui';
import { Archive, ArchiveRestore, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useDivision } from '../app/session.ts';

/** Properties of {@link ProductActions}. */
export interface ProductActionsProps {
  readonly id: number;
  readonly name: string;
  readonly archived: boolean;
  readonly enabled: boolean;
  /** Called once the product is gone. */
  readonly onDeleted?: () => void;
}

const newKey = (): Record<'Idempotency-Key', string> => ({ 'Idempotency-Key': crypto.randomUUID() });

/** Actions on a whole product: duplicate, archive, delete. */
export function ProductActions({
  id,
  name,
  archived,
  enabled,
  onDeleted,
}: ProductActionsProps): ReactElement {
  const params = { division: useDivision(), id };
  const navigate = useNavigate();
  const showSnackbar = useSnackbar();
  const [duplicate] = useDashboardDuplicateProductMutation();
  const [update] = useDashboardUpdateProductMutation();
  const [remove, { isLoading }] = useDashboardDeleteProductMutation();
  const [asked, setAsked] = useState(false);
  const failed = (error: unknown): void =>
    showSnackbar({ text: errorText(error) ?? 'Something went wrong', tone: 'error' });
  const copy = async (): Promise<void> => {
    const { data, error } = await duplicate({ params, body: {}, headers: newKey() });
    if (data === undefined) return failed(error);
    showSnackbar({ text: `${name} was duplicated as a draft`, tone: 'success' });
    await navigate(`/dashboard/products/${data.id}/`);
  };
  const put = async (body: { archived: boolean; enabled?: boolean }): Promise<void> => {
    const { error } = await update({ params, body });
    if (error !== undefined) return failed(error);
    showSnackbar({
      text: body.archived ? `${name} was archived` : `${name} is back in your products`,
      tone: 'success',
      timeout: 6000,
      action: {
        label: 'Undo',
        onSelect: () => void put(body.archived ? { archived: false, enabled } : { archived: true }),
      },
    });
  };
  const destroy = async (): Promise<void> => {
    const { error } = await remove({ params, query: {}, headers: newKey() });
    setAsked(false);
    if (error !== undefined) return failed(error);
    showSnackbar({ text: `${name} was deleted`, tone: 'success' });
    onDeleted?.();
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={`Actions for ${name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            key: 'duplicate',
            label: 'Duplicate',
            icon: <Copy aria-hidden="true" />,
            onSelect: () => void copy(),
          },
          archived
            ? {
                key: 'restore',
                label: 'Restore from archive',
                icon: <ArchiveRestore aria-hidden="true" />,
                onSelect: () => void put({ archived: false }),
              }
            : {
                key: 'archive',
                label: 'Archive',
                icon: <Archive aria-hidden="true" />,
                onSelect: () => void put({ archived: true }),
              },
          { kind: 'separator', key: 'line' },
          {
            key: 'delete',
            label: 'Delete',
            danger: true,
            icon: <Trash2 aria-hidden="true" />,
            onSelect: () => setAsked(true),
          },
        ]}
      />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        danger
        loading={isLoading}
        title={`Delete ${name}?`}
        text="Its pictures, variants and reviews are deleted too, and this can’t be undone. Orders keep what they bought. To hide it for a while, archive it instead."
        confirmLabel="Delete product"
        onConfirm={() => void destroy()}
      />
    </>
  );
}
