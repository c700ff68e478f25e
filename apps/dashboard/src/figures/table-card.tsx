import { figuresExportPath, useDashboardFigureTableQuery, type CallAnswer } from '@omnis/api-client';
import type { FigureTable } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import {
  BarChart,
  Button,
  Card,
  countText,
  EmptyState,
  FunnelChart,
  Link,
  LinkButton,
  moneyText,
  type TableColumn,
} from '@omnis/ui';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { axisMoney, dateText } from '../app/format.ts';
import { useDivision } from '../app/session.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { changeText } from './change-text.ts';
import { queryOf, type AskedPeriod } from './period.ts';
import { figuresTexts } from '../texts/figures/index.ts';

type Answer = CallAnswer<'dashboard.figureTable'>;
type Row = Answer['rows'][number];
type Kind = Answer['columns'][number]['kind'];

const Root = styled.div.withConfig({ componentId: 'dashboard-figure-table' })`
  --table-edge: ${token('card.padding')};

  > .chart {
    padding: ${token('card.padding')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  > .note {
    margin: 0;
    padding: 0 ${token('card.padding')} ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .change {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    white-space: nowrap;
  }
  > .more {
    padding: ${token('space.3')} ${token('card.padding')};
  }
`;

/** Rows that a chart shows; more would not be told apart. */
const drawn = 6;

/** Where a row leads. */
function hrefOf(table: FigureTable, { id }: Row): string | null {
  if (id === null) return null;
  if (table === 'products') return `/dashboard/products/${id}/`;
  return table === 'discounts' ? `/dashboard/discounts/${id}/` : null;
}

function written(value: number, kind: Kind | undefined, currency: string): string {
  if (kind === 'money') return moneyText(value, currency);
  return kind === 'percent' ? `${value.toLocaleString('en-GB')}%` : countText(value);
}

/** The change of a number against the period that is compared with; nothing without one. */
function Change({
  value,
  before,
  kind,
}: {
  readonly value: number;
  readonly before: number | undefined;
  readonly kind: Kind;
}): ReactElement | null {
  const t = useTexts(figuresTexts);
  if (before === undefined) return null;
  const text = changeText(t, { value, before, kind });
  return text === '' ? null : <small className="change">{text}</small>;
}

function columnsOf(table: FigureTable, { columns, currency }: Answer): TableColumn<Row>[] {
  return columns.map(({ key, name, kind }, at) =>
    at === 0
      ? {
          key,
          header: name,
          primary: true,
          cell: (row) => {
            const href = hrefOf(table, row);
            const text = table === 'days' ? dateText(row.name) : row.name;
            return href === null ? text : <Link href={href}>{text}</Link>;
          },
        }
      : {
          key,
          header: name,
          align: 'end',
          cell: ({ values, before }) => {
            const value = values[at - 1] ?? 0;
            return (
              <>
                {written(value, kind, currency)}
                <Change value={value} before={before?.[at - 1]} kind={kind} />
              </>
            );
          },
        },
  );
}

interface ChartProps {
  readonly title: string;
  readonly table: FigureTable;
  readonly answer: Answer;
}

function TableChart({ title, table, answer }: ChartProps): ReactElement | null {
  const t = useTexts(figuresTexts);
  const { rows, columns, currency } = answer;
  if (table === 'days' || rows.length === 0) return null;
  if (table === 'funnel')
    return (
      <div className="chart">
        <FunnelChart
          title={title}
          heads={{ step: t('step'), value: t('visits'), share: t('ofAllVisits') }}
          steps={rows.map(({ name, values }) => ({ name, value: values[0] ?? 0 }))}
        />
      </div>
    );
  const money = columns.findLastIndex(({ kind }) => kind === 'money');
  const at = money > 0 ? money : 1;
  const column = columns[at];
  const most = rows.slice(0, drawn);
  return (
    <div className="chart">
      <BarChart
        title={`${title}: ${column?.name ?? ''}`}
        labels={most.map(({ name }) => (name.length > 16 ? `${name.slice(0, 15)}…` : name))}
        series={[{ name: column?.name ?? '', values: most.map(({ values }) => values[at - 1] ?? 0) }]}
        format={(value) => (column?.kind === 'money' ? axisMoney(value, currency) : countText(value))}
        height="12rem"
      />
    </div>
  );
}

/** Properties of {@link TableCard}. */
export interface TableCardProps {
  readonly table: FigureTable;
  readonly title: string;
  readonly text?: string;
  /** The text for an empty table. */
  readonly empty: string;
  readonly asked: AskedPeriod;
}

/** A table of figures with its chart, and the table as a file. */
export function TableCard({ table, title, text, empty, asked }: TableCardProps): ReactElement {
  const t = useTexts(figuresTexts);
  const division = useDivision();
  const [limit, setLimit] = useState<10 | 250>(10);
  const query = useDashboardFigureTableQuery(
    { params: { division, table }, query: { ...asked, limit } },
    { refetchOnMountOrArgChange: true },
  );
  const answer = query.currentData ?? query.data;
  const isEmpty =
    answer !== undefined && answer.rows.every(({ values }) => values.every((value) => value === 0));
  return (
    <Card
      title={title}
      {...(text === undefined ? {} : { description: text })}
      flush
      actions={
        <LinkButton
          variant="ghost"
          size="sm"
          href={figuresExportPath({ division, table }, queryOf(asked))}
          download=""
          startIcon={<Download aria-hidden="true" />}
          aria-label={t('exportAsCsv', { table: title.toLowerCase() })}
        >
          {t('csv')}
        </LinkButton>
      }
    >
      <Root>
        {answer?.countedFrom && (
          <p className="note">{t('visitsKept90DaysSo', { date: dateText(answer.countedFrom) })}</p>
        )}
        {answer && !isEmpty && <TableChart title={title} table={table} answer={answer} />}
        {table === 'funnel' && answer && !isEmpty ? null : (
          <ListRows
            query={query}
            rows={isEmpty ? [] : query.currentData?.rows}
            before={query.data?.rows}
            caption={title}
            columns={
              answer
                ? columnsOf(table, answer)
                : [{ key: 'name', header: title, primary: true, cell: () => '' }]
            }
            rowKey={({ id, name }) => id ?? name}
            empty={<EmptyState titleLevel={3} title={empty} illustration="search" />}
          />
        )}
        {answer?.next && limit === 10 && (
          <div className="more">
            <Button variant="secondary" size="sm" loading={query.isFetching} onClick={() => setLimit(250)}>
              {t('showMore')}
            </Button>
          </div>
        )}
      </Root>
    </Card>
  );
}
