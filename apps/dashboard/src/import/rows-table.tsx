import type { CallAnswer } from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import { Badge, countText, moneyText, Table, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';

type Rows = CallAnswer<'dashboard.import'>['rows'];
type Row = Rows['items'][number];

/** What may become of a product. */
export type RowAction = Row['action'];

/** What becomes of a product, in words and tone. */
export const rowActions = {
  create: { tab: 'Create', text: 'New', tone: 'success' },
  update: { tab: 'Update', text: 'Changes', tone: 'info' },
  unchanged: { tab: 'Unchanged', text: 'Unchanged', tone: 'neutral' },
  reject: { tab: 'Rejected', text: 'Rejected', tone: 'error' },
} as const satisfies Record<RowAction, { tab: string; text: string; tone: string }>;

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
  const { currency } = useActiveStore();
  const hasReasons = action === 'reject' || action === 'update';
  const columns: readonly TableColumn<Row>[] = [
    {
      key: 'name',
      header: 'Product',
      primary: true,
      cell: ({ name, handle, line }) => (
        <Named>
          {name || handle || 'Without a name'}
          <small>
            {handle !== '' && `${handle} · `}line {countText(line)}
          </small>
        </Named>
      ),
    },
    ...(hasReasons
      ? [
          {
            key: 'reasons',
            header: action === 'reject' ? 'Why' : 'What changes',
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
            header: 'Result',
            cell: (row: Row) => (
              <Badge tone={rowActions[row.action].tone}>{rowActions[row.action].text}</Badge>
            ),
          },
        ]),
    { key: 'variants', header: 'Variants', align: 'end', cell: ({ variants }) => countText(variants) },
    { key: 'images', header: 'Pictures', align: 'end', cell: ({ images }) => countText(images) },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ price }) => (price === null ? '–' : moneyText(price, currency)),
    },
  ];
  return (
    <Table
      caption={`Products: ${rowActions[action].tab}`}
      columns={columns}
      rows={rows}
      rowKey={({ line, handle }) => `${line} ${handle}`}
      loading={loading}
      empty={empty}
    />
  );
}
