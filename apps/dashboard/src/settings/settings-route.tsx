import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { EmptyState, SearchField } from '@omnis/ui';
import { Lock } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useMay } from '../access/use-dashboard-access.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { isFoundBy } from '../search/words.ts';
import { settingsTopics } from './topics.ts';
import { settingsTexts } from '../texts/settings/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-settings' })`
  display: grid;
  gap: ${token('space.5')};

  .search {
    max-width: 32rem;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: ${token('space.4')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-content: start;
    gap: ${token('space.3')};
    min-width: 0;
    padding: ${token('card.padding')};
    border: ${token('border.width')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    box-shadow: ${token('card.shadow')};
  }
  li:hover,
  li:focus-within {
    border-color: ${token('primary.color')};
  }
  li svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${token('primary.text')};
    stroke-width: 1.75;
  }
  li .lock {
    width: 0.875rem;
    height: 0.875rem;
    color: ${token('text.muted')};
  }
  h2 {
    font-size: ${token('type.md')};
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  h2 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  p {
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** All pages of the settings, and a search over them. */
export function Component(): ReactElement {
  const t = useTexts(settingsTexts);
  useTitle(t('settings'));
  const may = useMay();
  const [q, setQ] = useState('');
  const found = settingsTopics.filter(({ title, text, words }) =>
    isFoundBy(q, `${t(title)} ${t(text)} ${t(words)}`),
  );
  return (
    <>
      <PageHead title={t('settings')} text={t('settingsText')} />
      <Root>
        <div className="search">
          <SearchField
            label={t('searchSettings')}
            placeholder={t('searchSettings')}
            value={q}
            maxLength={60}
            onValueChange={setQ}
          />
        </div>
        <p role="status" hidden={q.trim() === '' || found.length === 0}>
          {t('settingsFound', { settings: found.length })}
        </p>
        {found.length === 0 ? (
          <EmptyState
            title={t('noSettingsFor', { q: q.trim() })}
            text={t('noSettingsForText')}
            illustration="search"
          />
        ) : (
          <ul>
            {found.map(({ to, title, text, Icon, permission }) => (
              <li key={to}>
                <Icon aria-hidden="true" />
                <div>
                  <h2>
                    <Link to={to}>{t(title)}</Link>
                  </h2>
                  <p>{t(text)}</p>
                </div>
                {permission !== undefined && !may(permission) && (
                  <Lock className="lock" aria-label={t('needsAPermission')} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Root>
    </>
  );
}
