import { Loaded } from '@omnis/account';
import { useDashboardCreatorQuery, useDashboardDeleteCreatorMutation } from '@omnis/api-client';
import type { ManagedCreator } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { LinkButton, Skeleton, SkeletonGroup } from '@omnis/ui';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { idOf } from '../app/paths.ts';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { DeletionCard } from '../parts/editing/deletion-card.tsx';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { PageHead } from '../parts/page-head.tsx';
import { DetailsCard } from './details-card.tsx';
import { LinksCard } from './links-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { useCreatorForm } from './use-creator-form.ts';
import { creatorTexts } from '../texts/creator/index.ts';

const listPath = '/dashboard/creators/';

function Shape(): ReactElement {
  const t = useTexts(creatorTexts);
  return (
    <SkeletonGroup label={t('loadingTheCreator')}>
      <Skeleton shape="block" height="26rem" />
      <br />
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  );
}

/** The question before a creator goes, and the call. */
function Deletion({
  creator: { id, name, productCount },
  onDeleted,
}: {
  readonly creator: ManagedCreator;
  readonly onDeleted: () => void;
}): ReactElement {
  const t = useTexts(creatorTexts);
  const division = useDivision();
  const [remove] = useDashboardDeleteCreatorMutation();
  return (
    <DeletionCard
      name={name}
      description={t('deleteCreatorDescription')}
      text={
        productCount === 0
          ? t('theirPageGoneThenLinks')
          : t('pageGoneProductsStay', { products: t('productsCounted', { count: productCount }) })
      }
      label={t('deleteCreator')}
      done={t('wasDeleted', { name })}
      remove={() => remove({ params: { division, id } })}
      onDeleted={onDeleted}
    />
  );
}

function Edit({ creator }: { readonly creator: ManagedCreator }): ReactElement {
  const t = useTexts(creatorTexts);
  const form = useCreatorForm(creator);
  const editing = useEditing('creator', form, () => null);
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={false}
      head={
        <PageHead
          back={{ href: listPath, text: t('creators') }}
          title={creator.name}
          text={t('productsCounted', { count: creator.productCount })}
          actions={
            <LinkButton
              variant="secondary"
              href={creator.storeUrl}
              target="_blank"
              endIcon={<ExternalLink aria-hidden="true" />}
            >
              {t('viewInStore')}
            </LinkButton>
          }
        />
      }
    >
      <div className="columns">
        <div>
          <DetailsCard form={form} />
          <LinksCard form={form} />
        </div>
        <div>
          <PictureCard creator={creator} />
          <Deletion creator={creator} onDeleted={() => editing.leaveFor(listPath)} />
        </div>
      </div>
    </EditPage>
  );
}

function CreatorOf({ id }: { readonly id: number }): ReactElement {
  const t = useTexts(creatorTexts);
  const query = useDashboardCreatorQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data?.name ?? t('creator'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(creator) => <Edit creator={creator} />}
    </Loaded>
  );
}

/** A creator to edit: shoppers see the changes on their next load. */
export function Component(): ReactElement {
  const id = idOf(useParams()['id']);
  return id === null ? <NotFound /> : <CreatorOf key={id} id={id} />;
}
