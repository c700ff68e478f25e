import { useTexts } from '@omnis/texts/react';
import { Link } from '@omnis/ui';
import type { ReactElement } from 'react';
import { changedParams, type ListParams } from './list-params.ts';
import { partsTexts } from '../texts/parts/index.ts';

/** Properties of {@link CursorFoot}. */
export interface CursorFootProps {
  readonly list: Pick<ListParams, 'params'>;
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
  /** How much was found. */
  readonly text?: string | undefined;
}

/** Links to the first and to the next page of a list whose pages follow each other by a cursor. */
export function CursorFoot({ list: { params }, next, text }: CursorFootProps): ReactElement | null {
  const t = useTexts(partsTexts);
  const cursor = params.get('cursor');
  if (cursor === null && next === null && text === undefined) return null;
  return (
    <div className="foot">
      <span>
        {text}
        {text !== undefined && cursor !== null && ' · '}
        {cursor !== null && (
          <Link href={`?${changedParams(params, { cursor: null })}`}>{t('firstPage')}</Link>
        )}
      </span>
      {next !== null && <Link href={`?${changedParams(params, { cursor: next })}`}>{t('nextPage')}</Link>}
    </div>
  );
}
