import { useBlogGetQuery, type CallAnswer } from '@omnis/api-client';
import { BlockEnvironmentProvider, RichText } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { Picture } from '@omnis/ui';
import { type ReadArg, useOwnLanguage, useView } from '@omnis/shop-kit';
import { useCardEnvironment } from '@omnis/shopping';
import type { ReactElement } from 'react';
import { listPath } from './blog-arg.ts';
import { PostCards } from './post-cards.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostRoot } from './post-root.ts';
import { contentTexts } from '../texts/content/index.ts';

type Post = CallAnswer<'blog.get'>;

function Around({ newer, older }: Pick<Post, 'newer' | 'older'>): ReactElement | null {
  const t = useTexts(contentTexts);
  if (!newer && !older) return null;
  return (
    <nav className="around" aria-label={t('moreStories')}>
      {newer && (
        <div>
          <span>{t('newer')}</span>
          <a href={newer.url}>{newer.title}</a>
        </div>
      )}
      {older && (
        <div className="older">
          <span>{t('older')}</span>
          <a href={older.url}>{older.title}</a>
        </div>
      )}
    </nav>
  );
}

/** A post with what to read next. */
export function PostPage({ arg }: { readonly arg: ReadArg<'blogGet'> }): ReactElement | null {
  const t = useTexts(contentTexts);
  const lang = useOwnLanguage();
  const { data: post } = useBlogGetQuery(arg);
  const environment = useCardEnvironment(useView().mode);
  if (!post) return null;
  const { banner, alt } = post.metaImage;
  return (
    <PostRoot>
      <article>
        <header>
          <PostFacts post={post} withAuthor />
          <h1>{post.title}</h1>
          {post.excerpt !== '' && <p className="excerpt">{post.excerpt}</p>}
        </header>
        {banner !== null && (
          <div className="cover">
            <Picture
              src={banner}
              alt={alt}
              width={1280}
              height={512}
              sizes="(min-width: 1280px) 1280px, 100vw"
              priority
            />
          </div>
        )}
        <div className="prose" dir="auto" lang={lang}>
          <BlockEnvironmentProvider environment={environment}>
            <RichText html={post.content} />
          </BlockEnvironmentProvider>
        </div>
        {post.tags.length > 0 && (
          <p className="tags">
            {t('filedUnder')}
            {post.tags.map(({ name, url }) => (
              <a key={url} href={listPath(url)} rel="tag">
                {name}
              </a>
            ))}
          </p>
        )}
      </article>
      <Around newer={post.newer} older={post.older} />
      {post.related.length > 0 && (
        <section className="related" aria-labelledby="related-posts">
          <h2 id="related-posts">{t('readNext')}</h2>
          <PostCards posts={post.related} level={3} />
        </section>
      )}
    </PostRoot>
  );
}
