import type { CallAnswer } from '@omnis/api-client';
import type { ReactElement } from 'react';
import { listPath } from './blog-arg.ts';
import { contentTexts } from '../texts/content/index.ts';
import { useTexts } from '../texts/use-texts.ts';

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
  return (
    <nav className="topics" aria-label={t('topics')}>
      <ul>
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
