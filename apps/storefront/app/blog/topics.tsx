import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { listPath } from './blog-arg.ts';
import { contentTexts } from '../texts/content/index.ts';

/** Properties of {@link Topics}. */
export interface TopicsProps {
  readonly tags: CallAnswer<'blog.paginate'>['tags'];
  /** Address of the topic that is shown; '' for all of them. */
  readonly current: string;
}

/** Ways to the posts of each topic. */
export function Topics({ tags, current }: TopicsProps): ReactElement {
  const t = useTexts(contentTexts);
  const mark = (url: string): 'page' | undefined => (url === current ? 'page' : undefined);
  const list = useRef<HTMLUListElement>(null);
  // Where the row is longer than the screen: the topic that is shown may stand beyond its edge.
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]');
    if (!list.current || !shown) return;
    const { left, right } = shown.getBoundingClientRect();
    const room = list.current.getBoundingClientRect();
    if (left < room.left || right > room.right)
      list.current.scrollLeft += (left + right - room.left - room.right) / 2;
  }, [current]);
  return (
    <nav className="topics" aria-label={t('topics')}>
      <ul ref={list}>
        <li>
          <a href={listPath()} aria-current={mark('')}>
            {t('allStories')}
          </a>
        </li>
        {tags.map(({ name, url, count }) => (
          <li key={url}>
            <a href={listPath(url)} aria-current={mark(url)}>
              {name} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
