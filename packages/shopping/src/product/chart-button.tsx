import { useTexts } from '@omnis/texts/react';
import { Chunk, lazyChunk } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import { productTexts } from '../texts/product/index.ts';
import type { Product } from './selection.ts';

const SizeChart = lazyChunk(() => import('./size-chart.tsx'));

/** Properties of {@link ChartButton}. */
export interface ChartButtonProps {
  readonly product: Product;
  /** The one that is chosen. */
  readonly size: string | null;
}

/** The way to the size chart, which is fetched when it is asked for. */
export function ChartButton({ product: { sizeChart, name }, size }: ChartButtonProps): ReactElement {
  const t = useTexts(productTexts);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button type="button" className="chart" aria-haspopup="dialog" onClick={() => setState('open')}>
        {t('sizeChart')}
      </button>
      {state !== 'unused' && sizeChart && (
        <Chunk onMissing={() => setState('unused')}>
          <SizeChart
            chart={sizeChart}
            name={name}
            size={size}
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Chunk>
      )}
    </>
  );
}
