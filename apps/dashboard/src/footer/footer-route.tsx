import { Loaded } from '@omnis/account';
import { useDashboardFooterQuery, useDashboardUpdateFooterMutation } from '@omnis/api-client';
import type { EditedFooter } from '@omnis/contract';
import { FooterColumns } from '@omnis/desk';
import { footerLimits, socialNetworkNames, socialNetworks } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Skeleton, SkeletonGroup, Stack, Switch, TextArea, TextField } from '@omnis/ui';
import { useMemo, type ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useActiveStore, useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { FaceColumns } from '../face/face-columns.ts';
import { ShopPreview } from '../face/shop-preview.tsx';
import { useChoices } from '../page-editor/use-choices.ts';
import { usePicturePicker } from '../page-editor/use-picture-picker.tsx';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { PageHead } from '../parts/page-head.tsx';
import { faceTexts } from '../texts/face/index.ts';
import { blankFooter, footerFace, footerValues, savedColumns, type FooterValues } from './footer-values.ts';

function Edit({ footer }: { readonly footer: EditedFooter }): ReactElement {
  const t = useTexts(faceTexts);
  const { division, name } = useActiveStore();
  const [update] = useDashboardUpdateFooterMutation();
  const { pick } = usePicturePicker();
  const { links } = useChoices(pick);
  const form = useRecordForm<FooterValues, EditedFooter>({
    record: footer,
    blank: blankFooter,
    valuesOf: footerValues,
    send: ({ saved, values, headers }) =>
      update({
        params: { division },
        body: {
          ...values,
          columns: savedColumns(values.columns),
          version: saved?.version ?? footer.version,
        },
        headers,
      }),
    done: { created: t('footerSaved'), saved: t('footerSaved') },
  });
  const editing = useEditing('footer', form, () => null);
  const { values, errors } = form;
  const { marks } = footer;
  const face = useMemo(() => footerFace(values, marks), [values, marks]);
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={false}
      head={<PageHead title={t('footer')} text={t('footerText', { name })} />}
    >
      <FaceColumns>
        <div>
          <Card title={t('columns')}>
            <FooterColumns
              columns={values.columns}
              errors={errors}
              links={links ?? []}
              onChange={(columns) => form.set({ columns })}
            />
          </Card>
          <Card title={t('socialNetworks')} description={t('socialNetworksHelp')}>
            <Stack gap={4}>
              {socialNetworks.map((network) => (
                <TextField
                  key={network}
                  label={socialNetworkNames[network]}
                  optional
                  spellCheck={false}
                  value={values.social[network]}
                  error={errors[`social.${network}`] ?? null}
                  onValueChange={(text) => form.set({ social: { ...values.social, [network]: text } })}
                />
              ))}
            </Stack>
          </Card>
          <Card title={t('endOfFooter')}>
            <Stack gap={4}>
              <Switch
                label={t('showPayments')}
                help={t('paymentsHelp', { marks: marks.join(', ') })}
                checked={values.payments}
                onCheckedChange={(payments) => form.set({ payments })}
              />
              <TextArea
                label={t('smallPrint')}
                optional
                rows={3}
                help={t('smallPrintHelp', { count: footerLimits.smallPrint })}
                value={values.smallPrint}
                error={errors['smallPrint'] ?? null}
                onValueChange={(smallPrint) => form.set({ smallPrint })}
              />
            </Stack>
          </Card>
        </div>
        <ShopPreview face={face} height={640} atEnd />
      </FaceColumns>
    </EditPage>
  );
}

/** The page on which the footer is edited (storefront.md §1). */
export function Component(): ReactElement {
  const t = useTexts(faceTexts);
  useTitle(t('footer'));
  const query = useDashboardFooterQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingFooter')}>
      <Skeleton shape="block" height="30rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {(footer) => <Edit footer={footer} />}
    </Loaded>
  );
}
