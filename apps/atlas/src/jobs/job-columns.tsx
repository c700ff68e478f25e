import { agoText, Badge, Link, timeText, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { states, type Job, type JobState } from './job-words.ts';

function Time({ at, isPast }: { readonly at: string; readonly isPast: boolean }): ReactElement {
  return (
    <time dateTime={at} title={timeText(at)}>
      {isPast ? agoText(at) : timeText(at)}
    </time>
  );
}

/** The columns of jobs in a state. @param hrefOfStore - the list of one store’s jobs alone */
export function columns(state: JobState, hrefOfStore: (store: string) => string): TableColumn<Job>[] {
  return [
    {
      key: 'job',
      header: 'Job',
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
      header: 'Store',
      width: '10rem',
      cell: ({ store }) => (
        <Link href={hrefOfStore(store === null ? 'platform' : String(store.division))}>
          {store === null ? 'Platform' : store.name}
        </Link>
      ),
    },
    {
      key: 'reason',
      header: 'Reason',
      cell: ({ reason, isPermanent, requestId }) => (
        <span className="reason">
          {reason === '' ? <span className="quiet">–</span> : reason}
          {isPermanent && <Badge tone="warning">Another try is unlikely to help</Badge>}
          {requestId !== '' && <small>Request {requestId}</small>}
        </span>
      ),
    },
    {
      key: 'tries',
      header: 'Tries',
      align: 'end',
      width: '6rem',
      cell: ({ tries, mostTries }) => `${tries} of ${mostTries}`,
    },
    {
      key: 'at',
      header: states[state].at,
      width: '10rem',
      cell: ({ at }) => <Time at={at} isPast={state === 'failed' || state === 'running'} />,
    },
  ];
}
