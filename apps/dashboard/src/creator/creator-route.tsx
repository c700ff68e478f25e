import { Loaded } from '@omnis/account';
import { useDashboardCreatorQuery, useDashboardDeleteCreatorMutation } from '@omnis/api-client';
import type { ManagedCreator } from '@omnis/contract';
import { media, token } from '@omnis/theme/react';
import { Button, Card, ConfirmDialog, counted, LinkButton, Notice, Skeleton, SkeletonGroup } from '@omnis/ui';
import { ExternalLink, Trash2 } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { idOf } from '../app/paths.ts';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { DetailsCard } from './details-card.tsx';
import { LinksCard } from './links-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { useCreatorForm } from './use-creator-form.ts';

const listPath = '/dashboard/creators/';

const Root = styled.form.withConfig({ componentId: 'dashboard-creator-route' })`
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
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
  }
`;

function Shape(): ReactElement {
  return (
    <SkeletonGroup label="Loading the creator">
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
  const division = useDivision();
  const [remove, { isLoading }] = useDashboardDeleteCreatorMutation();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    const { data } = await remove({ params: { division, id } });
    setIsAsking(false);
    if (data === undefined) return;
    snackbars.show({ text: `${name} was deleted`, tone: 'success' });
    onDeleted();
  };
  return (
    <Card title="Delete" description="Their page goes. Their products stay, without a creator.">
      <Button
        variant="secondary"
        size="sm"
        startIcon={<Trash2 aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        Delete creator
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${name}?`}
        text={
          productCount === 0
            ? 'Their page is gone then, and links to it stop working.'
            : `Their page is gone then. ${counted(productCount, 'product')} will stay in your store, without a creator.`
        }
        confirmLabel="Delete"
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}

function Edit({ creator }: { readonly creator: ManagedCreator }): ReactElement {
  const navigate = useNavigate();
  const form = useCreatorForm(creator);
  const [isGone, setIsGone] = useState(false);
  const { saving, message } = form;
  // What was typed goes with the creator.
  const dirty = form.dirty && !isGone;
  useEffect(() => {
    if (isGone) void navigate(listPath);
  }, [isGone, navigate]);
  const save = async (): Promise<void> => {
    if (await form.save()) return;
    // Once the messages stand, the first field at fault gets the focus.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('#creator [aria-invalid="true"]')?.focus(),
    );
  };
  const hasFaults = message !== null || Object.keys(form.errors).length > 0;
  return (
    <Root
      id="creator"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (dirty && !saving) void save();
      }}
    >
      <LeaveGuard dirty={dirty} />
      <PageHead
        back={{ href: listPath, text: 'Creators' }}
        title={creator.name}
        text={counted(creator.productCount, 'product')}
        actions={
          <LinkButton
            variant="secondary"
            href={creator.storeUrl}
            target="_blank"
            endIcon={<ExternalLink aria-hidden="true" />}
          >
            View in store
          </LinkButton>
        }
      />
      {hasFaults && (
        <div className="fault">
          <Notice tone="error" alert>
            {message ?? 'Some fields need another look.'}
          </Notice>
        </div>
      )}
      <div className="columns">
        <div>
          <DetailsCard form={form} />
          <LinksCard form={form} />
        </div>
        <div>
          <PictureCard creator={creator} />
          <Deletion creator={creator} onDeleted={() => setIsGone(true)} />
        </div>
      </div>
      {dirty && <SaveBar saving={saving} onDiscard={form.discard} onSave={() => void save()} />}
    </Root>
  );
}

function CreatorOf({ id }: { readonly id: number }): ReactElement {
  const query = useDashboardCreatorQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data?.name ?? 'Creator');
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
