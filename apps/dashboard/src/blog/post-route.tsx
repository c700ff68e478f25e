import { Loaded } from '@omnis/account';
import { useDashboardDeletePostMutation, useDashboardPostQuery } from '@omnis/api-client';
import type { ManagedPost } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, LinkButton, Skeleton, SkeletonGroup } from '@omnis/ui';
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
import { ImageCard } from './image-card.tsx';
import { DetailsCard, PublishingCard, WordsCard } from './post-cards.tsx';
import { usePostForm } from './use-post-form.ts';
import { blogTexts } from '../texts/blog/index.ts';

const listPath = '/dashboard/blog/';

function Shape(): ReactElement {
  const t = useTexts(blogTexts);
  return (
    <SkeletonGroup label={t('loadingThePost')}>
      <Skeleton shape="block" height="28rem" />
    </SkeletonGroup>
  );
}

/** Fields of a post, or of a new one where it is null. */
function Edit({ post }: { readonly post: ManagedPost | null }): ReactElement {
  const t = useTexts(blogTexts);
  const division = useDivision();
  const form = usePostForm(post);
  const [remove] = useDashboardDeletePostMutation();
  const editing = useEditing('post', form, ({ id }) => (post === null ? `${listPath}${id}/` : null));
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={post === null}
      head={
        <PageHead
          back={{ href: listPath, text: t('blog') }}
          title={form.saved?.title ?? t('newPost')}
          actions={
            post === null ? (
              <Button type="submit" loading={form.saving} loadingLabel={t('creating')}>
                {t('create')}
              </Button>
            ) : (
              form.saved?.state === 'published' && (
                <LinkButton
                  variant="secondary"
                  href={form.saved.storeUrl}
                  target="_blank"
                  endIcon={<ExternalLink aria-hidden="true" />}
                >
                  {t('viewInStore')}
                </LinkButton>
              )
            )
          }
        />
      }
    >
      <div className="columns">
        <div>
          <WordsCard form={form} />
        </div>
        <div>
          <PublishingCard form={form} />
          {post === null ? (
            <Card title={t('image')}>
              <p>{t('createFirst')}</p>
            </Card>
          ) : (
            <ImageCard post={post} form={form} />
          )}
          <DetailsCard form={form} post={post} />
          {post !== null && (
            <DeletionCard
              name={post.title}
              description={t('deletePostText')}
              text={t('deletePostQuestion')}
              label={t('deletePost')}
              done={t('postDeleted')}
              remove={(headers) => remove({ params: { division, id: post.id }, headers })}
              onDeleted={() => editing.leaveFor(listPath)}
            />
          )}
        </div>
      </div>
    </EditPage>
  );
}

function Existing({ id }: { readonly id: number }): ReactElement {
  const t = useTexts(blogTexts);
  const query = useDashboardPostQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data?.title ?? t('post'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(post) => <Edit post={post} />}
    </Loaded>
  );
}

function New(): ReactElement {
  useTitle(useTexts(blogTexts)('newPost'));
  return <Edit post={null} />;
}

/** A post of the blog to write or to change (storefront.md §2 /blog/{post}/). */
export function Component(): ReactElement {
  const text = useParams()['id'];
  if (text === 'new') return <New />;
  const id = idOf(text);
  return id === null ? <NotFound /> : <Existing key={id} id={id} />;
}
