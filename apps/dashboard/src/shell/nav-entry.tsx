import type { DashboardPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { useMay } from '../access/use-dashboard-access.ts';
import { isAt, type Section } from './sections.ts';
import { shellTexts } from '../texts/shell/index.ts';

/** Properties of {@link NavEntry}. */
export interface NavEntryProps {
  readonly section: Section;
  /** Without its icon, inside a group. */
  readonly plain?: boolean;
  /** Asks the owner for a permission that is missing. */
  readonly onAsk: (permission: DashboardPermission) => void;
}

/** A section in the navigation; one that needs a permission is a button that asks for it (storefront.md §6). */
export function NavEntry({ section, plain = false, onAsk }: NavEntryProps): ReactElement {
  const t = useTexts(shellTexts);
  const may = useMay();
  const { pathname } = useLocation();
  const { to, text, Icon, permission } = section;
  const icon = !plain && <Icon aria-hidden="true" />;
  if (permission === undefined || may(permission))
    return (
      <Link to={to} aria-current={isAt(section, pathname) ? 'page' : undefined}>
        {icon}
        {t(text)}
      </Link>
    );
  return (
    <button type="button" className="asks" aria-haspopup="dialog" onClick={() => onAsk(permission)}>
      {icon}
      <span>{t(text)}</span>
      <Lock className="lock" aria-label={t('askForPermission')} />
    </button>
  );
}
