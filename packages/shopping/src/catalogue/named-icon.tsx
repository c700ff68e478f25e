import { BlockIcon, hasIcon } from '@omnis/blocks';
import { FileText } from 'lucide-react';
import type { ReactElement } from 'react';

/** The icon of a name; that of any page where there is none. Its own file: the names bring all icons of blocks. */
export default function NamedIcon({ name }: { readonly name: string }): ReactElement {
  return hasIcon(name) ? <BlockIcon name={name} /> : <FileText aria-hidden="true" />;
}
