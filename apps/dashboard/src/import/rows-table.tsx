import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, countText, moneyText, Table, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';
import { importTexts } from '../texts/import/index.ts';
import type en from '../texts/import/en.ts';

type Rows = CallAnswer<'dashboard.import'>['rows'];
type Row = Rows['items'][number];

/** Action that an import takes on a product. */
export type RowAction = Row['action'];

/** Text and tone of each action on a product. */
export const rowActions = {
  create: { tab: 'create', caption: 'productsToCreate', text: 'new', tone: 'success' },
  update: { tab: 'update', caption: 'productsToUpdate', text: 'changes', tone: 'info' },
  unchanged: { tab: 'unchanged', caption: 'productsUnchanged', text: 'unchanged', tone: 'neutral' },
  reject: { tab: 'rejected', caption: 'productsRejected', text: 'rejected', tone: 'error' },
} as const satisfies Record<
  RowAction,
  { tab: keyof typeof en; caption: keyof typeof en; text: keyof typeof en; tone: string }
>;

const Reasons = styled.ul.withConfig({ componentId: 'dashboard-reasons' })`
  display: grid;
  gap: ${token('space.1')};
  margin: 0;
  padding: 0;
  color: ${token('text.muted')};
  list-style: none;

  &[data-fault] {
    color: ${token('error.text')};
  }
`;

const Named = styled.span.withConfig({ componentId: 'dashboard-named' })`
  small {
    display: block;
    color: ${token('text.muted')};
    font-weight: ${token('weight.regular')};
  }
`;

/** Properties of {@link RowsTable}. */
export interface RowsTableProps {
  readonly action: RowAction;
  readonly rows: Rows['items'];
  readonly loading: boolean;
  readonly empty: ReactElement;
}

/** Products of an import file, with why they are rejected or what changes. */
export function RowsTable({ action, rows, loading, empty }: RowsTableProps): ReactElement {
  const t = useTexts(importTexts);
  const { currency } = useActiveStore();
  const hasReasons = action === 'reject' || action === 'update';
  const columns: readonly TableColumn<Row>[] = [
    {
      key: 'name',
      header: t('product'),
      primary: true,
      cell: ({ name, handle, line }) => (
        <Named>
          {name || handle || t('withoutAName')}
          <small>
            {handle !== '' && `${handle} · `}
            {t('lineNumber', { line })}
          </small>
        </Named>
      ),
    },
    ...(hasReasons
      ? [
          {
            key: 'reasons',
            header: action === 'reject' ? t('why') : t('whatChanges'),
            cell: ({ reasons }: Row) => (
              <Reasons data-fault={action === 'reject' ? '' : undefined}>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </Reasons>
            ),
          },
        ]
      : [
          {
            key: 'action',
            header: t('result'),
            cell: (row: Row) => (
              <Badge tone={rowActions[row.action].tone}>{t(rowActions[row.action].text)}</Badge>
            ),
          },
        ]),
    { key: 'variants', header: t('variants'), align: 'end', cell: ({ variants }) => countText(variants) },
    { key: 'images', header: t('pictures'), align: 'end', cell: ({ images }) => countText(images) },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      cell: ({ price }) => (price === null ? '–' : moneyText(price, currency)),
    },
  ];
  return (
    <Table
      caption={t(rowActions[action].caption)}
      columns={columns}
      rows={rows}
      rowKey={({ line, handle }) => `${line} ${handle}`}
      loading={loading}
      empty={empty}
    />
  );
}
