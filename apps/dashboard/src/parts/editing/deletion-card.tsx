import { DeletionCard as Card, type DeletionCardProps } from '@omnis/desk';
import type { ReactElement } from 'react';
import { snackbars } from '../../app/store.ts';

/** The button that deletes a record of the dashboard, which says in a snackbar that it is done. */
export function DeletionCard(props: Omit<DeletionCardProps, 'tell'>): ReactElement {
  return <Card {...props} tell={snackbars.show} />;
}
