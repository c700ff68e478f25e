import { Loaded } from '@omnis/account';
import { useDashboardPluginsQuery } from '@omnis/api-client';
import type { ListedPlugin } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Card, Link, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { coverLinkCss } from '../parts/cover-link-css.ts';
import { PageHead } from '../parts/page-head.tsx';
import { pluginsTexts } from '../texts/plugins/index.ts';

const Rows = styled.ul.withConfig({ componentId: 'dashboard-plugins' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.1')} ${token('space.4')};
    padding: ${token('space.4')} ${token('card.padding')};
  }
  li + li {
    border-top: 1px solid ${token('border.color')};
  }
  li:hover {
    background: ${token('surface.sunken')};
  }
  a {
    ${coverLinkCss}
    font-weight: ${token('weight.medium')};
  }
  p {
    grid-column: 1;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .state {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

function Row({
  plugin: { code, title, summary, isEnabled },
}: {
  readonly plugin: ListedPlugin;
}): ReactElement {
  const t = useTexts(pluginsTexts);
  return (
    <li>
      <Link href={`/plugins/${code}/`}>{title}</Link>
      <p>{summary}</p>
      <Badge className="state" tone={isEnabled ? 'success' : 'neutral'}>
        {isEnabled ? t('on') : t('off')}
      </Badge>
    </li>
  );
}

/** The plugins that the store can use, with their states (platform.md §2: `/plugins/`). */
export function Component(): ReactElement {
  const t = useTexts(pluginsTexts);
  useTitle(t('plugins'));
  const query = useDashboardPluginsQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingPlugins')}>
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead title={t('plugins')} text={t('pluginsText')} />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {({ items }) => (
          <Card flush>
            <Rows aria-label={t('plugins')}>
              {items.map((plugin) => (
                <Row key={plugin.code} plugin={plugin} />
              ))}
            </Rows>
          </Card>
        )}
      </Loaded>
    </>
  );
}
