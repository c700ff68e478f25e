import { describe, expect, it } from 'vitest';
import { makeBlock } from '../../registry/default-registry.ts';
import { pageElement } from '../../testing/render-page.tsx';
import { provokeBlock, showBlock } from '../../testing/show-block.tsx';

const show = (properties: object): HTMLElement => pageElement([{ type: 'proBenefits', properties }]);

describe('B68 proBenefits', () => {
  it('B68 begins with benefits that the spec names and a way to the plans', () => {
    const element = pageElement([makeBlock('proBenefits')]);
    expect(element.querySelectorAll('li')).toHaveLength(3);
    expect(element.querySelector('a')?.getAttribute('href')).toBe('/teemill-plans/');
    expect(element.querySelector('.price')).toBeNull();
  });

  it('B68 tells what is included from what is not, for ears too', () => {
    const benefits = [
      'Domain',
      { text: 'Pages', detail: 'All' },
      { text: 'Designer', included: false },
      { text: ' ' },
      4,
    ];
    const rows = [...show({ benefits }).querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Included: Domain', 'Included: PagesAll', 'Not included: Designer']);
  });

  it('B68 shows its price with what stands behind it', () => {
    const price = show({ benefits: ['A'], price: '19', period: 'a month' }).querySelector('.price');
    expect(price?.textContent).toBe('£19.00a month');
  });

  it('B68 is hidden without a benefit', () => {
    expect(show({ title: 'T' }).textContent).toBe('');
    expect(showBlock({ type: 'proBenefits' }, { mode: 'preview' }).textContent).toContain('Name a benefit');
  });

  it('B68 reads any property', () => {
    expect(
      provokeBlock('proBenefits', {
        keys: ['plan', 'title', 'copy', 'benefits', 'price', 'period', 'action'],
        base: { benefits: ['A'] },
      }),
    ).toEqual([]);
  });
});
