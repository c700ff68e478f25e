import type { DashboardPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '@omnis/desk';
import { NavEntry } from './nav-entry.tsx';
import { isAt, type SectionGroup } from './sections.ts';
import { shellTexts } from '../texts/shell/index.ts';

/** Properties of {@link NavGroup}. */
export interface NavGroupProps {
  readonly group: SectionGroup;
  readonly onAsk: (permission: DashboardPermission) => void;
}

/** Sections under a heading that opens and closes; the group of the page that is shown is open. */
export function NavGroup({ group, onAsk }: NavGroupProps): ReactElement {
  const t = useTexts(shellTexts);
  const { key, text, Icon, sections } = group;
  const id = useId();
  const { pathname } = useLocation();
  const isHere = sections.some((section) => isAt(section, pathname));
  const stored = `dashboard-nav-${key}`;
  const [isOpen, setIsOpen] = useState(() => isHere || readStored(stored) === 'open');
  useEffect(() => {
    if (isHere) setIsOpen(true);
  }, [isHere]);
  const toggle = (): void => {
    setIsOpen(!isOpen);
    writeStored(stored, isOpen ? 'closed' : 'open');
  };
  return (
    <div className="group" data-here={isHere ? '' : undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Icon aria-hidden="true" />
        <span>{t(text)}</span>
        <ChevronDown className="fold" aria-hidden="true" />
      </button>
      <div id={id} role="group" aria-label={t(text)} hidden={!isOpen}>
        {sections.map((section) => (
          <NavEntry key={section.to} section={section} plain onAsk={onAsk} />
        ))}
      </div>
    </div>
  );
}
