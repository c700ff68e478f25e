import { useTexts } from '@omnis/texts/react';
import { Chunk, lazyChunk, preloading } from '@omnis/shop-kit';
import { SlidersHorizontal } from 'lucide-react';
import { startTransition, useState, type ReactElement } from 'react';
import type { FilterDrawerProps } from './filter-drawer.tsx';
import { countFilters } from './filters.ts';
import { catalogueTexts } from '../texts/catalogue/index.ts';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazyChunk(loadDrawer);
const preloadDrawer = preloading(loadDrawer, '.filter[aria-haspopup]');

/**
 * The way to the filters on small screens. Whether they are open is its own, so that the list beside it is not rendered
 * again before a phone shows that it was pressed.
 */
export function FilterTool(props: Omit<FilterDrawerProps, 'open' | 'onOpenChange'>): ReactElement {
  const t = useTexts(catalogueTexts);
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  const count = countFilters(props.filters);
  return (
    <>
      <button
        type="button"
        className="filter"
        aria-haspopup="dialog"
        onPointerDown={preloadDrawer}
        // The button shows first that it was pressed, and the drawer comes with its code.
        onClick={() => startTransition(() => setDrawer('open'))}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('filter')}
        {count > 0 && <b>{count}</b>}
      </button>
      {drawer !== 'unused' && (
        <Chunk onMissing={() => setDrawer('unused')}>
          <FilterDrawer
            open={drawer === 'open'}
            onOpenChange={(open) => setDrawer(open ? 'open' : 'closed')}
            {...props}
          />
        </Chunk>
      )}
    </>
  );
}
