import { Loaded } from '@omnis/account';
import { useDashboardPluginQuery } from '@omnis/api-client';
import type { ManagedPlugin } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Card, LinkButton, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { pluginsTexts } from '../texts/plugins/index.ts';
import { PluginForm, pluginsBack } from './plugin-form.tsx';

/** A plugin whose settings have a page of their own: its state, and the way there. */
function ManagedElsewhere({
  plugin: { title, summary, isEnabled },
  href,
}: {
  readonly plugin: ManagedPlugin;
  readonly href: string;
}): ReactElement {
  const t = useTexts(pluginsTexts);
  return (
    <>
      <PageHead back={pluginsBack(t)} title={title} text={summary} />
      <Card title={t('managedElsewhere')}>
        <Stack gap={4}>
          <p>{isEnabled ? t('managedOn') : t('managedOff')}</p>
          <div>
            <LinkButton href={href}>{t('openSettings')}</LinkButton>
          </div>
        </Stack>
      </Card>
    </>
  );
}

function Title({ plugin: { title } }: { readonly plugin: ManagedPlugin }): null {
  useTitle(title);
  return null;
}

/** One plugin of the store with its form (platform.md §2: `/plugins/{code}`). */
export function Component(): ReactElement {
  const t = useTexts(pluginsTexts);
  const { code = '' } = useParams();
  const query = useDashboardPluginQuery(
    { params: { division: useDivision(), code } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingPlugin')}>
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  );
  // An address that no plugin can have is refused by its form.
  if (!/^[a-z][a-z\d-]{1,39}$/.test(code)) return <NotFound />;
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {(plugin) => (
        <>
          <Title plugin={plugin} />
          {plugin.managedAt === null ? (
            <PluginForm key={plugin.code} plugin={plugin} />
          ) : (
            <ManagedElsewhere plugin={plugin} href={plugin.managedAt} />
          )}
        </>
      )}
    </Loaded>
  );
}
