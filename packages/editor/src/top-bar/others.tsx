import { useTexts } from '@omnis/texts/react';
import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { versionTexts } from '../texts/versions/index.ts';

/** Somebody else who has the page open. */
export interface EditingPerson {
  /** Names the open window. */
  readonly id: string;
  readonly name: string;
  /** True for another window of the same person. */
  readonly isSelf: boolean;
}

/** Names who else has the page open: `Nell is editing`. */
export function Others({ people }: { readonly people: readonly EditingPerson[] }): ReactElement {
  const t = useTexts(versionTexts);
  const names = [...new Set(people.filter(({ isSelf }) => !isSelf).map(({ name }) => name))];
  const list = new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(names);
  const words =
    names.length === 0
      ? people.length === 0
        ? ''
        : t('youElsewhere')
      : names.length === 1
        ? t('isEditing', { name: list })
        : t('areEditing', { names: list });
  return (
    <span className="others" role="status">
      {words !== '' && <Users aria-hidden="true" />}
      <span className="words">{words}</span>
    </span>
  );
}
