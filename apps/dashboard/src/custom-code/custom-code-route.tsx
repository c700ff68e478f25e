import { Loaded } from '@omnis/account';
import { useDashboardBrandingQuery, useDashboardUpdateBrandingMutation } from '@omnis/api-client';
import type { Branding } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { customCodeLimits } from '@omnis/validation';
import { Card, Checkbox, LinkButton, Notice, Skeleton, SkeletonGroup, Stack, TextArea } from '@omnis/ui';
import type { ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { plansPath } from '../app/paths.ts';
import { useActiveStore, useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { PageHead } from '../parts/page-head.tsx';
import { faceTexts } from '../texts/face/index.ts';

interface Values {
  readonly code: string;
  /** One a line. */
  readonly hosts: string;
  readonly needsConsent: boolean;
}

const blank: Values = { code: '', hosts: '', needsConsent: true };
const valuesOf = ({ customCode: { code, hosts, needsConsent } }: Branding): Values => ({
  code,
  hosts: hosts.join('\n'),
  needsConsent,
});
const hostsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((host) => host !== '');

/** Message at the hosts, whichever of them it is about. */
const hostFault = (errors: Readonly<Record<string, string>>): string | null =>
  Object.entries(errors).find(([field]) => field.startsWith('customCode.hosts'))?.[1] ?? null;

function Edit({ branding }: { readonly branding: Branding }): ReactElement {
  const t = useTexts(faceTexts);
  const { division, name } = useActiveStore();
  const [update] = useDashboardUpdateBrandingMutation();
  const { customCodeObstacle: obstacle } = branding;
  const form = useRecordForm<Values, Branding>({
    record: branding,
    blank,
    valuesOf,
    send: ({ saved, values, headers }) =>
      update({
        params: { division },
        body: {
          version: saved?.version ?? branding.version,
          customCode: { ...values, hosts: hostsOf(values.hosts) },
        },
        headers,
      }),
    done: { created: t('codeSaved'), saved: t('codeSaved') },
  });
  const editing = useEditing('custom-code', form, () => null);
  const { values, errors } = form;
  const isOff = obstacle !== null;
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={false}
      head={<PageHead title={t('customCode')} text={t('customCodeText', { name })} />}
    >
      <div className="columns">
        <div>
          {obstacle === 'plan' && (
            <Notice tone="info">
              <Stack gap={3}>
                {t('needsPro')}
                <div>
                  <LinkButton href={plansPath} size="sm">
                    {t('seePlans')}
                  </LinkButton>
                </div>
              </Stack>
            </Notice>
          )}
          {obstacle === 'address' && <Notice tone="info">{t('noOwnAddress')}</Notice>}
          <Card title={t('codeCard')}>
            <Stack gap={4}>
              <TextArea
                label={t('codeCard')}
                hideLabel
                rows={14}
                spellCheck={false}
                disabled={isOff}
                help={t('codeHelp', { count: customCodeLimits.length })}
                value={values.code}
                error={errors['customCode.code'] ?? null}
                onValueChange={(code) => form.set({ code })}
              />
              <TextArea
                label={t('hosts')}
                optional
                rows={3}
                spellCheck={false}
                disabled={isOff}
                help={t('hostsHelp')}
                value={values.hosts}
                error={hostFault(errors)}
                onValueChange={(hosts) => form.set({ hosts })}
              />
              <Checkbox
                label={t('needsConsent')}
                help={t('needsConsentHelp')}
                disabled={isOff}
                checked={values.needsConsent}
                onCheckedChange={(needsConsent) => form.set({ needsConsent })}
              />
            </Stack>
          </Card>
        </div>
        <div>
          <Card title={t('whereItRuns')}>
            <Stack gap={3}>
              <p>{t('runsOn')}</p>
              <p>{t('runsNot')}</p>
              <p>{t('runsRisk')}</p>
            </Stack>
          </Card>
        </div>
      </div>
    </EditPage>
  );
}

/** The page with the code that an owner wants in the head of each page of the shop (storefront.md §3 customCode). */
export function Component(): ReactElement {
  const t = useTexts(faceTexts);
  useTitle(t('customCode'));
  const query = useDashboardBrandingQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingCode')}>
      <Skeleton shape="block" height="30rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {(branding) => <Edit branding={branding} />}
    </Loaded>
  );
}
