import { Loaded } from '@omnis/account';
import { useDashboardPoliciesQuery, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import {
  agoText,
  Badge,
  EmptyState,
  Link,
  Skeleton,
  SkeletonGroup,
  Table,
  type TableColumn,
} from '@omnis/ui';
import type { ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { ListCard } from '../parts/list-card.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { policiesTexts, type PoliciesTexts } from '../texts/policies/index.ts';

type Row = CallAnswer<'dashboard.policies'>['items'][number];

function wordsText(t: PoliciesTexts, { languages }: Row): string {
  const own = languages.filter((each) => each.own);
  if (own.length === 0) return t('generatedWords');
  if (own.length === languages.length) return t('ownWords');
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  return t('someOwn', { languages: own.map(({ language }) => names.of(language) ?? language).join(', ') });
}

const changedAt = ({ languages }: Row): string =>
  languages.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), '');

const columnsIn = (t: PoliciesTexts): readonly TableColumn<Row>[] => [
  {
    key: 'policy',
    header: t('policy'),
    primary: true,
    cell: ({ name, title }) => (
      <Link className="row-link" href={`/dashboard/policies/${name}/`}>
        {title}
      </Link>
    ),
  },
  {
    key: 'words',
    header: t('words'),
    cell: (row) => (
      <Badge tone={row.languages.some(({ own }) => own) ? 'info' : 'neutral'}>{wordsText(t, row)}</Badge>
    ),
  },
  {
    key: 'changed',
    header: t('changed'),
    wideOnly: true,
    align: 'end',
    cell: (row) => agoText(changedAt(row)),
  },
];

/** The policies of the store (storefront.md §2 Route list). */
export function Component(): ReactElement {
  const t = useTexts(policiesTexts);
  useTitle(t('policies'));
  const query = useDashboardPoliciesQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('policies')}>
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead title={t('policies')} text={t('policiesText')} />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items }) => (
          <ListCard aria-label={t('policies')} data-compact="">
            <Table
              caption={t('policiesOfYourShop')}
              columns={columnsIn(t)}
              rows={items}
              rowKey={({ name }) => name}
              empty={<EmptyState title={t('noPolicies')} text={t('noPoliciesText')} illustration="search" />}
            />
          </ListCard>
        )}
      </Loaded>
    </>
  );
}
