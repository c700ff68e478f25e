import { Loaded } from '@omnis/account';
import { useDashboardCollectionQuery, useDashboardCollectionsQuery } from '@omnis/api-client';
import type { ManagedCollection } from '@omnis/contract';
import { media, token } from '@omnis/theme/react';
import { Button, Card, counted, LinkButton, Notice, Skeleton, SkeletonGroup } from '@omnis/ui';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { idOf } from '../app/paths.ts';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { ImageCard } from './image-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { SearchCard } from './search-card.tsx';
import { useCollectionForm } from './use-collection-form.ts';

const listPath = '/dashboard/collections/';

const Root = styled.form.withConfig({ componentId: 'dashboard-collection-route' })`
  .columns,
  .columns > div {
    display: grid;
    gap: ${token('space.5')};
    align-content: start;
    min-width: 0;
  }
  /* A field that gets the focus is not below the bar of unsaved changes. */
  input,
  textarea {
    scroll-margin-bottom: 8rem;
  }
  .fault {
    margin-bottom: ${token('space.5')};
  }
  ${media.up('lg')} {
    .columns {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
  }
`;

function Shape(): ReactElement {
  return (
    <SkeletonGroup label="Loading the collection">
      <Skeleton shape="block" height="24rem" />
      <br />
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  );
}

interface EditProps {
  /** null for a new one. */
  readonly collection: ManagedCollection | null;
  readonly currency: string;
}

function Edit({ collection, currency }: EditProps): ReactElement {
  const navigate = useNavigate();
  const form = useCollectionForm(collection);
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const { values, errors, message, saving } = form;
  const dirty = form.dirty && leaveTo === null;
  useEffect(() => {
    if (leaveTo !== null) void navigate(leaveTo);
  }, [leaveTo, navigate]);
  const save = async (): Promise<void> => {
    const saved = await form.save();
    if (saved === null) {
      // Once the messages stand, the first field at fault gets the focus.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('#collection [aria-invalid="true"]')?.focus(),
      );
    } else if (collection === null) setLeaveTo(`${listPath}${saved.id}/`);
  };
  return (
    <Root
      id="collection"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void save();
      }}
    >
      <LeaveGuard dirty={dirty} />
      <PageHead
        back={{ href: listPath, text: 'Collections' }}
        title={collection?.name ?? 'Create collection'}
        {...(collection && { text: counted(collection.productCount, 'product') })}
        actions={
          collection === null ? (
            <Button type="submit" loading={saving} loadingLabel="Creating">
              Create collection
            </Button>
          ) : (
            <LinkButton
              variant="secondary"
              href={collection.storeUrl}
              target="_blank"
              endIcon={<ExternalLink aria-hidden="true" />}
            >
              View in store
            </LinkButton>
          )
        }
      />
      {(message !== null || Object.keys(errors).length > 0) && (
        <div className="fault">
          <Notice tone="error" alert>
            {message ?? 'Some fields need another look.'}
          </Notice>
        </div>
      )}
      <div className="columns">
        <div>
          <DetailsCard form={form} isNew={collection === null} />
          {values.kind === 'manual' ? (
            <ProductsCard form={form} />
          ) : (
            <RulesCard form={form} currency={currency} />
          )}
          <SearchCard form={form} />
        </div>
        <div>
          {values.kind === 'automatic' && <PreviewCard form={form} />}
          {collection === null ? (
            <Card title="Image">
              <p>Create the collection first, then add its image here.</p>
            </Card>
          ) : (
            <>
              <ImageCard collection={collection} form={form} />
              <DeletionCard collection={collection} onDeleted={() => setLeaveTo(listPath)} />
            </>
          )}
        </div>
      </div>
      {collection !== null && dirty && (
        <SaveBar saving={saving} onDiscard={form.discard} onSave={() => void save()} />
      )}
    </Root>
  );
}

function Existing({ id }: { readonly id: number }): ReactElement {
  const query = useDashboardCollectionQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data?.name ?? 'Collection');
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(collection) => <Edit collection={collection} currency={collection.currency} />}
    </Loaded>
  );
}

/** A new collection: the list knows the currency of the store. */
function New(): ReactElement {
  const query = useDashboardCollectionsQuery({ params: { division: useDivision() }, query: { limit: 1 } });
  useTitle('Create collection');
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {({ currency }) => <Edit collection={null} currency={currency} />}
    </Loaded>
  );
}

/** A collection to create or to change. */
export function Component(): ReactElement {
  const text = useParams()['id'];
  if (text === 'new') return <New />;
  const id = idOf(text);
  return id === null ? <NotFound /> : <Existing key={id} id={id} />;
}
