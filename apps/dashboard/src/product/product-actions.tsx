import {
  errorText,
  useDashboardDeleteProductMutation,
  useDashboardDuplicateProductMutation,
  useDashboardUpdateProductMutation,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog, IconButton, Menu, useSnackbar } from '@omnis/ui';
import { Archive, ArchiveRestore, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useDivision } from '../app/session.ts';
import { productTexts } from '../texts/product/index.ts';

/** Properties of {@link ProductActions}. */
export interface ProductActionsProps {
  readonly id: number;
  readonly name: string;
  /** The version that was read. */
  readonly version: number;
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
  version,
  archived,
  enabled,
  onDeleted,
}: ProductActionsProps): ReactElement {
  const t = useTexts(productTexts);
  const params = { division: useDivision(), id };
  const navigate = useNavigate();
  const showSnackbar = useSnackbar();
  const [duplicate] = useDashboardDuplicateProductMutation();
  const [update] = useDashboardUpdateProductMutation();
  const [remove, { isLoading }] = useDashboardDeleteProductMutation();
  const [asked, setAsked] = useState(false);
  const failed = (error: unknown): void =>
    showSnackbar({ text: errorText(error) ?? t('somethingWentWrong'), tone: 'error' });
  const copy = async (): Promise<void> => {
    const { data, error } = await duplicate({ params, body: {}, headers: newKey() });
    if (data === undefined) return failed(error);
    showSnackbar({ text: t('wasDuplicatedAsADraft', { name }), tone: 'success' });
    await navigate(`/dashboard/products/${data.id}/`);
  };
  const put = async (body: { version: number; archived: boolean; enabled?: boolean }): Promise<void> => {
    const { data, error } = await update({ params, body, headers: newKey() });
    if (data === undefined) return failed(error);
    showSnackbar({
      text: body.archived ? t('wasArchived', { name }) : t('isBackInYourProducts', { name }),
      tone: 'success',
      timeout: 6000,
      action: {
        label: t('undo'),
        onSelect: () =>
          void put({
            version: data.version,
            ...(body.archived ? { archived: false, enabled } : { archived: true }),
          }),
      },
    });
  };
  const destroy = async (): Promise<void> => {
    const { error } = await remove({ params, query: {}, headers: newKey() });
    setAsked(false);
    if (error !== undefined) return failed(error);
    showSnackbar({ text: t('wasDeleted', { name }), tone: 'success' });
    onDeleted?.();
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label={t('actionsFor', { name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            key: 'duplicate',
            label: t('duplicate'),
            icon: <Copy aria-hidden="true" />,
            onSelect: () => void copy(),
          },
          archived
            ? {
                key: 'restore',
                label: t('restoreFromArchive'),
                icon: <ArchiveRestore aria-hidden="true" />,
                onSelect: () => void put({ version, archived: false }),
              }
            : {
                key: 'archive',
                label: t('archive'),
                icon: <Archive aria-hidden="true" />,
                onSelect: () => void put({ version, archived: true }),
              },
          { kind: 'separator', key: 'line' },
          {
            key: 'delete',
            label: t('delete'),
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
        title={t('deleteQuestion', { name })}
        text={t('deleteText')}
        confirmLabel={t('deleteProduct')}
        onConfirm={() => void destroy()}
      />
    </>
  );
}
