import { errorText, useAtlasJobFiguresQuery, useAtlasJobsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  PageHead,
  Pagination,
  Select,
  Table,
} from '@omnis/ui';
import { useState, type Key, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useTitle } from '../app/use-title.ts';
import { ListRoot } from '../parts/list-root.ts';
import { useListAddress } from '../parts/use-list-address.ts';
import { ProtectedPage } from '../permissions/protected.tsx';
import { columns } from './job-columns.tsx';
import { JobFigures } from './job-figures.tsx';
import { stateIn, states, type Job } from './job-words.ts';
import { useJobActions } from './use-job-actions.ts';
import { jobsTexts } from '../texts/jobs/index.ts';

const perPage = 50;
/** Milliseconds between two looks at the jobs. */
const refreshEvery = 15_000;
const all = 'all';

const Root = styled(ListRoot).withConfig({ componentId: 'atlas-jobs' })`
  .tools .chosen {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    margin-inline-start: auto;
  }
  .reason {
    display: grid;
    justify-items: start;
    gap: ${token('space.1')};
    overflow-wrap: anywhere;
  }
`;

const live = {
  pollingInterval: refreshEvery,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
} as const;

function Overview(): ReactElement {
  const t = useTexts(jobsTexts);
  const { data, error, isError, isFetching, refetch } = useAtlasJobFiguresQuery(undefined, live);
  if (data) return <JobFigures {...data} />;
  if (isError)
    return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return <p role="status">{t('loading')}</p>;
}

function storeIn(text: string | null): number | 'platform' | undefined {
  if (text === 'platform') return 'platform';
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function List(): ReactElement {
  const t = useTexts(jobsTexts);
  const { params, page, change, hrefOf } = useListAddress('/jobs/');
  const state = stateIn(params.get('state'));
  const kind = params.get('kind') ?? undefined;
  const store = storeIn(params.get('store'));
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
  const [discarding, setDiscarding] = useState<readonly Job[]>([]);
  const { data: figures } = useAtlasJobFiguresQuery(undefined, live);
  const query = useAtlasJobsQuery({ query: { page, perPage, state, kind, store } }, live);
  const { retry, discard, isBusy } = useJobActions();
  const rows = query.data?.items ?? [];
  // Jobs that are gone from the page are chosen no more.
  const chosen = rows.filter(({ id }) => selected.has(id));
  const canRetry = state === 'failed' || state === 'retrying';
  const isNarrowed = kind !== undefined || store !== undefined;

  const hrefOfStore = (of: string): string => {
    const next = new URLSearchParams(params);
    next.delete('page');
    next.set('store', of);
    return `/jobs/?${next.toString()}`;
  };
  const filter = (values: Readonly<Record<string, string>>): void => {
    setSelected(new Set());
    change(values);
  };
  const storeName = rows.find((row) => row.store)?.store?.name;
  const everyStore = (): string => {
    if (store === 'platform') return t('notOnlyPlatform');
    return storeName === undefined ? t('notOnlyThisStore') : t('notOnlyStore', { store: storeName });
  };

  return (
    <>
      <div className="tools" role="search">
        <Select
          className="status"
          label={t('state')}
          hideLabel
          value={state}
          onValueChange={(value) => filter({ state: value === 'failed' ? '' : value })}
          options={Object.entries(states).map(([value, { textKey }]) => ({ value, label: t(textKey) }))}
        />
        <Select
          className="status"
          label={t('kind')}
          hideLabel
          value={kind ?? all}
          onValueChange={(value) => filter({ kind: value === all ? '' : value })}
          options={[
            { value: all, label: t('everyKind') },
            ...(figures?.kinds ?? []).map((each) => ({ value: each.kind, label: each.title })),
          ]}
        />
        {store !== undefined && (
          <Button variant="secondary" size="sm" onClick={() => filter({ store: '' })}>
            {everyStore()}
          </Button>
        )}
        {chosen.length > 0 && (
          <div className="chosen" role="group" aria-label={t('selectedJobs')}>
            <Button size="sm" loading={isBusy} onClick={() => void retry(chosen.map(({ id }) => id))}>
              {t('retryJobs', { count: chosen.length })}
            </Button>
            {state === 'failed' && (
              <Button
                variant="secondary"
                size="sm"
                aria-haspopup="dialog"
                onClick={() => setDiscarding(chosen)}
              >
                {t('discardJobsOpens', { count: chosen.length })}
              </Button>
            )}
          </div>
        )}
      </div>
      {query.isError && query.data === undefined ? (
        <ErrorState
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <div className="rows">
          <Table
            caption={t('jobsInState', { state: t(states[state].textKey) })}
            columns={columns(t, state, hrefOfStore)}
            rows={rows}
            rowKey={({ id }) => id}
            loading={query.isFetching && query.currentData === undefined}
            {...(canRetry && {
              selection: {
                selected,
                onChange: setSelected,
                label: ({ title, subject }: Job) => t('selectJob', { title, subject }),
              },
              rowActions: (job: Job) => (
                <>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('retryOne', { title: job.title, subject: job.subject })}
                    onClick={() => void retry([job.id])}
                  >
                    {t('retry')}
                  </Button>
                  {state === 'failed' && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-haspopup="dialog"
                      aria-label={t('discardOne', { title: job.title, subject: job.subject })}
                      onClick={() => setDiscarding([job])}
                    >
                      {t('discardOpens')}
                    </Button>
                  )}
                </>
              ),
            })}
            empty={
              <EmptyState
                title={t(isNarrowed ? states[state].noneFitsKey : states[state].emptyKey)}
                {...(isNarrowed && {
                  actions: (
                    <Button variant="secondary" onClick={() => filter({ kind: '', store: '' })}>
                      {t('clearFilters')}
                    </Button>
                  ),
                })}
              />
            }
          />
        </div>
      )}
      <Pagination
        label={t('pagesJobs')}
        page={page}
        count={Math.ceil((query.data?.total ?? 0) / perPage)}
        href={hrefOf}
      />
      <ConfirmDialog
        open={discarding.length > 0}
        onOpenChange={(open) => !open && setDiscarding([])}
        title={
          discarding.length === 1
            ? t('discardThisQuestion')
            : t('discardJobsQuestion', { count: discarding.length })
        }
        text={t('discardIsFinal')}
        confirmLabel={discarding.length === 1 ? t('discardJob') : t('discardJobs')}
        danger
        loading={isBusy}
        onConfirm={() =>
          void discard(discarding.map(({ id }) => id)).then(() => {
            setDiscarding([]);
            setSelected(new Set());
          })
        }
      />
    </>
  );
}

/** Background jobs of the platform: waiting, running and failed ones, with a retry for those that failed. */
export function Component(): ReactElement {
  const t = useTexts(jobsTexts);
  useTitle(t('jobs'));
  return (
    <ProtectedPage permission="jobs.manage" title={t('jobs')}>
      <Root>
        <PageHead title={t('jobs')} text={t('jobsIntro')} />
        <Overview />
        <List />
      </Root>
    </ProtectedPage>
  );
}
