import { Loaded } from '@omnis/account';
import { useDashboardCampaignQuery, useDashboardCampaignsQuery } from '@omnis/api-client';
import type { Campaign } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Badge, Card, EmptyState, Link, LinkButton, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { SearchRows } from '../shop-search/search-rows.ts';
import { campaignsTexts } from '../texts/campaigns/index.ts';
import { builderPath, CampaignEditor } from './campaign-editor.tsx';
import { prefilledCampaign } from './campaign-values.ts';

const states = {
  draft: 'draft',
  scheduled: 'scheduledState',
  sending: 'sendingState',
  sent: 'sentState',
} as const;

function Rows({ items }: { readonly items: readonly Campaign[] }): ReactElement {
  const t = useTexts(campaignsTexts);
  return (
    <SearchRows aria-label={t('notifications')}>
      {items.map(({ id, title, state, sent, opened, clicked }) => (
        <li key={id}>
          <span className="term">
            <Link href={`${builderPath}?id=${id}`}>{title}</Link>
            {state === 'sent' && <small>{t('counts', { sent, opened, clicked })}</small>}
          </span>
          <Badge tone={state === 'sent' ? 'success' : 'neutral'}>{t(states[state])}</Badge>
        </li>
      ))}
    </SearchRows>
  );
}

function Shape(): ReactElement {
  const t = useTexts(campaignsTexts);
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
}

function List(): ReactElement {
  const t = useTexts(campaignsTexts);
  const query = useDashboardCampaignsQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const create = <LinkButton href={`${builderPath}?new=1`}>{t('create')}</LinkButton>;
  return (
    <>
      <PageHead title={t('notifications')} text={t('notificationsText')} actions={create} />
      <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
        {({ items }) => (
          <Card>
            {items.length === 0 ? (
              <EmptyState title={t('none')} text={t('noneText')} illustration="search" actions={create} />
            ) : (
              <Rows items={items} />
            )}
          </Card>
        )}
      </Loaded>
    </>
  );
}

function Saved({ id }: { readonly id: string }): ReactElement {
  const query = useDashboardCampaignQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(campaign) => <CampaignEditor key={campaign.id} campaign={campaign} blank={campaign} />}
    </Loaded>
  );
}

/** The notification builder (platform.md §2): its list, one that was saved, or a new one with what the address brings. */
export function Component(): ReactElement {
  const t = useTexts(campaignsTexts);
  useTitle(t('builder'));
  const [params] = useSearchParams();
  const id = params.get('id');
  if (id !== null) return <Saved key={id} id={id} />;
  const isNew = ['new', 'title', 'body', 'related', 'href'].some((name) => params.has(name));
  return isNew ? <CampaignEditor campaign={null} blank={prefilledCampaign(params)} /> : <List />;
}
