import { Loaded } from '@omnis/account';
import { errorText, useAtlasStoreProjectQuery, useAtlasVisitStoreMutation } from '@omnis/api-client';
import type { StoreProject } from '@omnis/contract';
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

/** The way into the shop, also where visitors are kept out. */
function VisitCard({ division, host }: StoreProject): ReactElement {
  const [visit, { isLoading, data }] = useAtlasVisitStoreMutation();
  const [problem, setProblem] = useState('');
  const ask = async (): Promise<void> => {
    setProblem('');
    const { error } = await visit({ params: { id: division } });
    if (error !== undefined) setProblem(errorText(error));
  };
  return (
    <Card
      title="Shop"
      description="Behind a password and under review, staff look at it as its team does; closed otherwise, only where we manage it."
    >
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
              loadingLabel="One moment"
              onClick={() => void ask()}
            >
              Get a way in
            </Button>
          ) : (
            <LinkButton href={data.url} target="_blank" rel="noopener" variant="secondary">
              Look at the shop
            </LinkButton>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Page({ store }: { readonly store: StoreProject }): ReactElement {
  useTitle(store.name);
  const state = storeStates[store.state];
  return (
    <DetailRoot>
      <PageHead back={{ href: '/stores/', text: 'Stores' }} title={store.name} text={store.host} />
      <p className="states">
        <Badge tone={state.tone}>{state.text}</Badge>
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
  const { id = '' } = useParams();
  const query = useAtlasStoreProjectQuery(
    { params: { id: Number(id) || 0 } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return (
    <Loaded query={query} skeleton={<DetailShape label="Loading the store" />} notFound={<NotFound />}>
      {(store) => <Page store={store} />}
    </Loaded>
  );
}

/** One store: whether it is on, and what it is to the platform (platform.md §3 Project). */
export function Component(): ReactElement {
  useTitle('Store');
  return (
    <ProtectedPage permission="stores.review" title="Store">
      <StorePage />
    </ProtectedPage>
  );
}
