import { errorText } from '@omnis/api-client';
import { media, token } from '@omnis/theme/react';
import { Button, ConfirmDialog, counted, IconButton, Menu, useSnackbar, type MenuItem } from '@omnis/ui';
import {
  Archive,
  ArchiveRestore,
  ChevronUp,
  CircleCheck,
  CircleDashed,
  Coins,
  FolderMinus,
  FolderPlus,
  Percent,
  Tags,
  Trash2,
  X,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ListParams } from '../../parts/list-params.ts';
import { BulkCollectionDialog, BulkPriceDialog, BulkTagsDialog } from './bulk-dialogs.tsx';
import { BulkFixedPriceDialog, BulkVatClassDialog } from './bulk-money-dialogs.tsx';
import { questionOf, type PlainAction } from './bulk-words.ts';
import type { ProductSelection } from './use-product-selection.ts';
import { useStartBulkEdit } from './use-start-bulk-edit.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-bulk-bar' })`
  position: sticky;
  z-index: ${token('layer.sticky')};
  bottom: ${token('space.4')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  width: fit-content;
  max-width: 100%;
  margin: ${token('space.4')} auto 0;
  padding: ${token('space.2')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.inverse')};
  color: ${token('surface.inverseText')};
  box-shadow: ${token('shadow.lg')};
  font-size: ${token('type.sm')};
  font-weight: ${token('weight.medium')};

  .count {
    padding-inline: ${token('space.3')} ${token('space.1')};
    white-space: nowrap;
  }
  .plain {
    --button-text: ${token('surface.inverseText')};
    --button-fill-hover: color-mix(in srgb, ${token('surface.inverseText')} 14%, transparent);
  }
  .main {
    --button-fill: ${token('surface.inverseText')};
    --button-fill-hover: color-mix(in srgb, ${token('surface.inverseText')} 88%, ${token('surface.inverse')});
    --button-text: ${token('surface.inverse')};
  }
  ${media.down('sm')} {
    bottom: ${token('space.2')};
    width: auto;

    > * {
      order: 2;
    }
    .count {
      flex: 1 1 calc(100% - 4rem);
      order: 0;
    }
    .clear {
      order: 1;
    }
  }
`;

type Open = 'price' | 'fixed' | 'vat' | 'tags' | 'add' | 'remove' | PlainAction | null;

/** Properties of {@link BulkBar}. */
export interface BulkBarProps {
  readonly selection: ProductSelection;
  readonly list: ListParams;
  /** Whether the list shows archived products. */
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
  archive: <Archive aria-hidden="true" />,
  restore: <ArchiveRestore aria-hidden="true" />,
  delete: <Trash2 aria-hidden="true" />,
};

function itemsOf(isArchive: boolean, open: (what: Open) => void): MenuItem[] {
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
          item('onSale', 'Put on sale', { kind: 'status', enabled: true }),
          item('draft', 'Set as draft', { kind: 'status', enabled: false }),
        ]),
    item('fixed', 'Prices in another currency', 'fixed'),
    item('vat', 'Change VAT class', 'vat'),
    item('tags', 'Edit tags', 'tags'),
    item('add', 'Add to a collection', 'add'),
    item('remove', 'Remove from a collection', 'remove'),
    isArchive
      ? item('restore', 'Restore from archive', { kind: 'archive', archived: false })
      : item('archive', 'Archive', { kind: 'archive', archived: true }),
    { kind: 'separator', key: 'line' },
    {
      key: 'delete',
      label: 'Delete',
      danger: true,
      icon: icon.delete,
      onSelect: () => open({ kind: 'delete' }),
    },
  ];
}

/** At the foot of the list while products are selected: how many, and what can be done with all of them. */
export function BulkBar({ selection, list, isArchive }: BulkBarProps): ReactElement {
  const { count, total, isAll, rows, selectAll, clear } = selection;
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
      showSnackbar({ text: errorText(error) ?? 'Something went wrong', tone: 'error' });
  };
  const question = questionOf(asked, count);
  const dialog = { onClose: close, count, rows, start };
  return (
    <>
      {count > 0 && (
        <Root role="region" aria-label="Selected products">
          <span className="count" role="status">
            {isAll ? `All ${counted(count, 'product')}` : counted(count, 'product')} selected
          </span>
          {!isAll && count < total && (
            <Button className="plain" variant="ghost" size="sm" onClick={selectAll}>
              Select all {counted(total, 'product')}
            </Button>
          )}
          <Button className="main" size="sm" aria-haspopup="dialog" onClick={() => show('price')}>
            Change prices
          </Button>
          <Menu
            side="top"
            trigger={
              <Button className="plain" variant="ghost" size="sm" endIcon={<ChevronUp aria-hidden="true" />}>
                More actions
              </Button>
            }
            items={itemsOf(isArchive, show)}
          />
          <IconButton className="plain clear" label="Clear selection" size="sm" onClick={clear}>
            <X aria-hidden="true" />
          </IconButton>
        </Root>
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
