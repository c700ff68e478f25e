import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'dashboard-chips' })`
  display: flex;
  gap: ${token('space.1')};
  overflow-x: auto;
  scrollbar-width: none;
  margin: -4px;
  padding: 4px;

  button {
    flex: none;
    min-height: 2.5rem;
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    white-space: nowrap;
  }
  button:hover {
    background: ${token('surface.hover')};
    color: ${token('text.color')};
  }
  button[aria-pressed='true'] {
    background: ${token('primary.soft')};
    color: ${token('primary.softText')};
  }
`;

/** Properties of {@link Chips}. */
export interface ChipsProps<V extends string> {
  /** Names the group. */
  readonly label: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly onValueChange: (value: V) => void;
}

/** Views of a list, one at a time. */
export function Chips<V extends string>({
  label,
  options,
  value,
  onValueChange,
}: ChipsProps<V>): ReactElement {
  return (
    <Root role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Root>
  );
}
