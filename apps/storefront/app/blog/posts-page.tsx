import { useBlogPaginateQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { EmptyState, LinkButton, Pagination } from '@omnis/ui';
import type { ReadArg } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { listPath } from './blog-arg.ts';
import { PostCards } from './post-cards.tsx';
import { PostsRoot } from './posts-root.ts';
import { Topics } from './topics.tsx';
import { contentTexts } from '../texts/content/index.ts';

/** Properties of {@link PostsPage}. */
export interface PostsPageProps {
  readonly arg: ReadArg<'blogPaginate'>;
  readonly title: string;
  readonly text: string;
}

/** A page of posts: all of them, or those of a topic. */
export function PostsPage({ arg, title, text }: PostsPageProps): ReactElement | null {
  const t = useTexts(contentTexts);
  const { data: listing } = useBlogPaginateQuery(arg);
  if (!listing) return null;
  const { data: posts, tag, tags, page, perPage, total } = listing;
  const isFirst = tag === null && page === 1;
  return (
    <PostsRoot>
      <div className="intro">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {tags.length > 0 && <Topics tags={tags} current={tag?.url ?? ''} />}
      {posts.length === 0 ? (
        <EmptyState
          title={t('noStories')}
          text={t('noStoriesText')}
          illustration="parcel"
          actions={<LinkButton href="/collection/all/">{t('shopEverything')}</LinkButton>}
        />
      ) : (
        <PostCards posts={posts} lead={isFirst} />
      )}
      <Pagination
        page={page}
        count={Math.ceil(total / perPage)}
        href={(to) => listPath(tag?.url, to)}
        label={t('postPages')}
      />
    </PostsRoot>
  );
}
