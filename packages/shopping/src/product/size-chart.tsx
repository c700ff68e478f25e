import { numberText } from '@omnis/texts';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Dialog, RadioGroup } from '@omnis/ui';
import { useCore } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Product } from './selection.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-size-chart' })`
  display: grid;
  gap: ${token('space.4')};

  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${token('space.3')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  [data-chosen] > * {
    background: ${token('surface.selected')};
  }
  p {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** Units that a chart is shown in; it is kept in centimetres. */
export type SizeUnit = 'cm' | 'in';

const centimetresAnInch = 2.54;

/**
 * A measure as it is read in a language: centimetres to the half, inches to the quarter.
 *
 * @example
 * measureText('de-DE', 48.5, 'cm'); // '48,5'
 */
export function measureText(locale: string, centimetres: number | null, unit: SizeUnit): string {
  if (centimetres === null) return '–';
  const value =
    unit === 'cm' ? Math.round(centimetres * 2) / 2 : Math.round((centimetres / centimetresAnInch) * 4) / 4;
  return numberText(locale, value);
}

/** Properties of {@link SizeChart}. */
export interface SizeChartProps {
  readonly chart: NonNullable<Product['sizeChart']>;
  readonly name: string;
  /** The size that is chosen, which stands out. */
  readonly size: string | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Measurements of each size (platform.md §3 Product: sizeChartId), in the shopper's unit. */
export default function SizeChart({ chart, name, size, open, onOpenChange }: SizeChartProps): ReactElement {
  const t = useTexts(productTexts);
  const [unit, setUnit] = useState<SizeUnit>(useCore().state.store.units === 'imperial' ? 'in' : 'cm');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('sizeChart')} description={name}>
      <Root>
        <RadioGroup
          label={t('unit')}
          hideLabel
          value={unit}
          options={[
            { value: 'cm', label: t('centimetres') },
            { value: 'in', label: t('inches') },
          ]}
          onValueChange={(next) => setUnit(next === 'in' ? 'in' : 'cm')}
        />
        <div className="scroll">
          <table aria-label={unit === 'cm' ? t('chartInCm') : t('chartInInches')}>
            <thead>
              <tr>
                <th scope="col">{t('size')}</th>
                {chart.measures.map((measure) => (
                  <th key={measure} scope="col">
                    {measure}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chart.rows.map((row) => (
                <tr key={row.size} data-chosen={row.size === size ? '' : undefined}>
                  <th scope="row">{row.size}</th>
                  {chart.measures.map((measure, at) => (
                    <td key={measure}>{measureText(t.locale, row.values[at] ?? null, unit)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>{t('measured')}</p>
      </Root>
    </Dialog>
  );
}
