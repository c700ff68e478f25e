import { useTexts } from '@omnis/texts/react';
import { Button, Drawer } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { clearFilters, countFilters } from './filters.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';
import { catalogueTexts } from '../texts/catalogue/index.ts';

/** Properties of the filter drawer. */
export interface FilterDrawerProps extends FilterFormProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Error of the list, which lies behind it. */
  readonly notice: ReactNode;
}

/** The filters of small screens; loaded when they are asked for. */
export default function FilterDrawer({
  open,
  onOpenChange,
  notice,
  ...form
}: FilterDrawerProps): ReactElement {
  const t = useTexts(catalogueTexts);
  const isClear = countFilters(form.filters) === 0;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('filter')}
      footer={
        <>
          {notice}
          <Button
            variant="secondary"
            // Not disabled, which would take the keyboard from the one who has just pressed it.
            aria-disabled={isClear || undefined}
            onClick={() => {
              if (!isClear) form.onChange(clearFilters(form.filters));
            }}
          >
            {t('clear')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('showProducts', { count: form.total })}</Button>
        </>
      }
    >
      <FilterForm {...form} />
    </Drawer>
  );
}
