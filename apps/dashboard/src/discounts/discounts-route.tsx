import { errorText, useDashboardDiscountsQuery, useDashboardEditDiscountsMutation } from '@omnis/api-client';
import type { ManagedDiscount } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import {
  Badge,
  ConfirmDialog,
  countText,
  EmptyState,
  Link,
  LinkButton,
  moneyText,
  useSnackbar,
  type TableColumn,
} from '@omnis/ui';
import { CircleCheck, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { ListEditProgress } from '../parts/bulk/list-edit-progress.tsx';
import { rowsText } from '../parts/bulk/list-edit-words.ts';
import { RowsBar } from '../parts/bulk/rows-bar.tsx';
import { useListEdit } from '../parts/bulk/use-list-edit.ts';
import { useRowSelection } from '@omnis/desk';
import { Chips } from '../parts/chips.tsx';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { discountViewOf, discountViews, stateFacts } from './discount-views.ts';
import { discountsTexts, type DiscountsTexts } from '../texts/discounts/index.ts';
import { optionsIn } from '../parts/options-in.ts';
import { partsTexts } from '../texts/parts/index.ts';

const newPath = '/dashboard/discounts/new/';

/** Bulk actions of discounts. */
const tasks = {
  on: {
    label: 'turnOn',
    question: 'turnOnQuestion',
    text: 'turnOnText',
    action: { kind: 'enable', enabled: true },
  },
  off: {
    label: 'turnOff',
    question: 'turnOffQuestion',
    text: 'turnOffText',
    action: { kind: 'enable', enabled: false },
  },
  delete: {
    label: 'deleteDiscounts',
    question: 'deleteQuestion',
    text: 'deleteText',
    action: { kind: 'delete' },
  },
} as const;

type Task = keyof typeof tasks;

function codeText(t: DiscountsTexts, { method, code, codeCount }: ManagedDiscount): string {
  if (method === 'automatic') return t('automatic');
  return codeCount > 1
    ? t('codeAndMore', { code: code ?? '', more: countText(codeCount - 1) })
    : (code ?? '');
}

const columnsIn = (t: DiscountsTexts, currency: string): readonly TableColumn<ManagedDiscount>[] => [
  {
    key: 'discount',
    header: t('discount'),
    primary: true,
    cell: (discount) => (
      <span className="named">
        <span>
          <Link className="row-link" href={`/dashboard/discounts/${discount.id}/`}>
            {discount.title}
          </Link>
          <small>
            {codeText(t, discount)}
            <span className="narrow">
              {' '}
              · {t('timesUsed', { uses: discount.uses })} · {moneyText(discount.revenue, currency)}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: t('state'),
    cell: ({ state }) => <Badge tone={stateFacts[state].tone}>{t(stateFacts[state].text)}</Badge>,
  },
  {
    key: 'uses',
    header: t('uses'),
    wideOnly: true,
    align: 'end',
    cell: ({ uses, maxUses }) =>
      maxUses === null ? countText(uses) : t('usesOf', { uses: countText(uses), most: countText(maxUses) }),
  },
  {
    key: 'revenue',
    header: t('revenueAfterRefunds'),
    wideOnly: true,
    align: 'end',
    cell: ({ revenue }) => moneyText(revenue, currency),
  },
];

/** The discounts of the store, with what they brought. */
export function Component(): ReactElement {
  const tParts = useTexts(partsTexts);
  const t = useTexts(discountsTexts);
  useTitle(t('discounts'));
  const list = useCursorList();
  const view = discountViewOf(list.params.get('view'));
  const cursor = list.params.get('cursor');
  const query = useDashboardDiscountsQuery(
    {
      params: { division: useDivision() },
      query: {
        limit: pageSize,
        cursor: cursor ?? undefined,
        search: list.search || undefined,
        state: view === 'all' ? undefined : view,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const known = query.currentData ?? query.data;
  const showSnackbar = useSnackbar();
  const selection = useRowSelection(query.currentData?.items ?? [], {
    filter: [list.search, view],
    idOf: ({ id }) => id,
    label: ({ title }) => t('select', { title }),
  });
  const [edit, editing] = useDashboardEditDiscountsMutation();
  const [isOpen, setIsOpen] = useState(false);
  // Its words stay while the dialog fades out.
  const [asked, setAsked] = useState<{ readonly task: Task; readonly count: number }>({
    task: 'off',
    count: 0,
  });
  const change = useListEdit<Task>(list, {
    send: (sending, task) =>
      edit({ ...sending, body: { rows: { ids: [...selection.ids] }, action: tasks[task].action } }),
    clear: selection.clear,
  });
  const ask = (task: Task): void => {
    setAsked({ task, count: selection.count });
    setIsOpen(true);
  };
  const confirm = async (): Promise<void> => {
    const error = await change(asked.task);
    setIsOpen(false);
    if (error !== undefined)
      showSnackbar({ text: errorText(error) ?? t('somethingWentWrong'), tone: 'error' });
  };
  const these = rowsText(tParts, 'discounts', asked.count);
  return (
    <>
      <PageHead
        title={t('discounts')}
        text={t('discountsText')}
        actions={<LinkButton href={newPath}>{t('createDiscount')}</LinkButton>}
      />
      <ListEditProgress list={list} />
      <ListCard
        aria-label={t('discounts')}
        data-compact=""
        data-selectable=""
        onKeyDown={selection.onKeyDown}
      >
        <div className="tools">
          <Chips
            label={t('whichDiscounts')}
            options={optionsIn(t, discountViews)}
            value={view}
            onValueChange={(to) => list.change({ view: to === 'all' ? null : to })}
          />
          <div className="search">
            <ListSearch label={t('searchTitleOrCode')} list={list} />
          </div>
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption={t('discountsNewestFirst')}
          columns={columnsIn(t, known?.currency ?? 'GBP')}
          selection={selection.table}
          rowKey={({ id }) => id}
          empty={
            list.search !== '' || view !== 'all' ? (
              <NoMatch noun="discount" list={list} />
            ) : (
              <EmptyState
                title={t('noDiscountsYet')}
                text={t('noDiscountsYetText')}
                illustration="heart"
                actions={<LinkButton href={newPath}>{t('createDiscount')}</LinkButton>}
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
      <RowsBar
        selection={selection}
        of="discounts"
        main={{ label: t('turnOff'), onClick: () => ask('off') }}
        items={[
          {
            key: 'on',
            label: t('turnOn'),
            icon: <CircleCheck aria-hidden="true" />,
            onSelect: () => ask('on'),
          },
          {
            key: 'delete',
            label: t('deleteDiscounts'),
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => ask('delete'),
          },
        ]}
      />
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t(tasks[asked.task].question, { these })}
        text={t('youCanUndoThisForADay', { text: t(tasks[asked.task].text) })}
        confirmLabel={asked.task === 'delete' ? t('delete', { these }) : t(tasks[asked.task].label)}
        danger={asked.task === 'delete'}
        loading={editing.isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
