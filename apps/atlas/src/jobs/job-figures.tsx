import { token } from '@omnis/theme/react';
import { Card, countText, Link, Notice, type TableColumn, Table } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { durationText, type Figures } from './job-words.ts';
import { jobsTexts, type JobsTexts } from '../texts/jobs/index.ts';

const Root = styled.div.withConfig({ componentId: 'atlas-job-figures' })`
  display: grid;
  gap: ${token('space.4')};
  min-width: 0;

  .bar {
    display: flex;
    min-width: 5rem;
    height: 0.5rem;
    overflow: hidden;
    border-radius: ${token('radius.full')};
    background: ${token('surface.hover')};
  }
  .bar i {
    flex: 0 0 auto;
    min-width: 2px;
    background: ${token('text.muted')};
  }
  .bar i[data-of='running'] {
    background: ${token('success.text')};
  }
  .bar i[data-of='failed'] {
    background: ${token('error.text')};
  }
  .workers {
    margin-top: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    overflow-wrap: anywhere;
  }
`;

const parts = ['waiting', 'running', 'failed'] as const;

const totalOf = (each: Figures): number => each.waiting + each.later + each.running + each.failed;

/** Bar of a kind's waiting, running and failed jobs, relative to the largest kind; the row has the numbers. */
function Bar({ figures, most }: { readonly figures: Figures; readonly most: number }): ReactElement {
  return (
    <span className="bar" aria-hidden="true">
      {parts.map(
        (part) =>
          figures[part] > 0 && (
            <i key={part} data-of={part} style={{ inlineSize: `${(figures[part] / most) * 100}%` }} />
          ),
      )}
    </span>
  );
}

function columns(t: JobsTexts, most: number): TableColumn<Figures>[] {
  return [
    { key: 'kind', header: t('kind'), primary: true, width: '18rem', cell: ({ title }) => title },
    { key: 'bar', header: t('share'), wideOnly: true, cell: (row) => <Bar figures={row} most={most} /> },
    {
      key: 'waiting',
      header: t('waiting'),
      align: 'end',
      width: '6rem',
      cell: ({ waiting }) => countText(waiting),
    },
    { key: 'later', header: t('later'), align: 'end', width: '6rem', cell: ({ later }) => countText(later) },
    {
      key: 'running',
      header: t('running'),
      align: 'end',
      width: '6rem',
      cell: ({ running }) => countText(running),
    },
    {
      key: 'failed',
      header: t('failed'),
      align: 'end',
      width: '6rem',
      cell: ({ kind, failed, title }) =>
        failed === 0 ? (
          '0'
        ) : (
          <Link
            href={`/jobs/?kind=${encodeURIComponent(kind)}`}
            aria-label={t('failedOfKind', { failed, kind: title })}
          >
            {countText(failed)}
          </Link>
        ),
    },
    {
      key: 'oldest',
      header: t('oldestWaits'),
      align: 'end',
      width: '8rem',
      cell: ({ oldestSeconds }) => (oldestSeconds === null ? '–' : durationText(t, oldestSeconds)),
    },
  ];
}

/** Waiting, running and failed jobs by kind, and whether any process runs them. */
export function JobFigures({
  kinds,
  workers,
}: {
  readonly kinds: readonly Figures[];
  readonly workers: CallAnswer<'atlas.jobFigures'>['workers'];
}): ReactElement {
  const t = useTexts(jobsTexts);
  const busy = kinds.filter((each) => totalOf(each) > 0);
  const most = Math.max(1, ...busy.map((each) => each.waiting + each.running + each.failed));
  return (
    <Root>
      {workers.length === 0 && (
        <Notice tone="warning" title={t('noProcessRunsJobs')}>
          {t('startProcess')}
        </Notice>
      )}
      <Card title={t('overview')}>
        {busy.length === 0 ? (
          <p>{t('nothingToDo')}</p>
        ) : (
          <Table
            caption={t('jobsByKind')}
            columns={columns(t, most)}
            rows={busy}
            rowKey={({ kind }) => kind}
          />
        )}
        {workers.length > 0 && (
          <p className="workers">
            {t('runBy', { processes: workers.map(({ host, pid }) => `${host} (${pid})`).join(', ') })}
          </p>
        )}
      </Card>
    </Root>
  );
}
