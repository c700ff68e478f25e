import { useDashboardApplyImportMutation, useDashboardCancelImportMutation } from '@omnis/api-client';
import type { Import } from '@omnis/contract';
import { token } from '@omnis/theme/react';
import { Button, Card, ConfirmDialog, counted, countText, LinkButton, Notice, ProgressBar } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore, useDivision } from '../app/session.ts';
import { planInWords, toApply } from '../imports/import-texts.ts';

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
  const division = useDivision();
  const [cancel, { isLoading }] = useDashboardCancelImportMutation();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Cancel import
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Cancel this import?"
        text="Nothing of the file is imported. You can upload it again at any time."
        confirmLabel="Cancel import"
        cancelLabel="Keep it"
        loading={isLoading}
        onConfirm={() => void cancel({ params: { division, id } }).then(() => setAsked(false))}
      />
    </>
  );
}

function Ready({ import: { id, counts } }: StateProps): ReactElement {
  const division = useDivision();
  const [apply, { isLoading }] = useDashboardApplyImportMutation();
  const count = toApply(counts);
  return (
    <Card title={count === 0 ? 'Nothing to import' : `${counted(count, 'product')} can be imported`}>
      <Body>
        <p>{planInWords(counts)}</p>
        <div className="actions">
          {count > 0 && (
            <Button
              loading={isLoading}
              loadingLabel="Starting"
              onClick={() => void apply({ params: { division, id } })}
            >
              Import {counted(count, 'product')}
            </Button>
          )}
          <Cancel id={id} />
        </div>
      </Body>
    </Card>
  );
}

function Pictures({ import: { counts } }: StateProps): ReactElement | null {
  const { imagesPending, imagesDone, imagesFailed } = counts;
  const all = imagesPending + imagesDone + imagesFailed;
  if (all === 0) return null;
  if (imagesPending === 0) {
    return imagesFailed === 0 ? (
      <p>{all === 1 ? 'The picture was fetched.' : `All ${countText(all)} pictures were fetched.`}</p>
    ) : null;
  }
  return (
    <ProgressBar
      label="Fetching pictures"
      value={imagesDone + imagesFailed}
      max={all}
      valueText={`${countText(imagesDone + imagesFailed)} of ${countText(all)}`}
    />
  );
}

function Done(props: StateProps): ReactElement {
  const { counts } = props.import;
  const { host } = useActiveStore();
  return (
    <Card title={`${counted(counts.applied, 'product')} imported`}>
      <Body>
        <p>Your shoppers see them on their next load.</p>
        <Pictures {...props} />
        <div className="actions">
          <LinkButton href="/dashboard/products/">Open products</LinkButton>
          <LinkButton href={`${location.protocol}//${host}/`} target="_blank" variant="secondary">
            View store
          </LinkButton>
        </div>
      </Body>
    </Card>
  );
}

/** How an import stands, and what can be done with it now. */
export function ImportState(props: StateProps): ReactElement {
  const { state, percent, message, counts } = props.import;
  switch (state) {
    case 'reading':
      return (
        <Card title="Reading the file">
          <Body>
            <ProgressBar
              label="Looking at each product"
              value={percent}
              valueText={counts.lines > 0 ? `${countText(counts.lines)} lines` : undefined}
            />
            <p>You can leave this page: the reading goes on.</p>
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
        <Card title="Importing">
          <Body>
            <ProgressBar
              label="Products imported"
              value={percent}
              valueText={`${countText(counts.applied)} of ${countText(toApply(counts))}`}
            />
            <p>You can leave this page: the import goes on.</p>
          </Body>
        </Card>
      );
    case 'done':
      return <Done {...props} />;
    case 'cancelled':
      return (
        <Notice tone="info" title="This import was cancelled">
          Nothing of the file was imported.
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title="This file could not be imported">
          {message || 'Something in it could not be read.'}
        </Notice>
      );
  }
}
