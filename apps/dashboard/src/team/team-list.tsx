import { token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.ul.withConfig({ componentId: 'dashboard-team-list' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')} ${token('space.4')};
    padding-block: ${token('space.4')};
  }
  li:first-child {
    padding-top: 0;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li + li {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .mark {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${token('radius.full')};
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
    font-weight: ${token('weight.bold')};
    font-size: ${token('type.sm')};
  }
  .words {
    flex: 1 1 14rem;
    min-width: 0;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.2')};
    font-weight: ${token('weight.medium')};
    overflow-wrap: anywhere;
  }
  .words small {
    display: block;
    color: ${token('text.muted')};
    overflow-wrap: anywhere;
  }
  .words q {
    display: block;
    margin-top: ${token('space.2')};
    font-size: ${token('type.sm')};
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
`;

/** One line of a {@link TeamList}. */
export interface TeamEntry {
  readonly id: string;
  readonly name: string;
  readonly badge?: ReactNode;
  readonly notes: readonly ReactNode[];
  readonly actions?: ReactNode;
}

const initials = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** People of a team, one a line. */
export function TeamList({ entries }: { readonly entries: readonly TeamEntry[] }): ReactElement {
  return (
    <Root>
      {entries.map(({ id, name, badge, notes, actions }) => (
        <li key={id}>
          <span className="mark" aria-hidden="true">
            {initials(name)}
          </span>
          <div className="words">
            <span className="name">
              {name}
              {badge}
            </span>
            {notes.map((note, at) => (
              <small key={at}>{note}</small>
            ))}
          </div>
          {actions && <div className="actions">{actions}</div>}
        </li>
      ))}
    </Root>
  );
}
