import { Button, Drawer } from '@omnis/ui';
import type { ReactElement } from 'react';
import { clearFilters, countFilters } from './filters.ts';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

/** Properties of the filter drawer. */
export interface FilterDrawerProps extends FilterFormProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Products that the filters leave. */
  readonly total: number;
}

/** The filters of small screens; loaded when they are asked for. */
export default function FilterDrawer({
  open,
  onOpenChange,
  total,
  ...form
}: FilterDrawerProps): ReactElement {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Filter"
      footer={
        <>
          <Button
            variant="secondary"
            disabled={countFilters(form.filters) === 0}
            onClick={() => form.onChange(clearFilters(form.filters))}
          >
            Clear
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            Show {total} {total === 1 ? 'product' : 'products'}
          </Button>
        </>
      }
    >
      <FilterForm {...form} />
    </Drawer>
  );
}
