import { Loaded } from '@omnis/account';
import { errorText, useAtlasStoreProjectQuery, useAtlasVisitStoreMutation } from '@omnis/api-client';
import type { StoreProject } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, Card, LinkButton, Notice, PageHead, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useTitle } from '../app/use-title.ts';
import { DetailRoot } from '../parts/detail-root.ts';
import { DetailShape } from '../parts/detail-shape.tsx';
import { ProtectedPage } from '../permissions/protected.tsx';
import { ActiveCard } from './active-card.tsx';
import { ProjectCard } from './project-card.tsx';
import { StoreMarks } from './store-marks.tsx';
import { storeStates } from './store-words.ts';
import { storesTexts } from '../texts/stores/index.ts';

/** The way into the shop, also where visitors are kept out. */
function VisitCard({ division, host }: StoreProject): ReactElement {
  const t = useTexts(storesTexts);
  const [visit, { isLoading, data }] = useAtlasVisitStoreMutation();
  const [problem, setProblem] = useState('');
  const ask = async (): Promise<void> => {
    setProblem('');
    const { error } = await visit({ params: { id: division } });
    if (error !== undefined) setProblem(errorText(error));
  };
  return (
    <Card title={t('shop')} description={t('shopText')}>
      <Stack gap={3}>
        <p>{host}</p>
        {problem !== '' && (
          <Notice tone="error" alert>
            {problem}
          </Notice>
        )}
        <div>
          {data === undefined ? (
            <Button
              variant="secondary"
              loading={isLoading}
              loadingLabel={t('oneMoment')}
              onClick={() => void ask()}
            >
              {t('getWayIn')}
            </Button>
          ) : (
            <LinkButton href={data.url} target="_blank" rel="noopener" variant="secondary">
              {t('lookAtShop')}
            </LinkButton>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Page({ store }: { readonly store: StoreProject }): ReactElement {
  const t = useTexts(storesTexts);
  useTitle(store.name);
  const state = storeStates[store.state];
  return (
    <DetailRoot>
      <PageHead back={{ href: '/stores/', text: t('stores') }} title={store.name} text={store.host} />
      <p className="states">
        <Badge tone={state.tone}>{t(state.textKey)}</Badge>
        <StoreMarks {...store} />
      </p>
      <div className="columns">
        <div className="column">
          {/* Anew with what was saved, also by a colleague. */}
          <ProjectCard key={store.version} store={store} />
        </div>
        <div className="column">
          <ActiveCard store={store} />
          <VisitCard {...store} />
        </div>
      </div>
    </DetailRoot>
  );
}

function StorePage(): ReactElement {
  const t = useTexts(storesTexts);
  const { id = '' } = useParams();
  const query = useAtlasStoreProjectQuery(
    { params: { id: Number(id) || 0 } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return (
    <Loaded query={query} skeleton={<DetailShape label={t('loadingStore')} />} notFound={<NotFound />}>
      {(store) => <Page store={store} />}
    </Loaded>
  );
}

/** One store: whether it is on, and what it is to the platform (platform.md §3 Project). */
export function Component(): ReactElement {
  const t = useTexts(storesTexts);
  useTitle(t('store'));
  return (
    <ProtectedPage permission="stores.review" title={t('store')}>
      <StorePage />
    </ProtectedPage>
  );
}
