import { media, token } from '@omnis/theme/react';
import { Link } from '../link/link.tsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.header.withConfig({ componentId: 'ui-page-head' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')} ${token('space.4')};
  margin-bottom: ${token('space.5')};

  > .back {
    display: inline-flex;
    flex-basis: 100%;
    align-items: center;
    gap: ${token('space.1')};
    width: max-content;
    min-height: 2.5rem;
    margin-block: calc(-1 * ${token('space.2')});
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    text-decoration: none;
  }
  > .back a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
    min-height: 2.5rem;
    color: inherit;
    text-decoration: none;
  }
  > .back a:hover {
    color: ${token('text.color')};
  }
  .back svg {
    width: 1rem;
    height: 1rem;
  }
  > .words {
    flex: 1 1 16rem;
    min-width: 0;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.3')};
  }
  h1 {
    font-size: ${token('type.3xl')};
  }
  p {
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  ${media.down('md')} {
    h1 {
      font-size: ${token('type.2xl')};
    }
  }
`;

/** Properties of {@link PageHead}. */
export interface PageHeadProps {
  readonly title: ReactNode;
  /** Beside the title, such as a status. */
  readonly badge?: ReactNode;
  /** Under the title. */
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** The list that this is one of. */
  readonly back?: { readonly href: string; readonly text: string };
}

/** The head of a page: what it is and what can be done with it. */
export function PageHead({ title, badge, text, actions, back }: PageHeadProps): ReactElement {
  return (
    <Root>
      {back !== undefined && (
        <div className="back">
          <Link href={back.href}>
            <ChevronLeft aria-hidden="true" />
            {back.text}
          </Link>
        </div>
      )}
      <div className="words">
        <div className="title">
          <h1>{title}</h1>
          {badge}
        </div>
        {text !== undefined && <p>{text}</p>}
      </div>
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Root>
  );
}
