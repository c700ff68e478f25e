import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { dayText } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ListedPost } from './listed-post.ts';
import { contentTexts } from '../texts/content/index.ts';

const Root = styled.p.withConfig({ componentId: 'shop-post-facts' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.2')};
  color: ${token('text.muted')};
  font-size: ${token('type.sm')};

  > * + *::before {
    content: '·' / '';
    margin-inline-end: ${token('space.2')};
  }
`;

/** Properties of {@link PostFacts}. */
export interface PostFactsProps {
  readonly post: Pick<ListedPost, 'publishedAt' | 'author' | 'readingMinutes'>;
  readonly withAuthor?: boolean;
}

/** When a post was published, by whom, and how long it takes to read. */
export function PostFacts({
  post: { publishedAt, author, readingMinutes },
  withAuthor = false,
}: PostFactsProps): ReactElement {
  const t = useTexts(contentTexts);
  return (
    <Root>
      {publishedAt !== undefined && <time dateTime={publishedAt}>{dayText(publishedAt, t.locale)}</time>}
      {withAuthor && author && <span>{author}</span>}
      {readingMinutes !== undefined && <span>{t('minutes', { minutes: readingMinutes })}</span>}
    </Root>
  );
}
