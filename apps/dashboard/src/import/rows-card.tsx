import { errorText, rejectedRowsPath, useDashboardImportQuery } from '@omnis/api-client';
import type { Import } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { EmptyState, ErrorState, LinkButton, Tabs } from '@omnis/ui';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { ListCard } from '../parts/list-card.tsx';
import { ListFoot } from '../parts/list-foot.tsx';
import { pageSize, useListParams } from '../parts/list-params.ts';
import { rowActions, RowsTable, type RowAction } from './rows-table.tsx';
import { importTexts } from '../texts/import/index.ts';

const Root = styled(ListCard).withConfig({ componentId: 'dashboard-rows-card' })`
  [role='tablist'] {
    padding-inline: ${token('space.2')};
  }
  .file {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.3')};
    margin: 0;
    padding: ${token('space.3')} ${token('space.4')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  [role='tabpanel'] {
    padding-top: 0;
  }
`;

const order = ['create', 'update', 'unchanged', 'reject'] as const satisfies readonly RowAction[];

/** The tab that an address asks for; else the first that holds anything. */
export function actionOf(asked: string | null, counts: Import['counts']): RowAction {
  return order.find((action) => action === asked) ?? order.find((action) => counts[action] > 0) ?? 'create';
}

/** Products of the file by what happens to them, in tabs. */
export function RowsCard({ import: { id, counts, state } }: { readonly import: Import }): ReactElement {
  const t = useTexts(importTexts);
  const list = useListParams();
  const action = actionOf(list.params.get('show'), counts);
  const division = useDivision();
  const query = useDashboardImportQuery({
    params: { division, id },
    query: { action, page: list.page, perPage: pageSize },
  });
  const rows = query.currentData?.rows;
  const panel = query.isError ? (
    <ErrorState
      text={errorText(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  ) : (
    <>
      {action === 'reject' && counts.reject > 0 && (
        <p className="file">
          <LinkButton
            variant="secondary"
            size="sm"
            href={rejectedRowsPath(division, id)}
            download=""
            startIcon={<Download aria-hidden="true" />}
          >
            {t('downloadRejectedRows')}
          </LinkButton>
          <span>{t('downloadRejectedRowsText')}</span>
        </p>
      )}
      <RowsTable
        action={action}
        rows={rows?.items ?? []}
        loading={rows === undefined}
        empty={
          <EmptyState
            titleLevel={3}
            title={action === 'reject' ? t('nothingIsRejected') : t('noneOfThese')}
            text={
              action === 'reject' ? t('everyProductFileCanImported') : t('theOtherTabsHoldTheFilesProducts')
            }
            illustration="search"
          />
        }
      />
      {rows && <ListFoot list={list} answer={rows} noun="product" />}
    </>
  );
  return (
    <Root aria-label={state === 'ready' ? t('whatWillHappen') : t('whatWasInTheFile')}>
      <Tabs
        label={t('productsOfTheFile')}
        value={action}
        onValueChange={(next) => list.change({ show: next }, true)}
        items={order.map((value) => ({
          value,
          label: t(rowActions[value].tab),
          count: counts[value],
          panel: value === action ? panel : null,
        }))}
      />
    </Root>
  );
}
