import { Loaded } from '@omnis/account';
import { useDashboardCollectionQuery, useDashboardCollectionsQuery } from '@omnis/api-client';
import type { ManagedCollection } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, LinkButton, Skeleton, SkeletonGroup } from '@omnis/ui';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { idOf } from '../app/paths.ts';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { PageHead } from '../parts/page-head.tsx';
import { CollectionDeletion } from './collection-deletion.tsx';
import { DetailsCard } from './details-card.tsx';
import { ImageCard } from './image-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { SearchCard } from './search-card.tsx';
import { useCollectionForm } from './use-collection-form.ts';
import { collectionsTexts } from '../texts/collections/index.ts';

const listPath = '/dashboard/collections/';

function Shape(): ReactElement {
  const t = useTexts(collectionsTexts);
  return (
    <SkeletonGroup label={t('loadingTheCollection')}>
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
  const t = useTexts(collectionsTexts);
  const form = useCollectionForm(collection);
  const editing = useEditing('collection', form, ({ id }) =>
    collection === null ? `${listPath}${id}/` : null,
  );
  const { values, saving } = form;
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={collection === null}
      head={
        <PageHead
          back={{ href: listPath, text: t('collections') }}
          title={collection?.name ?? t('createCollection')}
          {...(collection && { text: t('productsCounted', { count: collection.productCount }) })}
          actions={
            collection === null ? (
              <Button type="submit" loading={saving} loadingLabel={t('creating')}>
                {t('createCollection')}
              </Button>
            ) : (
              <LinkButton
                variant="secondary"
                href={collection.storeUrl}
                target="_blank"
                endIcon={<ExternalLink aria-hidden="true" />}
              >
                {t('viewInStore')}
              </LinkButton>
            )
          }
        />
      }
    >
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
            <Card title={t('image')}>
              <p>{t('createCollectionFirstThenAdd')}</p>
            </Card>
          ) : (
            <>
              <ImageCard collection={collection} form={form} />
              <CollectionDeletion collection={collection} onDeleted={() => editing.leaveFor(listPath)} />
            </>
          )}
        </div>
      </div>
    </EditPage>
  );
}

function Existing({ id }: { readonly id: number }): ReactElement {
  const t = useTexts(collectionsTexts);
  const query = useDashboardCollectionQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data?.name ?? t('collection'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(collection) => <Edit collection={collection} currency={collection.currency} />}
    </Loaded>
  );
}

/** A new collection: the list knows the currency of the store. */
function New(): ReactElement {
  const t = useTexts(collectionsTexts);
  const query = useDashboardCollectionsQuery({ params: { division: useDivision() }, query: { limit: 1 } });
  useTitle(t('createCollection'));
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
