import { agoText, Badge, Link, timeText, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { states, type Job, type JobState } from './job-words.ts';
import type { JobsTexts } from '../texts/jobs/index.ts';

function Time({ at, isPast }: { readonly at: string; readonly isPast: boolean }): ReactElement {
  return (
    <time dateTime={at} title={timeText(at)}>
      {isPast ? agoText(at) : timeText(at)}
    </time>
  );
}

/** The columns of jobs in a state. @param hrefOfStore - the list of one store’s jobs alone */
export function columns(
  t: JobsTexts,
  state: JobState,
  hrefOfStore: (store: string) => string,
): TableColumn<Job>[] {
  return [
    {
      key: 'job',
      header: t('job'),
      primary: true,
      width: '16rem',
      cell: ({ title, subject }) => (
        <span className="entry">
          <span className="name">{title}</span>
          {subject !== '' && <small>{subject}</small>}
        </span>
      ),
    },
    {
      key: 'store',
      header: t('store'),
      width: '10rem',
      cell: ({ store }) => (
        <Link href={hrefOfStore(store === null ? 'platform' : String(store.division))}>
          {store === null ? t('platform') : store.name}
        </Link>
      ),
    },
    {
      key: 'reason',
      header: t('reason'),
      cell: ({ reason, isPermanent, requestId }) => (
        <span className="reason">
          {reason === '' ? <span className="quiet">–</span> : reason}
          {isPermanent && <Badge tone="warning">{t('anotherTryUnlikely')}</Badge>}
          {requestId !== '' && <small>{t('request', { id: requestId })}</small>}
        </span>
      ),
    },
    {
      key: 'tries',
      header: t('tries'),
      align: 'end',
      width: '6rem',
      cell: ({ tries, mostTries }) => t('triesOf', { tries, limit: mostTries }),
    },
    {
      key: 'at',
      header: t(states[state].atKey),
      width: '10rem',
      cell: ({ at }) => <Time at={at} isPast={state === 'failed' || state === 'running'} />,
    },
  ];
}
