import type { ManagedProduct } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, NumberField, TextField } from '@omnis/ui';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { EditedChart } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-size-chart' })`
  display: grid;
  gap: ${token('space.4')};
  justify-items: start;

  .scroll {
    width: 100%;
    overflow-x: auto;
    /* Room for the rings of focus. */
    padding: 4px;
  }
  th,
  td {
    min-width: 7.5rem;
    padding: ${token('space.1')} ${token('space.2')} ${token('space.1')} 0;
    text-align: start;
    vertical-align: bottom;
  }
  th:first-child {
    min-width: 5rem;
    font-weight: ${token('weight.medium')};
    vertical-align: middle;
    white-space: nowrap;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
`;

const mostMeasures = 8;

/** The chart with a row for each size that the product comes in, in its order. */
function withSizes(chart: EditedChart, sizes: readonly string[]): EditedChart {
  const empty = chart.measures.map(() => null);
  const rows = sizes.map((size) => chart.rows.find((row) => row.size === size) ?? { size, values: empty });
  return { ...chart, rows };
}

/** Properties of {@link SizeChartCard}. */
export interface SizeChartCardProps {
  readonly form: ProductForm;
  readonly product: ManagedProduct;
}

/** Measurements of each size, in centimetres; shoppers may read them in inches. */
export function SizeChartCard({
  form: { values, update, errors },
  product,
}: SizeChartCardProps): ReactElement | null {
  const t = useTexts(productTexts);
  const sizes = [...new Set(product.variants.map(({ size }) => size))].filter((size) => size !== '');
  const chart = values.sizeChart;
  if (sizes.length === 0) return null;
  const change = (to: (chart: EditedChart) => EditedChart): void =>
    update(({ sizeChart }) => ({
      sizeChart: to(withSizes(sizeChart ?? { measures: [], rows: [] }, sizes)),
    }));
  const addMeasure = (name: string): void =>
    change(({ measures, rows }) => ({
      measures: [...measures, name],
      rows: rows.map((row) => ({ ...row, values: [...row.values, null] })),
    }));
  const shown = chart && withSizes(chart, sizes);
  return (
    <Card title={t('sizeChart')} description={t('sizeChartDescription')}>
      <Root>
        {shown && (
          <div className="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('size')}</th>
                  {shown.measures.map((measure, at) => (
                    // Measures are told apart by their place: their names are being typed.
                    <th key={at} scope="col">
                      <TextField
                        label={t('nameOfMeasure', { number: at + 1 })}
                        hideLabel
                        maxLength={40}
                        value={measure}
                        onValueChange={(name) =>
                          change((now) => ({
                            ...now,
                            measures: now.measures.map((each, index) => (index === at ? name : each)),
                          }))
                        }
                      />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.rows.map(({ size, values: own }) => (
                  <tr key={size}>
                    <th scope="row">{size}</th>
                    {shown.measures.map((measure, at) => (
                      <td key={at}>
                        <NumberField
                          label={t('measureOfSize', {
                            measure: measure || t('measureNumber', { number: at + 1 }),
                            size,
                          })}
                          hideLabel
                          min={0}
                          max={1000}
                          decimals={1}
                          suffix={t('cm')}
                          value={own[at] ?? null}
                          onValueChange={(value) =>
                            change((now) => ({
                              ...now,
                              rows: now.rows.map((row) =>
                                row.size === size
                                  ? {
                                      ...row,
                                      values: row.values.map((each, index) => (index === at ? value : each)),
                                    }
                                  : row,
                              ),
                            }))
                          }
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        {errors['sizeChart'] !== undefined && (
          <p className="fault" role="alert">
            {errors['sizeChart']}
          </p>
        )}
        <div className="buttons">
          {(chart?.measures.length ?? 0) < mostMeasures && (
            <Button
              size="sm"
              variant="secondary"
              startIcon={<Plus aria-hidden="true" />}
              onClick={() => addMeasure(chart ? '' : t('chest'))}
            >
              {chart ? t('addAMeasure') : t('addASizeChart')}
            </Button>
          )}
          {chart && (
            <Button size="sm" variant="ghost" onClick={() => update(() => ({ sizeChart: null }))}>
              {t('removeTheSizeChart')}
            </Button>
          )}
        </div>
      </Root>
    </Card>
  );
}
