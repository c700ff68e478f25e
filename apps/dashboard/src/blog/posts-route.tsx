import { useDashboardPostsQuery } from '@omnis/api-client';
import type { ManagedPostRow } from '@omnis/contract';
import { postStates, type PostState } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { agoText, Badge, EmptyState, Link, LinkButton, timeText, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Chips } from '../parts/chips.tsx';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { blogTexts, type BlogTexts } from '../texts/blog/index.ts';

const newPath = '/dashboard/blog/new/';

const tones = { draft: 'neutral', scheduled: 'info', published: 'success' } as const satisfies Record<
  PostState,
  string
>;

function stateText(t: BlogTexts, { state, publishedAt }: ManagedPostRow): string {
  return state === 'scheduled' && publishedAt !== null
    ? t('scheduledFor', { time: timeText(publishedAt) })
    : t(state);
}

const columnsIn = (t: BlogTexts): readonly TableColumn<ManagedPostRow>[] => [
  {
    key: 'title',
    header: t('post'),
    primary: true,
    cell: (post) => (
      <span className="named">
        <Thumb src={post.image} size={44} />
        <span>
          <Link className="row-link" href={`/dashboard/blog/${post.id}/`}>
            {post.title}
          </Link>
          <small>/blog/{post.url}/</small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: t('state'),
    cell: (post) => <Badge tone={tones[post.state]}>{stateText(t, post)}</Badge>,
  },
  { key: 'author', header: t('author'), wideOnly: true, cell: ({ author }) => author },
  {
    key: 'changed',
    header: t('changed'),
    wideOnly: true,
    align: 'end',
    cell: ({ updatedAt }) => agoText(updatedAt),
  },
];

/** The state of an address; undefined for all. */
const stateOf = (text: string | null): PostState | undefined => postStates.find((state) => state === text);

/** The posts of the store's blog, with drafts (storefront.md §2 /blog/). */
export function Component(): ReactElement {
  const t = useTexts(blogTexts);
  useTitle(t('blog'));
  const list = useCursorList();
  const state = stateOf(list.params.get('view'));
  const cursor = list.params.get('cursor');
  const query = useDashboardPostsQuery(
    {
      params: { division: useDivision() },
      query: { limit: pageSize, cursor: cursor ?? undefined, search: list.search || undefined, state },
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHead
        title={t('blog')}
        text={t('blogText', { address: '/blog/' })}
        actions={<LinkButton href={newPath}>{t('writePost')}</LinkButton>}
      />
      <ListCard aria-label={t('blog')} data-compact="">
        <div className="tools">
          <Chips
            label={t('state')}
            options={[
              { value: 'all', label: t('allPosts') },
              ...postStates.map((each) => ({ value: each, label: t(each) })),
            ]}
            value={state ?? 'all'}
            onValueChange={(next) => list.change({ view: next === 'all' ? null : next })}
          />
          <div className="search">
            <ListSearch label={t('searchByTitle')} list={list} />
          </div>
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption={t('posts')}
          columns={columnsIn(t)}
          rowKey={({ id }) => id}
          empty={
            list.search !== '' || state !== undefined ? (
              <NoMatch noun="post" list={list} />
            ) : (
              <EmptyState
                title={t('noPostsYet')}
                text={t('noPostsYetText')}
                illustration="search"
                actions={<LinkButton href={newPath}>{t('writePost')}</LinkButton>}
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
    </>
  );
}
