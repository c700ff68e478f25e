import { token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../card/panel-title-css.ts';
import { Button } from '../button/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.div.withConfig({ componentId: 'ui-states' })`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 30rem;
  margin-inline: auto;
  padding: ${token('space.8')} ${token('space.4')};
  text-align: center;
  /* What was looked for stands in it. */
  overflow-wrap: anywhere;

  &:not([data-loading]) > svg {
    width: 10rem;
    height: auto;
    margin-bottom: ${token('space.4')};
    stroke: ${token('text.color')};
  }
  > svg .ground {
    stroke: none;
    fill: ${token('primary.soft')};
  }
  > svg .fill {
    fill: ${token('surface.base')};
  }
  > svg .accent {
    stroke: ${token('primary.text')};
  }
  &[role='alert'] > svg .ground {
    fill: ${token('error.background')};
  }
  &[role='alert'] > svg .accent {
    stroke: ${token('error.text')};
  }
  h1,
  h2,
  h3 {
    ${panelTitleCss}
    font-size: ${token('type.xl')};
    line-height: 1.3;
  }
  p {
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space.3')};
    margin-top: ${token('space.6')};
  }
  .what {
    color: ${token('text.color')};
    font-weight: ${token('weight.medium')};
  }
  code {
    margin-top: ${token('space.4')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
`;

type TitleLevel = 1 | 2 | 3;

/** Properties of {@link EmptyState}. */
export interface EmptyStateProps {
  /** Says what is not there. */
  readonly title: ReactNode;
  /** 2 unless told; 1 where it stands for the whole page. */
  readonly titleLevel?: TitleLevel;
  /** Explains what it will hold, or how to fill it. */
  readonly text?: ReactNode;
  readonly illustration?: IllustrationName;
  /** The way on: one button or two. */
  readonly actions?: ReactNode;
}

/** In place of a list that has nothing in it yet. */
export function EmptyState({
  title,
  titleLevel = 2,
  text,
  illustration = 'parcel',
  actions,
}: EmptyStateProps): ReactElement {
  const Title = `h${titleLevel}` as const;
  return (
    <Root>
      <Illustration name={illustration} />
      <Title>{title}</Title>
      {text !== undefined && <p>{text}</p>}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </Root>
  );
}

/** Properties of {@link ErrorState}. */
export interface ErrorStateProps {
  /** “Oops... Looks like something went wrong” unless told (storefront.md §8). */
  readonly title?: ReactNode;
  readonly titleLevel?: TitleLevel;
  readonly text?: ReactNode;
  /** Tries again. */
  readonly onRetry?: () => void;
  /** “Try again” unless told. */
  readonly retryLabel?: string;
  readonly retrying?: boolean;
  /** Other ways on. */
  readonly actions?: ReactNode;
  /** For the support: a request's id. */
  readonly reference?: string;
}

/** Letters and figures of a sentence, by which two that say the same are told. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** In place of something that could not be loaded, with a way to try again. A text that says the title again is left out. */
export function ErrorState({
  title,
  titleLevel = 2,
  text,
  onRetry,
  retryLabel,
  retrying = false,
  actions,
  reference,
}: ErrorStateProps): ReactElement {
  const say = useUiText();
  const Title = `h${titleLevel}` as const;
  const head = title ?? say('Oops... Looks like something went wrong');
  const isSaid =
    typeof head === 'string' && typeof text === 'string' && wordsOf(text).startsWith(wordsOf(head));
  return (
    <Root role="alert">
      <Illustration name="broken" />
      <Title>{head}</Title>
      {text !== undefined && !isSaid && <p>{text}</p>}
      {(onRetry || actions !== undefined) && (
        <div className="actions">
          {onRetry && (
            <Button loading={retrying} onClick={onRetry}>
              {retryLabel ?? say('Try again')}
            </Button>
          )}
          {actions}
        </div>
      )}
      {reference !== undefined && <code>{say('Reference {reference}', { reference })}</code>}
    </Root>
  );
}

/** Properties of {@link LoadingState}. */
export interface LoadingStateProps {
  /** Name of the loading content: “Loading your orders”. */
  readonly label: string;
  /** Under it, where it takes long. */
  readonly text?: ReactNode;
}

/**
 * In place of something that is on its way and whose shape is not known. Where it is known, {@link SkeletonGroup} says
 * more.
 *
 * @example
 * ```tsx
 * import { LoadingState } from '@omnis/ui';
 * export const Waiting = () => <LoadingState label="Loading your orders" />;
 * ```
 */
export function LoadingState({ label, text }: LoadingStateProps): ReactElement {
  return (
    <Root data-loading="">
      <Spinner label={label} size="2rem" />
      <p className="what" aria-hidden="true">
        {label}
      </p>
      {text !== undefined && <p>{text}</p>}
    </Root>
  );
}
