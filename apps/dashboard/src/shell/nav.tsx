import { token } from '@omnis/theme/react';
import type { DashboardPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { RequestDialog } from '../access/request-dialog.tsx';
import { useActiveStore } from '../app/session.ts';
import { NavEntry } from './nav-entry.tsx';
import { NavGroup } from './nav-group.tsx';
import { isGroup, navigation } from './sections.ts';
import { shellTexts } from '../texts/shell/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-nav' })`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space.6')};
  padding: ${token('space.3')};

  nav,
  .group,
  [role='group']:not([hidden]) {
    display: grid;
    gap: 2px;
  }
  /* Under the text of the heading, past its icon. */
  [role='group'] > * {
    min-height: 2.25rem;
    padding-inline-start: calc(${token('space.3')} * 2 + 1.125rem);
    font-weight: ${token('weight.regular')};
  }
  .fold {
    width: 1rem;
    height: 1rem;
    margin-inline-start: auto;
    opacity: 0.7;
    transition: transform ${token('motion.fast')} ${token('motion.ease')};
  }
  [aria-expanded='true'] > .fold {
    transform: rotate(180deg);
  }
  a,
  nav button {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.5rem;
    padding-inline: ${token('space.3')};
    border-radius: ${token('radius.md')};
    color: inherit;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    text-decoration: none;
    transition: background-color ${token('motion.fast')} ${token('motion.ease')};
  }
  nav button {
    width: 100%;
    border: 0;
    background: none;
    font-family: inherit;
    text-align: start;
    cursor: pointer;
  }
  nav .asks > :not(.lock) {
    opacity: 0.65;
  }
  nav .lock {
    width: 0.875rem;
    height: 0.875rem;
    margin-inline-start: auto;
  }
  a:hover,
  nav button:hover {
    background: color-mix(in srgb, ${token('sidebar.activeBackground')} 55%, transparent);
    color: inherit;
  }
  a[aria-current='page'] {
    background: ${token('sidebar.activeBackground')};
    color: ${token('sidebar.activeColor')};
  }
  :focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.75;
  }
  .view {
    margin-top: auto;
  }
  .view svg:last-child {
    width: 0.875rem;
    height: 0.875rem;
    margin-inline-start: auto;
    opacity: 0.7;
  }
`;

/** The sections of the dashboard, and the way to the shop itself. */
export function Nav(): ReactElement {
  const t = useTexts(shellTexts);
  const { host, closed } = useActiveStore();
  const [asked, setAsked] = useState<DashboardPermission | null>(null);
  return (
    <Root>
      <nav aria-label={t('sections')}>
        {navigation.map((entry) =>
          isGroup(entry) ? (
            <NavGroup key={entry.key} group={entry} onAsk={setAsked} />
          ) : (
            <NavEntry key={entry.to} section={entry} onAsk={setAsked} />
          ),
        )}
      </nav>
      <a
        className="view"
        // A closed store lets its team in by a pass.
        href={closed ? '/dashboard/visit/' : `${location.protocol}//${host}/`}
        target="_blank"
        rel="noopener"
      >
        {t('viewStore')}
        <ExternalLink aria-hidden="true" />
      </a>
      <RequestDialog permission={asked} onClose={() => setAsked(null)} />
    </Root>
  );
}
