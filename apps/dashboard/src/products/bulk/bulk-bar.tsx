import { errorText } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, ConfirmDialog, IconButton, Menu, useSnackbar, type MenuItem } from '@omnis/ui';
import {
  Archive,
  ArchiveRestore,
  ChevronUp,
  CircleCheck,
  CircleDashed,
  Coins,
  Download,
  FolderMinus,
  FolderPlus,
  Percent,
  Send,
  Tags,
  Trash2,
  X,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../../app/session.ts';
import { BulkFrame } from '@omnis/desk';
import type { ListParams } from '../../parts/list-params.ts';
import { sendAddress } from '../../shopify/send-address.ts';
import { exportAddress } from '../export-address.ts';
import { BulkCollectionDialog, BulkPriceDialog, BulkTagsDialog } from './bulk-dialogs.tsx';
import { BulkFixedPriceDialog, BulkVatClassDialog } from './bulk-money-dialogs.tsx';
import { questionOf, type PlainAction } from './bulk-words.ts';
import type { ProductSelection } from './use-product-selection.ts';
import { useStartBulkEdit } from './use-start-bulk-edit.ts';
import { productsTexts, type ProductsTexts } from '../../texts/products/index.ts';

type Open = 'price' | 'fixed' | 'vat' | 'tags' | 'add' | 'remove' | PlainAction | null;

/** Properties of {@link BulkBar}. */
export interface BulkBarProps {
  readonly selection: ProductSelection;
  readonly list: ListParams;
  /** True when the list shows archived products. */
  readonly isArchive: boolean;
}

const icon = {
  onSale: <CircleCheck aria-hidden="true" />,
  draft: <CircleDashed aria-hidden="true" />,
  fixed: <Coins aria-hidden="true" />,
  vat: <Percent aria-hidden="true" />,
  tags: <Tags aria-hidden="true" />,
  add: <FolderPlus aria-hidden="true" />,
  remove: <FolderMinus aria-hidden="true" />,
  export: <Download aria-hidden="true" />,
  shopify: <Send aria-hidden="true" />,
  archive: <Archive aria-hidden="true" />,
  restore: <ArchiveRestore aria-hidden="true" />,
  delete: <Trash2 aria-hidden="true" />,
};

function itemsOf(
  t: ProductsTexts,
  {
    isArchive,
    toShopify,
    toFile,
  }: { readonly isArchive: boolean; readonly toShopify: string; readonly toFile: string },
  open: (what: Open) => void,
): MenuItem[] {
  const item = (key: keyof typeof icon, label: string, what: Open): MenuItem => ({
    key,
    label,
    icon: icon[key],
    onSelect: () => open(what),
  });
  return [
    ...(isArchive
      ? []
      : [
          item('onSale', t('putOnSale'), { kind: 'status', enabled: true }),
          item('draft', t('setAsDraft'), { kind: 'status', enabled: false }),
        ]),
    item('fixed', t('pricesInAnotherCurrency'), 'fixed'),
    item('vat', t('changeVatClass'), 'vat'),
    item('tags', t('editTags'), 'tags'),
    item('add', t('addToACollection'), 'add'),
    item('remove', t('removeFromACollection'), 'remove'),
    {
      key: 'export',
      label: t('exportSelected'),
      icon: icon.export,
      // The answer is a file: the page stays.
      onSelect: () => location.assign(toFile),
    },
    { kind: 'link', key: 'shopify', label: t('sendToShopify'), icon: icon.shopify, href: toShopify },
    isArchive
      ? item('restore', t('restoreFromArchive'), { kind: 'archive', archived: false })
      : item('archive', t('archive'), { kind: 'archive', archived: true }),
    { kind: 'separator', key: 'line' },
    {
      key: 'delete',
      label: t('delete'),
      danger: true,
      icon: icon.delete,
      onSelect: () => open({ kind: 'delete' }),
    },
  ];
}

/** At the foot of the list while products are selected: how many, and what can be done with all of them. */
export function BulkBar({ selection, list, isArchive }: BulkBarProps): ReactElement {
  const t = useTexts(productsTexts);
  const { count, total, isAll, rows, selectAll, clear } = selection;
  const division = useDivision();
  const showSnackbar = useSnackbar();
  const { start, isLoading } = useStartBulkEdit(selection, list);
  const [open, setOpen] = useState<Open>(null);
  // Its words stay while the dialog fades out.
  const [asked, setAsked] = useState<PlainAction>({ kind: 'delete' });
  const close = (): void => setOpen(null);
  const show = (what: Open): void => {
    setOpen(what);
    if (typeof what === 'object' && what !== null) setAsked(what);
  };
  const confirm = async (): Promise<void> => {
    const error = await start(asked);
    close();
    if (error !== undefined)
      showSnackbar({ text: errorText(error) ?? t('somethingWentWrong'), tone: 'error' });
  };
  const question = questionOf(t, asked, count);
  const dialog = { onClose: close, count, rows, start };
  return (
    <>
      {count > 0 && (
        <BulkFrame role="region" aria-label={t('selectedProducts')}>
          <span className="count" role="status">
            {isAll ? t('allSelected', { count }) : t('productsSelected', { count })}
          </span>
          {!isAll && count < total && (
            <Button className="plain" variant="ghost" size="sm" onClick={selectAll}>
              {t('selectAll', { count: total })}
            </Button>
          )}
          <Button className="main" size="sm" aria-haspopup="dialog" onClick={() => show('price')}>
            {t('changePrices')}
          </Button>
          <Menu
            side="top"
            trigger={
              <Button className="plain" variant="ghost" size="sm" endIcon={<ChevronUp aria-hidden="true" />}>
                {t('moreActions')}
              </Button>
            }
            items={itemsOf(
              t,
              {
                isArchive,
                toShopify: sendAddress(selection.products, count),
                toFile: exportAddress(division, selection.products),
              },
              show,
            )}
          />
          <IconButton className="plain clear" label={t('clearSelection')} size="sm" onClick={clear}>
            <X aria-hidden="true" />
          </IconButton>
        </BulkFrame>
      )}
      <BulkPriceDialog {...dialog} open={open === 'price'} />
      <BulkFixedPriceDialog {...dialog} open={open === 'fixed'} />
      <BulkVatClassDialog {...dialog} open={open === 'vat'} />
      <BulkTagsDialog {...dialog} open={open === 'tags'} />
      <BulkCollectionDialog
        {...dialog}
        open={open === 'add' || open === 'remove'}
        member={open !== 'remove'}
      />
      <ConfirmDialog
        open={typeof open === 'object' && open !== null}
        onOpenChange={(next) => !next && close()}
        title={question.title}
        text={question.text}
        confirmLabel={question.confirm}
        danger={question.danger}
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
