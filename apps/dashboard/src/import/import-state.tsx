import { useDashboardApplyImportMutation, useDashboardCancelImportMutation } from '@omnis/api-client';
import type { Import } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, ConfirmDialog, countText, LinkButton, Notice, ProgressBar } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore, useDivision } from '../app/session.ts';
import { planInWords, toApply } from '../imports/import-texts.ts';
import { importTexts } from '../texts/import/index.ts';
import { importsTexts } from '../texts/imports/index.ts';

const Body = styled.div.withConfig({ componentId: 'dashboard-body' })`
  display: grid;
  gap: ${token('space.4')};

  p {
    color: ${token('text.muted')};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
`;

interface StateProps {
  readonly import: Import;
}

function Cancel({ id }: { readonly id: number }): ReactElement {
  const t = useTexts(importTexts);
  const division = useDivision();
  const [cancel, { isLoading }] = useDashboardCancelImportMutation();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('cancelImport')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('cancelImportQuestion')}
        text={t('cancelImportText')}
        confirmLabel={t('cancelImport')}
        cancelLabel={t('keepIt')}
        loading={isLoading}
        onConfirm={() => void cancel({ params: { division, id } }).then(() => setAsked(false))}
      />
    </>
  );
}

function Ready({ import: { id, counts } }: StateProps): ReactElement {
  const tImports = useTexts(importsTexts);
  const t = useTexts(importTexts);
  const division = useDivision();
  const [apply, { isLoading }] = useDashboardApplyImportMutation();
  const count = toApply(counts);
  return (
    <Card
      title={
        count === 0
          ? t('nothingToImport')
          : t('canBeImported', { products: t('productsCounted', { count: count }) })
      }
    >
      <Body>
        <p>{planInWords(tImports, counts)}</p>
        <div className="actions">
          {count > 0 && (
            <Button
              loading={isLoading}
              loadingLabel={t('starting')}
              onClick={() => void apply({ params: { division, id } })}
            >
              {t('importProducts', { products: t('productsCounted', { count: count }) })}
            </Button>
          )}
          <Cancel id={id} />
        </div>
      </Body>
    </Card>
  );
}

function Pictures({ import: { counts } }: StateProps): ReactElement | null {
  const t = useTexts(importTexts);
  const { imagesPending, imagesDone, imagesFailed } = counts;
  const all = imagesPending + imagesDone + imagesFailed;
  if (all === 0) return null;
  if (imagesPending === 0) {
    return imagesFailed === 0 ? (
      <p>
        {all === 1 ? t('thePictureWasFetched') : t('allPicturesWereFetched', { pictures: countText(all) })}
      </p>
    ) : null;
  }
  return (
    <ProgressBar
      label={t('fetchingPictures')}
      value={imagesDone + imagesFailed}
      max={all}
      valueText={t('fetchedOf', { done: countText(imagesDone + imagesFailed), all: countText(all) })}
    />
  );
}

function Done(props: StateProps): ReactElement {
  const t = useTexts(importTexts);
  const { counts } = props.import;
  const { host } = useActiveStore();
  return (
    <Card title={t('imported', { products: t('productsCounted', { count: counts.applied }) })}>
      <Body>
        <p>{t('shoppersSeeThemTheirNext')}</p>
        <Pictures {...props} />
        <div className="actions">
          <LinkButton href="/dashboard/products/">{t('openProducts')}</LinkButton>
          <LinkButton href={`${location.protocol}//${host}/`} target="_blank" variant="secondary">
            {t('viewStore')}
          </LinkButton>
        </div>
      </Body>
    </Card>
  );
}

/** How an import stands, and what can be done with it now. */
export function ImportState(props: StateProps): ReactElement {
  const t = useTexts(importTexts);
  const { state, percent, message, counts } = props.import;
  switch (state) {
    case 'reading':
      return (
        <Card title={t('readingTheFile')}>
          <Body>
            <ProgressBar
              label={t('lookingAtEachProduct')}
              value={percent}
              valueText={counts.lines > 0 ? t('lines', { lines: countText(counts.lines) }) : undefined}
            />
            <p>{t('canLeavePageReadingGoes')}</p>
            <div className="actions">
              <Cancel id={props.import.id} />
            </div>
          </Body>
        </Card>
      );
    case 'ready':
      return <Ready {...props} />;
    case 'applying':
      return (
        <Card title={t('importing')}>
          <Body>
            <ProgressBar
              label={t('productsImported')}
              value={percent}
              valueText={t('fetchedOf', { done: countText(counts.applied), all: countText(toApply(counts)) })}
            />
            <p>{t('canLeavePageImportGoes')}</p>
          </Body>
        </Card>
      );
    case 'done':
      return <Done {...props} />;
    case 'cancelled':
      return (
        <Notice tone="info" title={t('thisImportWasCancelled')}>
          {t('nothingOfTheFileWasImported')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={t('thisFileCouldNotBeImported')}>
          {message || t('somethingInItCouldNotBeRead')}
        </Notice>
      );
  }
}
