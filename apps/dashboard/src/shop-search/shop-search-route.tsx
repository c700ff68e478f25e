import { Loaded } from '@omnis/account';
import {
  useDashboardSearchRedirectsQuery,
  useDashboardSearchTermsQuery,
  useDashboardSynonymsQuery,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Skeleton, SkeletonGroup, Tabs } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { shopSearchTexts } from '../texts/shop-search/index.ts';
import { RedirectsTab } from './redirects-tab.tsx';
import { SynonymsTab } from './synonyms-tab.tsx';
import { TermsTab } from './terms-tab.tsx';

const tabs = ['nothing', 'redirects', 'synonyms'] as const;
type Tab = (typeof tabs)[number];

const tabOf = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'nothing';

/** The search of the shop: searches that find nothing, redirects and synonyms. */
export function Component(): ReactElement {
  const t = useTexts(shopSearchTexts);
  useTitle(t('search'));
  const arg = { params: { division: useDivision() } };
  const fresh = { refetchOnMountOrArgChange: true };
  const terms = useDashboardSearchTermsQuery(arg, fresh);
  const redirects = useDashboardSearchRedirectsQuery(arg, fresh);
  const synonyms = useDashboardSynonymsQuery(arg, fresh);
  const [params, setParams] = useSearchParams();
  /** The term that a redirect or a group is to be made for. */
  const [term, setTerm] = useState('');
  const open = (tab: Tab, wanted = ''): void => {
    setTerm(wanted);
    setParams({ tab }, { replace: true });
  };
  const skeleton = (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead title={t('search')} text={t('searchText')} />
      <Tabs<Tab>
        label={t('search')}
        value={tabOf(params.get('tab'))}
        onValueChange={(tab) => open(tab)}
        items={[
          {
            value: 'nothing',
            label: t('nothingFound'),
            panel: (
              <Loaded query={terms} skeleton={skeleton} notFound={<NotFound />}>
                {({ items }) => (
                  <TermsTab
                    terms={items}
                    onRedirect={(wanted) => open('redirects', wanted)}
                    onSynonym={(wanted) => open('synonyms', wanted)}
                  />
                )}
              </Loaded>
            ),
          },
          {
            value: 'redirects',
            label: t('redirects'),
            panel: (
              <Loaded query={redirects} skeleton={skeleton} notFound={<NotFound />}>
                {(saved) => <RedirectsTab saved={saved} term={term} />}
              </Loaded>
            ),
          },
          {
            value: 'synonyms',
            label: t('synonyms'),
            panel: (
              <Loaded query={synonyms} skeleton={skeleton} notFound={<NotFound />}>
                {(saved) => <SynonymsTab saved={saved} term={term} />}
              </Loaded>
            ),
          },
        ]}
      />
    </>
  );
}
