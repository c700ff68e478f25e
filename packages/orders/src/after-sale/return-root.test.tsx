import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ReturnRoot } from './return-root.ts';

/** A page with labels, of which one may be printed by its own button. */
function Page({ labels, printing }: { labels: readonly string[]; printing?: string }): ReactElement {
  return (
    <ReturnRoot>
      <div className="head" data-part="head" />
      <div className="said" data-part="answer" />
      {labels.length > 0 && (
        <section className="returns">
          {labels.map((label) => (
            <article
              key={label}
              className="return"
              data-part={label}
              data-printing={printing === label ? '' : undefined}
            >
              <div className="actions tools" data-part={`tools of ${label}`} />
            </article>
          ))}
        </section>
      )}
      <form data-part="form" />
      <div className="actions" data-part="actions" />
    </ReturnRoot>
  );
}

const isPrint = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && rule.media.mediaText === 'print';

/** Selectors of the page's own styles that a printer leaves out. */
function hidden(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isPrint);
  return rules
    .flatMap((rule) => [...rule.cssRules])
    .flatMap((rule) =>
      rule instanceof CSSStyleRule && rule.style.display === 'none' ? [rule.selectorText] : [],
    );
}

/** The parts that stand on the paper. */
function printed(page: ReactElement): string[] {
  const { container } = render(page);
  const selectors = hidden();
  expect(selectors.length).toBeGreaterThan(0);
  const isHidden = (part: Element): boolean => selectors.some((selector) => part.closest(selector) !== null);
  return [...container.querySelectorAll('[data-part]')].flatMap((part) =>
    isHidden(part) ? [] : [part.getAttribute('data-part') ?? ''],
  );
}

afterEach(cleanup);

describe('a page of returns on paper', () => {
  it('is what it shows, with no label yet', () => {
    expect(printed(<Page labels={[]} />)).toEqual(['head', 'form']);
  });

  it('has all labels by the browser’s own print', () => {
    expect(printed(<Page labels={['R-1', 'R-2']} />)).toEqual(['head', 'R-1', 'R-2']);
  });

  it('is one label alone by that label’s button', () => {
    expect(printed(<Page labels={['R-1', 'R-2']} printing="R-2" />)).toEqual(['R-2']);
  });
});
