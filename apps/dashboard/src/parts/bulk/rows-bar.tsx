import type { EditedList } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, IconButton, Menu, type MenuItem } from '@omnis/ui';
import { ChevronUp, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { BulkFrame, type RowSelection } from '@omnis/desk';
import type en from '../../texts/parts/en.ts';
import { partsTexts } from '../../texts/parts/index.ts';

const selectedTexts = {
  orders: { title: 'selectedOrders', some: 'ordersSelected', all: 'allOrdersSelected' },
  customers: { title: 'selectedCustomers', some: 'customersSelected', all: 'allCustomersSelected' },
  discounts: { title: 'selectedDiscounts', some: 'discountsSelected', all: 'allDiscountsSelected' },
  pages: { title: 'selectedPages', some: 'pagesSelected', all: 'allPagesSelected' },
  stock: { title: 'selectedVariants', some: 'variantsSelected', all: 'allVariantsSelected' },
} as const satisfies Readonly<
  Record<EditedList, Readonly<Record<'title' | 'some' | 'all', keyof typeof en>>>
>;

/** Properties of {@link RowsBar}. */
export interface RowsBarProps {
  readonly selection: Pick<RowSelection<unknown>, 'count' | 'isAll' | 'selectAll' | 'clear'>;
  /** The list whose rows are selected. */
  readonly of: keyof typeof selectedTexts;
  /** True when all matching rows can be selected. */
  readonly canSelectAll?: boolean;
  readonly main: { readonly label: string; readonly onClick: () => void };
  /** Further actions on the rows. */
  readonly items?: readonly MenuItem[];
}

/** At the foot of a list while rows are selected: how many, and what can be done with all of them. */
export function RowsBar({
  selection: { count, isAll, selectAll, clear },
  of,
  canSelectAll = false,
  main,
  items = [],
}: RowsBarProps): ReactElement | null {
  const t = useTexts(partsTexts);
  if (count === 0 && !isAll) return null;
  const { title, some, all } = selectedTexts[of];
  return (
    <BulkFrame role="region" aria-label={t(title)}>
      <span className="count" role="status">
        {isAll ? t(all) : t(some, { count })}
      </span>
      {canSelectAll && !isAll && (
        <Button className="plain" variant="ghost" size="sm" onClick={selectAll}>
          {t('selectAllThatMatch')}
        </Button>
      )}
      <Button className="main" size="sm" aria-haspopup="dialog" onClick={main.onClick}>
        {main.label}
      </Button>
      {items.length > 0 && (
        <Menu
          side="top"
          trigger={
            <Button className="plain" variant="ghost" size="sm" endIcon={<ChevronUp aria-hidden="true" />}>
              {t('moreActions')}
            </Button>
          }
          items={items}
        />
      )}
      <IconButton className="plain clear" label={t('clearSelection')} size="sm" onClick={clear}>
        <X aria-hidden="true" />
      </IconButton>
    </BulkFrame>
  );
}
