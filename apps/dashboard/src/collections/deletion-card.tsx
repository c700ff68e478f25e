import { errorText, useDashboardDeleteCollectionMutation } from '@omnis/api-client';
import type { ManagedCollection } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Button, Card, ConfirmDialog, Link, Notice, Stack } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

type Place = ManagedCollection['namedIn'][number];

const placeTexts: Readonly<Record<Place['kind'], string>> = {
  menu: 'Menu of your store',
  footer: 'Footer of your store',
  page: 'Page',
  discount: 'Discount',
};

function PlaceName({ place: { kind, id, text } }: { readonly place: Place }): ReactElement {
  if (kind === 'page')
    return (
      <>
        Page <Link href={`/dashboard/pages/${id}/`}>{text}</Link>
      </>
    );
  if (kind === 'discount')
    return (
      <>
        Discount <Link href={`/dashboard/discounts/${id}/`}>{text}</Link>
      </>
    );
  return <>{placeTexts[kind]}</>;
}

/** Properties of {@link DeletionCard}. */
export interface DeletionCardProps {
  readonly collection: ManagedCollection;
  readonly onDeleted: () => void;
}

/** Where a collection is named, the question before it goes, and the call. */
export function DeletionCard({
  collection: { id, name, namedIn },
  onDeleted,
}: DeletionCardProps): ReactElement {
  const division = useDivision();
  const [remove, { isLoading }] = useDashboardDeleteCollectionMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const [key, setKey] = useState(randomUuid);
  const isNamed = namedIn.length > 0;
  const confirm = async (): Promise<void> => {
    setProblem('');
    const { data, error } = await remove({
      params: { division, id },
      headers: { 'Idempotency-Key': key },
      query: { anyway: isNamed ? 'yes' : 'no' },
    });
    setIsAsking(false);
    setKey(randomUuid());
    if (data === undefined) {
      setProblem(errorText(error));
      return;
    }
    snackbars.show({ text: 'Collection deleted', tone: 'success' });
    onDeleted();
  };
  return (
    <Card title="Delete" description="Its page is removed. Its products stay.">
      <Stack gap={4}>
        {isNamed && (
          <div>
            <p>It is used in:</p>
            <ul aria-label="Where it is used">
              {namedIn.map((place) => (
                <li key={`${place.kind} ${place.id}`}>
                  <PlaceName place={place} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {problem !== '' && (
          <Notice tone="error" alert>
            {problem}
          </Notice>
        )}
        <div>
          <Button
            variant="secondary"
            size="sm"
            startIcon={<Trash2 aria-hidden="true" />}
            onClick={() => setIsAsking(true)}
          >
            Delete collection
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${name}?`}
        text={
          isNamed
            ? 'Links to it are taken out of your menu and footer. Blocks that show it stay empty, and discounts for it apply to nothing.'
            : 'Its page is removed, and links to it stop working. Its products stay.'
        }
        confirmLabel="Delete collection"
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
