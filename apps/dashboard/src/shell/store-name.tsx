import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-store-name' })`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-width: 0;

  .mark {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${token('radius.md')};
    background: ${token('badge.background')};
    color: ${token('badge.color')};
    font-weight: ${token('weight.bold')};
  }
  > .text:first-child {
    padding-inline-start: ${token('space.3')};
  }
  .text {
    min-width: 0;
    line-height: 1.3;
  }
  .text > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-size: ${token('type.md')};
  }
  small {
    opacity: 0.75;
    font-size: ${token('type.xs')};
  }
`;

const plans = { standard: 'Standard plan', pro: 'Pro plan', turbo: 'Turbo plan' } as const;

/** Properties of {@link StoreName}. */
export interface StoreNameProps {
  /** Its first letter in front of it, unless told otherwise. */
  readonly mark?: boolean;
}

/** Which store is managed, and its plan. */
export function StoreName({ mark = true }: StoreNameProps): ReactElement {
  const { name, plan } = useActiveStore();
  return (
    <Root>
      {mark && (
        <span className="mark" aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <span className="text">
        <strong>{name}</strong>
        <small>{plans[plan]}</small>
      </span>
    </Root>
  );
}
