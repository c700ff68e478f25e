import { media, token } from '@omnis/theme/react';
import { Picture } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { PostFacts } from './post-facts.tsx';
import type { ListedPost } from './listed-post.ts';

export type { ListedPost } from './listed-post.ts';

const Root = styled.ul.withConfig({ componentId: 'shop-post-cards' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.10')} ${token('space.6')};
  margin: 0;
  padding: 0;
  list-style: none;

  article {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
    align-content: start;
  }
  .picture {
    overflow: hidden;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    aspect-ratio: 16 / 9;
  }
  .picture img {
    height: 100%;
    transition: transform ${token('motion.slow')} ${token('motion.ease')};
  }
  /* Its initial stands for a picture where others have one beside it. */
  .initial {
    display: none;
    place-items: center;
    color: ${token('text.muted')};
    font-family: ${token('heading.font')};
    font-size: clamp(4rem, 8vw, 6rem);
    line-height: 1;
  }
  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.2')};
    min-width: 0;
  }
  h2,
  h3 {
    font-size: ${token('type.xl')};
    line-height: 1.25;
    text-wrap: balance;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card leads on. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  .excerpt {
    display: -webkit-box;
    overflow: hidden;
    color: ${token('text.muted')};
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  ${media.hover} {
    article:hover .picture img {
      transform: scale(1.03);
    }
    article:hover a {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.15em;
    }
  }
  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    .initial {
      display: grid;
    }
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.up('md')} {
    .lead {
      grid-column: 1 / -1;
    }
    .lead article {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: clamp(1.5rem, 4vw, 4rem);
      align-items: center;
    }
    .lead .initial {
      display: none;
    }
    .lead article:has(.initial) {
      grid-template-columns: minmax(0, 44rem);
    }
    .lead .words {
      gap: ${token('space.4')};
    }
    .lead :is(h2, h3) {
      font-size: ${token('type.3xl')};
    }
    .lead .excerpt {
      font-size: ${token('type.lg')};
    }
  }
`;

/** Properties of {@link PostCards}. */
export interface PostCardsProps {
  readonly posts: readonly ListedPost[];
  /** Level of the titles. */
  readonly level?: 2 | 3;
  /** The first is shown large, and its picture is the first that the page loads. */
  readonly lead?: boolean;
}

/** Posts with picture, title and first words. */
export function PostCards({ posts, level = 2, lead = false }: PostCardsProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <Root>
      {posts.map((post, at) => {
        const isLead = lead && at === 0;
        const { banner } = post.metaImage;
        return (
          <li key={post.url} className={isLead ? 'lead' : undefined}>
            <article>
              {banner === null ? (
                <div className="picture initial" aria-hidden="true">
                  {Array.from(post.title.trim())[0]}
                </div>
              ) : (
                <div className="picture">
                  <Picture
                    src={banner}
                    // The title beside it says more.
                    alt=""
                    width={isLead ? 960 : 640}
                    height={isLead ? 540 : 360}
                    sizes={
                      isLead
                        ? '(min-width: 768px) 58vw, 100vw'
                        : '(min-width: 992px) 30vw, (min-width: 576px) 46vw, 100vw'
                    }
                    priority={isLead}
                  />
                </div>
              )}
              <div className="words">
                <PostFacts post={post} />
                <Title>
                  <a href={post.url}>{post.title}</a>
                </Title>
                {post.excerpt && <p className="excerpt">{post.excerpt}</p>}
              </div>
            </article>
          </li>
        );
      })}
    </Root>
  );
}
