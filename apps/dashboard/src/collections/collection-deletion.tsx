import { useDashboardDeleteCollectionMutation } from '@omnis/api-client';
import type { ManagedCollection } from '@omnis/contract';
import { Link } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { DeletionCard } from '../parts/editing/deletion-card.tsx';

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

/** Properties of {@link CollectionDeletion}. */
export interface CollectionDeletionProps {
  readonly collection: ManagedCollection;
  readonly onDeleted: () => void;
}

/** Deletes a collection, and says first where it is named. */
export function CollectionDeletion({
  collection: { id, name, namedIn },
  onDeleted,
}: CollectionDeletionProps): ReactElement {
  const division = useDivision();
  const [remove] = useDashboardDeleteCollectionMutation();
  const isNamed = namedIn.length > 0;
  return (
    <DeletionCard
      name={name}
      description="Its page is removed. Its products stay."
      text={
        isNamed
          ? 'Links to it are taken out of your menu and footer. Blocks that show it stay empty, and discounts for it apply to nothing.'
          : 'Its page is removed, and links to it stop working. Its products stay.'
      }
      label="Delete collection"
      done="Collection deleted"
      remove={(headers) =>
        remove({ params: { division, id }, headers, query: { anyway: isNamed ? 'yes' : 'no' } })
      }
      onDeleted={onDeleted}
    >
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
    </DeletionCard>
  );
}
